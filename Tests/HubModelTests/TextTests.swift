import Foundation
import HubModel
import Testing

struct TextTests {
  /// Returns the scalars of a text; Swift's own comparison treats NFC and NFD as equal.
  private func scalars(_ text: String?) -> [UInt32]? { text?.unicodeScalars.map(\.value) }

  // The expected NFC was computed with Python's unicodedata.
  @Test(arguments: [
    ([0x65, 0x301], [0xE9]),
    ([0x212B], [0xC5]),
    ([0x2126], [0x3A9]),
    ([0x71, 0x307, 0x323], [0x71, 0x323, 0x307]),
    ([0x61, 0x323, 0x307], [0x1EA1, 0x307]),
    ([0x1E0B, 0x323], [0x1E0D, 0x307]),
    ([0x344], [0x308, 0x301]),
    ([0x1112, 0x1161, 0x11AB], [0xD55C]),
    ([0x958], [0x915, 0x93C]),
    ([0xF900], [0x8C48]),
    ([0xFB01], [0xFB01]),
  ])
  func `texts are kept in NFC`(published: [UInt32], kept: [UInt32]) {
    let text = String(String.UnicodeScalarView(published.compactMap(Unicode.Scalar.init)))
    #expect(scalars(Text.normalized(text)) == kept)
  }

  @Test func `a no-break space becomes a plain one`() {
    #expect(scalars(Text.normalized("de\u{A0}Gender")) == scalars("de Gender"))
    #expect(scalars(Text.normalized("de\u{A0}\u{A0}Gender")) == scalars("de  Gender"))
    #expect(scalars(Text.normalized("x\u{A0}\u{301}y")) == [0x78, 0x20, 0x301, 0x79])
  }

  @Test(arguments: ["  Jane ", "\tJane\r\n", "\u{A0}Jane\u{A0}", "\n\n Jane"])
  func `the ends are trimmed`(text: String) {
    #expect(Text.normalized(text) == "Jane")
  }

  @Test(arguments: ["", " ", "\u{A0}", "\t\r\n \u{A0} "])
  func `an empty text is an absent one`(text: String) {
    #expect(Text.normalized(text) == nil)
  }

  @Test func `case, accents and inner spaces are kept`() {
    #expect(Text.normalized("Fotoclub  ÉÉN & co.") == "Fotoclub  ÉÉN & co.")
  }

  @Test func `letters fold as an independent implementation folds them`() {
    var compared = 0
    for line in foldedLetters.split(separator: "\n") {
      let cells = line.split(separator: " ")
      let first = UInt32(cells[0], radix: 16)!
      for (number, cell) in cells.dropFirst().enumerated() where cell != "-" {
        let letter = String(Unicode.Scalar(first + UInt32(number))!)
        let expected = String(cell == "∅" ? "" : cell.replacing("_", with: " "))
        #expect(scalars(Text.folded(letter)) == scalars(expected), "\(letter)")
        compared += 1
      }
    }
    #expect(compared > 950)
  }

  @Test(arguments: [
    ("Ariejan van Twisk", "ariejan van twisk"),
    ("Łukasz Øvergård", "lukasz overgard"),
    ("Fotogroep De Reünie", "fotogroep de reunie"),
    ("STRASSE straße STRAẞE", "strasse strasse strasse"),
    ("Ærøskøbing", "aeroskobing"),
    ("Þórður Björnsson", "thordur bjornsson"),
    ("Œuvre", "oeuvre"),
    ("İSTANBUL ısparta", "istanbul isparta"),
    ("ΟΔΥΣΣΕΥΣ Τάκης", "οδυσσευσ τακησ"),
    ("Щукин Йован Ёлка", "щукин иован елка"),
    ("Nguyễn Văn Đức", "nguyen van duc"),
    ("ﬁlm ﬂash ﬀ", "film flash ff"),
    ("Ｆｏｔｏ１２", "foto12"),
    ("№ ½ ² ™", "no 1⁄2 2 tm"),
    ("Ĳsselstein", "ijsselstein"),
    ("l’Hôpital d‘Or", "l'hopital d'or"),
    ("ガギグ パン", "カキク ハン"),
    ("שָׁלוֹם", "שלום"),
    ("مُحَمَّد", "محمد"),
    ("हिन्दी", "हनद"),
    ("e\u{301} e\u{323}\u{302} q\u{307}", "e e q"),
    ("a\u{A0}b", "a b"),
    ("📷 Café", "📷 cafe"),
  ])
  func `words fold to the letters that people type`(word: String, folded: String) {
    #expect(scalars(Text.folded(word)) == scalars(folded))
  }

  @Test func `folding NFC and NFD gives the same, and folding again changes nothing`() {
    for word in ["Çelik", "Þórður", "ÅNGSTRÖM", "Nguyễn", "한국"] {
      let folded = Text.folded(word)
      let decomposed = word.decomposedStringWithCanonicalMapping
      #expect(scalars(Text.folded(decomposed)) == scalars(folded))
      #expect(scalars(Text.folded(folded)) == scalars(folded))
    }
  }
}
