import HubDiff
import Testing

/// Which addresses are the same.
struct AddressTests {
  @Test(arguments: [
    ("https://www.fcLumen.example/", "https://WWW.fclumen.example"),
    ("https://lumen.example:443/a/", "https://lumen.example/a"),
    ("https://lumen.example/a/?", "https://lumen.example/a#"),
    ("images/1.jpg", "images/1.jpg"),
  ])
  func `letter case of a host, slashes at the end and empty parts mean nothing`(
    one: String, other: String
  ) {
    #expect(Address.sameForm(one) == Address.sameForm(other))
  }

  @Test(arguments: [
    ("https://lumen.example/A", "https://lumen.example/a"),
    ("http://lumen.example", "https://lumen.example"),
    ("https://lumen.example/a#jan", "https://lumen.example/a#an"),
    ("https://lumen.example", "https://www.lumen.example"),
  ])
  func `letter case of a path, scheme and fragment mean something`(one: String, other: String) {
    #expect(Address.sameForm(one) != Address.sameForm(other))
  }

  @Test func `people find one place under several addresses`() {
    #expect(
      Address.placeForm("http://www.Lumen.example/Jan/#top")
        == Address.placeForm("https://lumen.example/jan"))
  }
}
