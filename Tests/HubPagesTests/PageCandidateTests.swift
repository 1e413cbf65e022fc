import Testing

@testable import HubPages

/// What a picture's URL says about its other sizes.
struct PageCandidateTests {
  @Test(
    arguments: [
      ("https://club.nl/up/mist-300x200.jpg", "https://club.nl/up/mist.jpg"),
      ("https://club.nl/up/mist-300x200.jpg?x=1.2", "https://club.nl/up/mist.jpg?x=1.2"),
      ("https://a-30x20.nl/up/mist-30x20.jpg", "https://a-30x20.nl/up/mist.jpg"),
      ("https://club.nl/uploads/mist.jpg?1", "https://club.nl/uploads/mist_orig.jpg?1"),
      ("https://club.nl/uploads/mist.jpg?v=1.2", "https://club.nl/uploads/mist_orig.jpg?v=1.2"),
      ("https://club.nl/uploads/mist", nil), ("https://club.nl/uploads/a.b/mist", nil),
      ("https://club.nl/uploads/mist_orig.jpg", nil), ("https://club.nl/mist.jpg", nil),
      (
        "https://static.wixstatic.com/media/ab~mv2.jpg/v1/fill/w_300/mist.jpg",
        "https://static.wixstatic.com/media/ab~mv2.jpg"
      ),
      ("https://club.nl/up/mist_800x600.jpg", "https://club.nl/up/mist.jpg"),
      ("https://club.nl/up/mist-x600.jpg", "https://club.nl/up/mist.jpg"),
      ("https://club.nl/fotos/thumbs/tn_mist.jpg", "https://club.nl/fotos/mist.jpg"),
      ("https://club.nl/fotos/mist_small.jpg", "https://club.nl/fotos/mist.jpg"),
      ("https://club.nl/fotos/mist.md.jpg", "https://club.nl/fotos/mist.jpg"),
      ("https://club.nl/fotos/small.jpg", nil), ("https://club.nl/thumbs.jpg", nil),
      ("https://club.nl/thumb/a/ab/Mist.jpg/270px-Mist.jpg", "https://club.nl/a/ab/Mist.jpg"),
      ("https://club.nl/mist.jpg?w=640&q=75", "https://club.nl/mist.jpg"),
      ("https://club.nl/mist.jpg?resize=640%2C480", "https://club.nl/mist.jpg"),
      ("https://club.nl/mist.jpg?w=640&sig=ab12", nil), ("https://club.nl/mist.jpg?q=75", nil),
      ("https://club.nl/t/thumb.php?src=/up/mist.jpg&w=99", "https://club.nl/up/mist.jpg"),
      ("https://club.nl/t/thumb.php?src=mist.jpg", "https://club.nl/t/mist.jpg"),
      ("https://club.nl/_next/image?url=%2Fup%2Fmist.jpg&w=640", "https://club.nl/up/mist.jpg"),
      ("https://club.nl/foto?id=12", nil),
    ] as [(String, String?)])
  func `the file in full size is looked for beside the smaller one`(url: String, full: String?) {
    let candidate = PageCandidate(
      versions: [.init(url: url)], evidence: .plain, region: .content, target: nil, block: "")
    #expect(candidate.unsizedURL == full)
  }

  @Test(
    arguments: [
      ("https://club.nl/mist-300x200.jpg", 300, 200), ("https://club.nl/mist-30x20.jpg", 30, 20),
      ("https://club.nl/mist_800x.jpg", 800, nil), ("https://club.nl/mist-x600.jpg", nil, 600),
      ("https://club.nl/mist_640x480_c.jpg", 640, 480),
      // The size of a print, in centimetres.
      ("https://club.nl/mist_40x50.jpg", nil, nil), ("https://club.nl/mist.jpg", nil, nil),
      ("https://club.nl/thumb/a/ab/Mist.jpg/270px-Mist.jpg", 270, nil),
      ("https://club.nl/_data/i/up/mist-la.jpg", 1008, nil),
      ("https://club.nl/i.php?/upload/mist-xx.jpg", 1656, nil),
      ("https://club.nl/i.php/upload/mist-th.jpg", 144, nil),
      ("https://1.bp.blogspot.com/a/s1600/mist.jpg", 1600, nil),
      ("https://lh3.googleusercontent.com/ab=w1280", 1280, nil),
      ("https://club.nl/c_fill,w_800,h_600/mist.jpg", 800, nil),
      ("https://club.nl/w/1600/mist.jpg", 1600, nil), ("https://club.nl/w/51/400.jpg", nil, nil),
      ("https://club.nl/mist.jpg?w=640", 640, nil),
      ("https://club.nl/mist.jpg?resize=640,480", 640, 480),
      ("https://club.nl/mist-1920.jpg", 1920, nil), ("https://club.nl/mist-1921.jpg", nil, nil),
      ("https://club.nl/DSC_1080.jpg", nil, nil),
    ] as [(String, Int?, Int?)])
  func `a URL may name the size`(url: String, width: Int?, height: Int?) {
    let size = PictureURL(url).size
    #expect(size.width == width)
    #expect(size.height == height)
  }

  @Test(
    arguments: [
      ("[{src: 'a.jpg', w: 15e2,},]", #"[{"src": "a.jpg", "w": 15e2}]"#),
      (#"[{"a": true, 'it\'s': null}]"#, #"[{"a": true, "it's": null}]"#),
      ("[ // \"one\"\n`a \"b\"`, /* 'two' */ 'c'\n, ]", "[ \n\"a \\\"b\\\"\",  \"c\"\n ]"),
      ("[f(1)]", #"["f"(1)]"#), (#"["x\"y\\", "z"]"#, #"["x\"y\\", "z"]"#), ("[", "["),
      ("['a", #"["a""#), (#"['a\"#, #"["a"#), ("[/*", "["),
    ])
  func `literals of scripts are rewritten as JSON`(script: String, json: String) {
    let bytes = Array(script.utf8)
    #expect(String(decoding: ScriptLiteral.json(bytes[...]), as: UTF8.self) == json)
  }

  @Test(
    arguments: [
      (#"[']', `[`, "\"]"] x"#, 17), ("[[1], {a: [2]}]", 15), ("[1", nil), ("['a]", nil),
    ] as [(String, Int?)])
  func `a list of a script ends at its own bracket`(script: String, end: Int?) {
    #expect(ScriptLiteral.end(ofListAt: 0, in: Array(script.utf8)) == end)
  }
}
