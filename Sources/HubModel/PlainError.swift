/// An error that is only told, because no code handles it.
package struct PlainError: Error, CustomStringConvertible {
  /// A sentence for a person: what happened, where, and what to do about it.
  package let description: String

  package init(_ description: String) { self.description = description }
}
