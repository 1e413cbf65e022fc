extension String {
  /// The text so that a terminal that turns right-to-left writing round turns nothing else with it:
  /// between the marks that isolate it when it has such letters. They take no cells.
  ///
  /// Two Hebrew names side by side would otherwise change places, and take the number between them
  /// along. The data's own marks have to be visible by then (``harmless``), so that ours match.
  package var isolated: String {
    unicodeScalars.contains(where: \.isRightToLeft) ? "\u{2068}" + self + "\u{2069}" : self
  }
}

extension Unicode.Scalar {
  /// The blocks of right-to-left scripts.
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
