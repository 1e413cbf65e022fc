/// The first bytes of a colour profile (ICC.1:2022, 7.2).
enum ICCProfile {
  /// The number of bytes that tell a profile from other data.
  static let headLength = 40
  /// The maximum length of a profile; those of printers have a few million bytes.
  static let mostBytes = 1 << 25

  /// Returns true if data of this length are a profile. Up to three bytes of padding may follow it.
  static func isProfile(head: [UInt8], length: Int) -> Bool {
    head.count >= headLength && head.has("acsp", at: 36)
      && (0...3).contains(length - head.bigEndian(0, 4))
  }
}
