package import HubModel

/// What a report says of one change, or of several alike.
package struct Sentence: Hashable, Sendable {
  /// Whether something came or went; a problem that came is bad news.
  package enum Tone: Hashable, Sendable {
    case gained, lost, changed, worse, better, unknown
  }

  /// How it goes on after the name of whom it is about.
  enum Form: Hashable, Sendable {
    /// "Jan has died"
    case clause
    /// "Jan, website: a → b"
    case fact
    /// It names them itself.
    case complete
  }

  /// A run of text that looks the same.
  enum Part: Hashable, Sendable {
    case words(String)
    /// Of a person or an organization.
    case name(String)
    /// What the hub says.
    case value(String)
    /// A sentence about the hub, which is told as a whole.
    case message(String)
    /// What it said, and what it says now.
    case edit(String, String)
    /// Several names or values.
    case list([String])
  }

  /// Things of which several are told at once: "3 images added: …".
  struct Items: Hashable, Sendable {
    /// "image added: "
    let one: String
    /// "images added: "
    let several: String
    /// Whether the number is told before.
    let isCounted: Bool
    var labels: [String]
  }

  let tone: Tone
  /// Whom it is about; nil for the thing that the heading names.
  let subject: PersonName?
  let form: Form
  let parts: [Part]
  /// How it is said of several people: "have a portrait now". What says the same is told at once.
  private(set) var plural: String?
  private(set) var items: Items?
  /// Pictures that show it.
  private(set) var pictures: [PicturePair]
  /// Why it is believed: "same website".
  let reasons: [String]

  init(
    _ tone: Tone, _ subject: PersonName?, _ form: Form, _ parts: [Part],
    plural: String? = nil, pictures: [PicturePair] = [], reasons: [String] = []
  ) {
    self.tone = tone
    self.subject = subject
    self.form = form
    self.parts = parts
    self.plural = plural
    self.pictures = pictures
    self.reasons = reasons
  }

  /// About what the heading names, or what it names itself.
  init(_ tone: Tone, _ parts: [Part], pictures: [PicturePair] = []) {
    self.init(tone, nil, .complete, parts, pictures: pictures)
  }

  /// About things of which there may be several.
  init(
    _ tone: Tone, _ subject: PersonName?, _ form: Form, items: Items, plural: String?,
    pictures: [PicturePair] = []
  ) {
    let parts: [Part] =
      items.labels.count == 1
      ? [.words(items.one), .value(items.labels[0])]
      : [
        .words((items.isCounted ? "\(items.labels.count) " : "") + items.several),
        .list(items.labels),
      ]
    self.init(tone, subject, form, parts, plural: plural, pictures: pictures)
    self.items = items
  }

  /// One sentence for two that say the same of other things; nil where they do not.
  func joined(with other: Sentence) -> Sentence? {
    guard var items, let more = other.items, subject == other.subject, items.one == more.one else {
      return nil
    }
    items.labels += more.labels
    return Sentence(
      tone, subject, form, items: items, plural: plural == other.plural ? plural : nil,
      pictures: pictures + other.pictures)
  }

  /// With the name of whom it is about.
  var whole: [Part] {
    guard let subject, form != .complete else { return parts }
    return [.name(subject.fullName), .words(form == .clause ? " " : ", ")] + parts
  }

  /// The strongest reasons to believe it, in one text.
  func reasons(atMost count: Int) -> String? {
    reasons.isEmpty ? nil : reasons.prefix(count).joined(separator: ", ")
  }
}

extension Sentence.Part {
  /// As plain text.
  var text: String {
    switch self {
    case .words(let text), .name(let text), .value(let text), .message(let text): text
    case .edit(let before, let after): "\(before) → \(after)"
    case .list(let texts): texts.joined(separator: ", ")
    }
  }
}

/// A picture before and after.
struct PicturePair: Hashable, Sendable {
  let before: ReportPictureReference?
  let after: ReportPictureReference?
  /// Whose or what it is.
  let caption: String
}

/// Where a bundle has a picture.
package enum ReportPictureReference: Hashable, Sendable {
  case portrait(PersonName)
  case featuredImage(MembershipIdentity)
  case poster(ExhibitionIdentity)
  /// At a position from 1.
  case image(MembershipIdentity, position: Int)
}
