import HubBundle

/// A list as it was typed: what its words mean is not settled yet.
struct ListSyntax: Equatable {
  let subject: Subject
  var terms: [Term] = []
  var order: [OrderTerm] = []
  var limit: Int?
  var columns: [Word] = []
  /// A distance in kilometres.
  var within: Double?

  /// Something that has to hold.
  struct Term: Equatable {
    let isNegated: Bool
    /// As typed; nil for a free word.
    let field: Word?
    let values: [Value]
    /// The whole of it.
    let word: Word
  }

  /// What a value may be.
  enum Value: Equatable {
    case plain(Word)
    case compared(ComparisonOperator, Word)
    /// From and through; either may be empty.
    case between(Word, Word)
  }

  /// How a value is compared.
  enum ComparisonOperator: String, CaseIterable {
    case atLeast = ">="
    case atMost = "<="
    case above = ">"
    case below = "<"
    case exactly = "="
  }

  /// A column to sort by.
  struct OrderTerm: Equatable {
    let column: Word
    let isDescending: Bool
  }
}

/// Why a line is not understood, and where.
package struct SyntaxError: Error, CustomStringConvertible, Equatable {
  /// What is wrong, and what to do.
  package let description: String
  /// The part of the line that is meant, in UTF-8 bytes.
  package let range: Range<Int>

  init(_ description: String, at range: Range<Int>) {
    self.description = description
    self.range = range
  }

  init(_ description: String, at word: Word) {
    self.init(description, at: word.range)
  }
}
