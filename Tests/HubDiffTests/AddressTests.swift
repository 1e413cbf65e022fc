import Testing

@testable import HubDiff

/// URLs that count as the same, and URLs that do not.
struct AddressTests {
  @Test(arguments: [
    ("https://www.fcLumen.example/", "https://WWW.fclumen.example"),
    ("https://lumen.example:443/a/", "https://lumen.example/a"),
    ("https://lumen.example/a/?", "https://lumen.example/a#"),
    ("images/1.jpg", "images/1.jpg"), ("https://lumen.example/x/#a", "https://lumen.example/x#a"),
  ])
  func `letter case of a host, trailing slashes and empty parts do not count`(
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
  func `letter case of a path, scheme and fragment count`(one: String, other: String) {
    #expect(Address.sameForm(one) != Address.sameForm(other))
  }

  @Test func `several URLs of one page have one normalized form`() {
    #expect(
      Address.normalized("http://www.Lumen.example/Jan/#top")
        == Address.normalized("https://lumen.example/jan"))
  }

  @Test(arguments: [
    ("https://www.Lumen.example:443/A/b?c=D#e", "lumen.example/a/b?c=d"),
    ("http://lumen.example:80", "lumen.example"), ("http://lumen.example:443", "lumen.example:443"),
    ("https://lumen.example:8443/", "lumen.example:8443"), ("http://:80", ""), ("https://", ""),
    ("HTTP://WWW.www.example/?#/", "www.example"), ("www.lumen.example//", "lumen.example"),
    ("ftp://lumen.example:80/#", "lumen.example:80"), ("Images/Één.jpg#x", "images/één.jpg"),
    ("a://b://c", "b://c"), ("x:80", "x:80"), ("#a", ""), ("", ""), ("://", ""), ("/?#", ""),
  ])
  func `a normalized URL has no scheme, "www.", default port, fragment or empty end`(
    address: String, place: String
  ) {
    #expect(Address.normalized(address) == place)
  }
}
