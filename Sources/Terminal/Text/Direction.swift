extension String {
  /// The text, enclosed in isolation marks if it contains right-to-left letters, so that a terminal
  /// does not reorder anything around it. The marks take no cells.
  ///
  /// Otherwise, two Hebrew names side by side would change places and take the number between them
  /// along. Marks in the text itself must have been made visible before (``harmless``), so that
  /// ours match.
  package var isolated: String {
    unicodeScalars.contains(where: \.isRightToLeft) ? "\u{2068}" + self + "\u{2069}" : self
  }
}

extension Unicode.Scalar {
  /// True if the scalar is in a block of a right-to-left script.
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
