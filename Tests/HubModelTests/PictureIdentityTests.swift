import HubModel
import Testing

/// URLs of one picture in several sizes.
struct PictureIdentityTests {
  @Test(arguments: [
    ("https://club.nl/up/mist.jpg", "https://club.nl/up/mist-300x200.jpg", "WordPress"),
    ("https://club.nl/up/mist.jpg", "http://www.club.nl/up/mist-scaled.jpg?ver=2", "scaled"),
    (
      "https://club.nl/up/mist.jpg", "https://i0.wp.com/club.nl/up/mist-1024x683.jpg?ssl=1", "proxy"
    ),
    ("https://club.nl/g/mist.jpg", "https://club.nl/g/thumbs/thumbs_mist.jpg", "NextGEN"),
    ("https://club.nl/u/mist.jpg", "https://club.nl/u/mist_orig.jpg", "Weebly"),
    (
      "https://static.wixstatic.com/media/ab~mv2.jpg",
      "https://static.wixstatic.com/media/ab~mv2.jpg/v1/fill/w_300,h_200/mist.jpg", "Wix"
    ),
    ("https://club.nl/mist.jpg", "https://club.nl/mist_hu_1a2b3c4d_1600x0_resize.jpg", "Hugo"),
    ("https://club.nl/upload/mist.jpg", "https://club.nl/_data/i/upload/mist-me.jpg", "Piwigo"),
    ("https://club.nl/images/large/mist.jpg", "https://club.nl/images/thumb/mist.jpg", "Lightroom"),
    ("https://club.nl/mist.jpg", "https://club.nl/mist.jpg.webp", "another format"),
    ("https://bp.nl/ab/s1600/mist.jpg", "https://bp.nl/ab/w640-h427/mist.jpg", "Blogger"),
    ("https://bp.nl/ab/s0/mist.jpg", "https://bp.nl/ab/s16000/mist.jpg", "Blogger's original"),
    ("https://club.nl/mist-960.jpg", "https://club.nl/mist-1920.jpg", "a width"),
  ])
  func `sizes of one picture are the same`(one: String, other: String, what: String) {
    #expect(PictureIdentity(one) == PictureIdentity(other), "\(what)")
  }

  @Test(arguments: [
    ("https://club.nl/mist.jpg", "https://club.nl/maan.jpg"),
    ("https://club.nl/a/mist.jpg", "https://club.nl/b/mist.jpg"),
    ("https://club.nl/mist-1.jpg", "https://club.nl/mist-2.jpg"),
    ("https://club.nl/show?id=1", "https://club.nl/show?id=2"),
    ("https://club.nl/s1/01.jpg", "https://club.nl/s2/01.jpg"),
    ("https://club.nl/w8/01.jpg", "https://club.nl/h3/01.jpg"),
    ("https://club.nl/DSC_1080.jpg", "https://club.nl/DSC_1200.jpg"),
    ("https://club.nl/img-1024.jpg", "https://club.nl/img-2048.jpg"),
    (
      "https://static.wixstatic.com/media/ab~mv2.jpg",
      "https://static.wixstatic.com/media/cd~mv2.jpg"
    ),
  ])
  func `different pictures are different`(one: String, other: String) {
    #expect(PictureIdentity(one) != PictureIdentity(other))
  }

  @Test(arguments: ["", "/", "://", "?", "https://", "%", "a//b"])
  func `any text has an identity`(text: String) {
    #expect(PictureIdentity(text) == PictureIdentity(text))
  }
}
