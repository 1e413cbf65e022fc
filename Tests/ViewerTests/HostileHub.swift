import Foundation
import TestSupport

/// A hub with hostile texts: HTML, scripts, URLs, right-to-left marks.
struct HostileHub {
  static let markup = "<img src=x onerror=\"window.attacked=1\"><script>attacked=1</script>"
  private static let families = [
    markup, "</script><script>window.attacked=2</script>", "\u{202E}desrever\u{202C}",
    "\u{2066}open", "__proto__", String(repeating: "Verylongword", count: 60), "\"];attacked=3;//",
    "'&amp;<!--", "line\u{2028}separator", "constructor", "%3Cb%3E/../..", "العربية",
  ]
  private static let club = "Club </title>" + markup

  let hub: SmallHub
  /// The texts that Scripts/checks/check-viewer.py must find.
  let texts: Data

  init() throws {
    hub = try SmallHub()
    // Titles may be HTML, escaped twice; of this one, references to characters are left.
    let shown = "Title &lt;img src=x onerror=window.attacked=1&gt;\u{202E}"
    let title = shown.replacing("&", with: "&amp;amp;")
    let members = Self.families.enumerated().map { index, family in
      [
        "name": ["givenName": "A\(index)", "familyName": family],
        "optional": [
          "website": [
            "javascript:window.attacked=4", "data:text/html,x", "https://a.example/\"><b>",
          ][
            index % 3], "featuredImage": "a.png",
        ].merging(index == 0 ? ["level3URL": "g.level3.json"] : [:]) { $1 },
      ] as [String: Any]
    }
    let identity = ["fullName": Self.club, "town": "<b>Town</b>", "nickName": "nick"]
    try Self.write(
      [
        "clubs": [
          [
            "idPlus": identity, "coordinates": ["latitude": 52, "longitude": 5],
            "optional": [
              "website": "javascript:attacked=5",
              "remark": [["language": "EN", "value": Self.markup]],
              "exhibitions": [
                [
                  "name": Self.markup, "startDate": "2026-12-05", "place": Self.families[5],
                  "remark": Self.markup, "website": "javascript:attacked=6", "poster": "a.png",
                  "galleryURL": "g.level3.json",
                ] as [String: Any]
              ],
            ] as [String: Any],
          ]
        ]
      ], "root_.level1.json", hub)
    try Self.write(["club": ["idPlus": identity], "members": members], "nick.level2.json", hub)
    try Self.write(
      [
        "member": ["givenName": "A0", "familyName": Self.families[0]],
        "images": [["imageURL": "a.png", "title": title, "caption": Self.markup]],
      ], "g.level3.json", hub)
    try hub.folder.write(SmallPicture.png("a"), to: "hub/a.png")
    texts = try JSONSerialization.data(withJSONObject: [
      "people": Self.families.enumerated().map { "A\($0) \($1)" }, "club": Self.club,
      "title": shown, "about": Self.markup, "exhibition": Self.markup,
    ])
  }

  private static func write(_ value: [String: Any], _ name: String, _ hub: SmallHub) throws {
    let data = try JSONSerialization.data(withJSONObject: value)
    try hub.write(name, String(decoding: data, as: UTF8.self))
  }
}
