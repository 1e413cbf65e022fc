import GRDB

/// A cache of the ids of the first rows of recent lists. It saves time if a list is asked for again
/// with other columns, in another form or written to a file.
///
/// A catalog never changes, so entries stay valid as long as it is open.
struct FirstRows {
  /// The largest number of lists, whose ids take some hundred kilobytes.
  private static let limit = 50

  private var lists: [(query: AnyHashable, ids: [DatabaseValue])] = []

  /// The ids of the first rows of a list; nil if the list is not in the cache.
  subscript(query: AnyHashable) -> [DatabaseValue]? {
    get { lists.first { $0.query == query }?.ids }
    set {
      lists.removeAll { $0.query == query }
      if let newValue { lists.append((query, newValue)) }
      if lists.count > Self.limit { lists.removeFirst() }
    }
  }
}
