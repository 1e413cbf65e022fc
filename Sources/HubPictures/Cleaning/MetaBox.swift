/// The items of a `meta` box, and the texts in it that are of no use for showing a picture. Ranges
/// are those of the box's contents.
struct MetaBox {
  /// An item: its type, and the media type if it is `mime`.
  struct Item {
    let type: String
    let mediaType: String?
  }

  /// The number of the primary item.
  private(set) var primary = 0
  private(set) var items: [Int: Item] = [:]
  private(set) var locations: [ItemLocation] = []
  /// The contents of the `idat` box, with the data of small items.
  private(set) var data: Range<Int>?
  /// Names, descriptions, times, positions of cameras, and unknown boxes.
  private(set) var texts: [Range<Int>] = []

  /// Properties that describe where, when and of what a picture was taken.
  private static let descriptions: Set = ["udes", "altt", "crtt", "mdft", "cmin", "cmex", "uuid"]
  private static let structure: Set = ["iref", "dinf", "grpl", "ipro"]

  init(_ meta: [UInt8]) throws(BoxCursor.Overrun) {
    var cursor = BoxCursor(meta[...])
    try cursor.skip(4)
    while var box = try cursor.box() { try read(&box) }
  }

  private mutating func read(_ box: inout Box) throws(BoxCursor.Overrun) {
    switch box.type {
    case "pitm": primary = try box.body.number(try box.body.version().number == 0 ? 2 : 4)
    case "iloc": locations += try ItemLocation.all(in: &box.body)
    case "iinf":
      _ = try box.body.number(try box.body.version().number == 0 ? 2 : 4)
      while var entry = try box.body.box() { try readItem(&entry) }
    case "iprp":
      while var inner = try box.body.box() {
        guard inner.type == "ipco" else { continue }
        while let property = try inner.body.box() {
          if Self.descriptions.contains(property.type) { texts.append(property.body.range) }
        }
      }
    case "idat": data = data ?? box.body.range
    case "hdlr":
      // A version, a handler and reserved bytes precede the name of the program.
      try box.body.skip(24)
      texts.append(box.body.range)
    case _ where Self.structure.contains(box.type): break
    default: texts.append(box.body.range)
    }
  }

  private mutating func readItem(_ entry: inout Box) throws(BoxCursor.Overrun) {
    guard entry.type == "infe" else { return texts.append(entry.body.range) }
    let version = try entry.body.version().number
    guard version >= 2 else { throw BoxCursor.Overrun() }
    let number = try entry.body.number(version == 2 ? 2 : 4)
    try entry.body.skip(2)
    let type = try entry.body.type()
    // A name follows, and for "mime" a media type, each with a byte 0 at its end.
    let texts = entry.body.rest.split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
    let mediaType = type == "mime" && texts.count > 1 ? texts[1] : []
    items[number] = Item(type: type, mediaType: String(decoding: mediaType, as: UTF8.self))
  }
}
