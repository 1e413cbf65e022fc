import HubModel
import Testing

@testable import HubSource

struct LevelThreeTests {
  @Test func `a gallery file is read as described`() throws {
    let file = try levelThree(
      """
      { "member": { "givenName": "Jane", "infixName": "van", "familyName": "Doe" },
        "title": " Best of\\u00a0Jane ",
        "images": [ { "imageURL": "a.jpg", "thumbURL": "t/a.jpg", "title": "Dunes",
                      "caption": "2022", "captureDate": "2022-05-01" },
                    { "imageURL": "b.jpg", "thumbURL": "", "title": " " } ] }
      """)
    let gallery = try #require(file.value)
    #expect(file.problems.isEmpty)
    #expect(
      gallery.owner == PersonName(givenName: "Jane", infixName: "van", familyName: "Doe"))
    #expect(gallery.gallery.form == .levelThree && gallery.gallery.title == "Best of Jane")
    #expect(
      gallery.gallery.images == [
        Gallery.Image(
          picture: picture("a.jpg"), thumbnail: picture("t/a.jpg"), title: "Dunes", caption: "2022",
          captureDate: day(2022, 5, 1)),
        Gallery.Image(
          picture: picture("b.jpg"), thumbnail: nil, title: nil, caption: nil, captureDate: nil),
      ])
  }

  @Test(arguments: [#"{"images": []}"#, #"{"images": [], "member": {}}"#])
  func `a gallery may be empty and without an owner`(text: String) throws {
    let file = try levelThree(text)
    #expect(file.value?.owner == nil && file.value?.gallery.images.isEmpty == true)
    #expect(file.problems.isEmpty)
  }

  @Test(arguments: ["{}", #"{"images": null, "title": "A"}"#, #"{"fotos": []}"#])
  func `a file without images is no gallery`(text: String) throws {
    let file = try levelThree(text)
    #expect(file.value == nil && file.codes.contains(.listMissing))
  }

  @Test func `an image without a URL is skipped, the others are read`() throws {
    let file = try levelThree(
      """
      {"images": [{"title": "x"}, {"imageURL": "a"}, {"imageURL": ""}, {"imageURL": 7}, "b", null,
                  {"imageURL": "c", "thumbURL": [], "title": 7, "captureDate": 2022}]}
      """)
    #expect(file.value?.gallery.images.map(\.picture.reference) == ["a", "c"])
    #expect(file.codes.allSatisfy { $0 == .wrongType })
    #expect(
      Set(file.problems.compactMap(\.path)) == [
        "images[0]", "images[2]", "images[3]", "images[3].imageURL", "images[4]", "images[5]",
        "images[6].thumbURL", "images[6].title", "images[6].captureDate",
      ])
    #expect(file.problems[0].message == "an image was ignored; \"imageURL\" is missing")
  }

  @Test func `a file whose images are no array is not used`() throws {
    let file = try levelThree(#"{"title": "T", "images": "a.jpg"}"#)
    #expect(file.value == nil && file.places == ["list-missing at images"])
  }

  private func order(_ dates: String...) throws -> [String?] {
    let images = dates.enumerated().map { number, date in
      "{\"imageURL\": \"\(number)\", \"captureDate\": \"\(date)\"}"
    }
    return try levelThree("{\"images\": [\(images.joined(separator: ","))]}")
      .value?.gallery.images.map(\.picture.reference) ?? []
  }

  /// The pages of a bundle put the latest first (check-viewer.py).
  @Test func `images keep the order of the file, whatever their dates`() throws {
    #expect(try order("2021-05-01", "2023-01-01", "2021-10-01") == ["0", "1", "2"])
    #expect(try order("2021-05-01", "spring", "2023-01-01") == ["0", "1", "2"])
  }
}
