/// Something that candidates have in common: a number made of texts (FNV-1a). Two texts hardly ever make the
/// same number, and then a pair is looked at in vain.
struct CandidateKey: Hashable {
  private var number: UInt64 = 0xCBF2_9CE4_8422_2325

  /// - Parameter kind: what it is, so that a town is not taken for a name.
  init(_ kind: String, _ texts: String...) {
    for text in [kind] + texts { add(text.unicodeScalars) }
  }

  private mutating func add(_ letters: some Sequence<Unicode.Scalar>) {
    for letter in letters { add(letter.value) }
    // No letter, so that "ab" and "c" are not "a" and "bc".
    add(UInt32.max)
  }

  private mutating func add(_ value: UInt32) {
    number = (number ^ UInt64(value)) &* 0x0000_0100_0000_01B3
  }

  /// With some more letters.
  func adding(_ letters: some Sequence<Unicode.Scalar>) -> CandidateKey {
    var key = self
    key.add(letters)
    return key
  }

  /// With some more letters, and with these but for one of them: words that are a letter apart, or have two
  /// neighbours swapped, have one of these in common.
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
