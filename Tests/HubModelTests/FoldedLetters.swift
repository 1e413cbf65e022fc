/// Letters and their folded forms, computed independently with Python's `unicodedata` (Unicode 14):
///
///     s = "".join(c for c in normalize("NFKD", c) if category(c)[0] != "M").lower()
///     "".join(table.get(c, c) for c in s if category(c)[0] != "M")
///
/// Each line contains a first code point and the forms of the 16 that begin there. `_` stands for a
/// space, `∅` for an empty form, `-` for an omitted code point.
let foldedLetters = """
  00A0 _ ¡ ¢ £ ¤ ¥ ¦ § _ © a « ¬ - ® _
  00B0 ° ± 2 3 _ μ ¶ · _ 1 o » 1⁄4 1⁄2 3⁄4 ¿
  00C0 a a a a a a ae c e e e e i i i i
  00D0 d n o o o o o × o u u u u y th ss
  00E0 a a a a a a ae c e e e e i i i i
  00F0 d n o o o o o ÷ o u u u u y th y
  0100 a a a a a a c c c c c c c c d d
  0110 d d e e e e e e e e e e g g g g
  0120 g g g g h h h h i i i i i i i i
  0130 i i ij ij j j k k k l l l l l l l·
  0140 l· l l n n n n n n 'n n n o o o o
  0150 o o oe oe r r r r r r s s s s s s
  0160 s s t t t t t t u u u u u u u u
  0170 u u u u w w y y y z z z z z z s
  0180 ƀ ɓ ƃ ƃ ƅ ƅ ɔ ƈ ƈ ɖ ɗ ƌ ƌ ƍ ǝ ə
  0190 ɛ ƒ ƒ ɠ ɣ ƕ ɩ ɨ ƙ ƙ ƚ ƛ ɯ ɲ ƞ ɵ
  01A0 o o ƣ ƣ ƥ ƥ ʀ ƨ ƨ ʃ ƪ ƫ ƭ ƭ ʈ u
  01B0 u ʊ ʋ ƴ ƴ ƶ ƶ ʒ ƹ ƹ ƺ ƻ ƽ ƽ ƾ ƿ
  01C0 ǀ ǁ ǂ ǃ dz dz dz lj lj lj nj nj nj a a i
  01D0 i o o u u u u u u u u u u ǝ a a
  01E0 a a ae ae ǥ ǥ g g k k o o o o ʒ ʒ
  01F0 j dz dz dz g g ƕ ƿ n n a a ae ae o o
  0200 a a a a e e e e i i i i o o o o
  0210 r r r r u u u u s s t t ȝ ȝ h h
  0220 ƞ ȡ ȣ ȣ ȥ ȥ a a e e o o o o o o
  0230 o o y y ȴ ȵ ȶ ȷ ȸ ȹ ⱥ ȼ ȼ ƚ ⱦ ȿ
  0240 ɀ ɂ ɂ ƀ ʉ ʌ ɇ ɇ ɉ ɉ ɋ ɋ ɍ ɍ ɏ ɏ
  0300 ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅ ∅
  0370 ͱ ͱ ͳ ͳ ʹ ͵ ͷ ͷ - - _ ͻ ͼ ͽ ; ϳ
  0380 - - - - _ _ α · ε η ι - ο - υ ω
  0390 ι α β γ δ ε ζ η θ ι κ λ μ ν ξ ο
  03A0 π ρ - σ τ υ φ χ ψ ω ι υ α ε η ι
  03B0 υ α β γ δ ε ζ η θ ι κ λ μ ν ξ ο
  03C0 π ρ σ σ τ υ φ χ ψ ω ι υ ο υ ω ϗ
  03D0 β θ υ υ υ φ π ϗ ϙ ϙ ϛ ϛ ϝ ϝ ϟ ϟ
  03E0 ϡ ϡ ϣ ϣ ϥ ϥ ϧ ϧ ϩ ϩ ϫ ϫ ϭ ϭ ϯ ϯ
  03F0 κ ρ σ ϳ θ ε ϶ ϸ ϸ σ ϻ ϻ ϼ ͻ ͼ ͽ
  0400 е е ђ г є ѕ і і ј љ њ ћ к и у џ
  0410 а б в г д е ж з и и к л м н о п
  0420 р с т у ф х ц ч ш щ ъ ы ь э ю я
  0430 а б в г д е ж з и и к л м н о п
  0440 р с т у ф х ц ч ш щ ъ ы ь э ю я
  0450 е е ђ г є ѕ і і ј љ њ ћ к и у џ
  1E00 a a b b b b b b c c d d d d d d
  1E10 d d d d e e e e e e e e e e f f
  1E20 g g h h h h h h h h h h i i i i
  1E30 k k k k k k l l l l l l l l m m
  1E40 m m m m n n n n n n n n o o o o
  1E50 o o o o p p p p r r r r r r r r
  1E60 s s s s s s s s s s t t t t t t
  1E70 t t u u u u u u u u u u v v v v
  1E80 w w w w w w w w w w x x x x y y
  1E90 z z z z z z h t w y aʾ s ẜ ẝ ss ẟ
  1EA0 a a a a a a a a a a a a a a a a
  1EB0 a a a a a a a a e e e e e e e e
  1EC0 e e e e e e e e i i i i o o o o
  1ED0 o o o o o o o o o o o o o o o o
  1EE0 o o o o u u u u u u u u u u u u
  1EF0 u u y y y y y y y y ỻ ỻ ỽ ỽ ỿ ỿ
  FB00 ff fi fl ffi ffl st st - - - - - - - - -
  FF10 0 1 2 3 4 5 6 7 8 9 : ; < = > ?
  FF20 @ a b c d e f g h i j k l m n o
  FF30 p q r s t u v w x y z [ - ] ^ -
  FF40 ` a b c d e f g h i j k l m n o
  FF50 p q r s t u v w x y z { | } ~ ⦅
  """
