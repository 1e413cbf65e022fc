/// A key that candidates for a pair may share: an FNV-1a hash of texts. A rare collision only costs
/// the inspection of one more pair.
struct CandidateKey: Hashable {
  private var number: UInt64 = 0xCBF2_9CE4_8422_2325

  /// - Parameter kind: The kind of the texts, so that a town never equals a name.
  init(_ kind: String, _ texts: String...) {
    for text in [kind] + texts { add(text.unicodeScalars) }
  }

  private mutating func add(_ letters: some Sequence<Unicode.Scalar>) {
    for letter in letters { add(letter.value) }
    // A separator that is not a letter, so that "ab" and "c" differ from "a" and "bc".
    add(UInt32.max)
  }

  private mutating func add(_ value: UInt32) {
    number = (number ^ UInt64(value)) &* 0x0000_0100_0000_01B3
  }

  func adding(_ letters: some Sequence<Unicode.Scalar>) -> CandidateKey {
    var key = self
    key.add(letters)
    return key
  }

  /// Returns the keys with more letters, and with all but one of these. Words that differ in one
  /// letter, or in the order of two neighbours, have one of these keys in common.
  func addingWithoutOne(_ letters: [Unicode.Scalar]) -> [CandidateKey] {
    guard letters.count < 40 else { return [adding(letters)] }
    var keys = [adding(letters)]
    for omitted in letters.indices {
      var key = self
      for index in letters.indices where index != omitted { key.add(letters[index].value) }
      key.add(UInt32.max)
      keys.append(key)
    }
    return keys
  }
}
