import Foundation
import HubModel
import Testing

@testable import HubJSON
@testable import HubSource

/// Returns the problems that the parser reports for a file called `x.json`, one per line.
func complaints(about file: some Sequence<UInt8>) -> [String] {
  let log = ProblemLog(file: "x.json")
  _ = log.parse(Array(file))
  // The problem that a level file should be an object is not the parser's.
  return log.finished().filter { $0.code != .wrongType }.map(\.description)
}

/// Returns the problems that the parser reports for a text.
func complaints(about text: String) -> [String] { complaints(about: text.utf8) }

/// Returns a parsed text.
func parsed(_ text: String) throws -> JSONDocument { try JSONParser.parse(Array(text.utf8)) }

/// Returns the value that Foundation reads from a file; nil if it is rejected.
func foundationValue(of file: some Sequence<UInt8>) -> Any? {
  try? JSONSerialization.jsonObject(with: Data(file), options: .fragmentsAllowed)
}

/// Returns true if one of our values equals the one that Foundation read.
func isSame(_ value: JSONValue, as other: Any) -> Bool {
  switch value.kind {
  case .null: return other is NSNull
  case .true: return other as? Bool == true
  case .false: return other as? Bool == false
  case .string:
    return value.string.map { Array($0.utf8) } == (other as? String).map { Array($0.utf8) }
  case .number:
    guard let number = value.number, let other = other as? NSNumber else { return false }
    return number == other.doubleValue
  case .array:
    guard let other = other as? [Any] else { return false }
    return other.count == value.elements.count
      && zip(value.elements, other).allSatisfy { isSame($0, as: $1) }
  case .object:
    guard let other = other as? [String: Any] else { return false }
    let keys = Set(value.members.map { $0.key.string ?? "" })
    return keys == Set(other.keys)
      && keys.allSatisfy { key in
        guard let mine = value[key], let theirs = other[key] else { return false }
        return isSame(mine, as: theirs)
      }
  }
}
