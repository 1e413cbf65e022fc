import GRDB

/// Which rows the latest lists began with. Whoever asks again, for other columns, in another form or into
/// a file, does not wait for the same rows to be found.
///
/// A catalog never changes, so what was found once is right for as long as it is open.
struct FirstRows {
  /// So many lists. Their rows take some hundred kilobytes.
  private static let limit = 50

  private var lists: [(query: AnyHashable, ids: [DatabaseValue])] = []

  /// The ids of the first rows; nil for what was not asked lately.
  subscript(query: AnyHashable) -> [DatabaseValue]? {
    get { lists.first { $0.query == query }?.ids }
    set {
      lists.removeAll { $0.query == query }
      if let newValue { lists.append((query, newValue)) }
      if lists.count > Self.limit { lists.removeFirst() }
    }
  }
}
