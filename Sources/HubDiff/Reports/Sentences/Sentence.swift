package import HubModel

/// A sentence of a report about one change, or about several of the same kind.
package struct Sentence: Hashable, Sendable {
  /// The direction of a change; a new problem is worse, a solved one better.
  package enum Tone: Hashable, Sendable {
    case gained, lost, changed, worse, better, unknown
  }

  /// The grammar of a sentence after the name of its subject.
  enum Form: Hashable, Sendable {
    /// A verb follows: "Jan has died".
    case clause
    /// A fact follows: "Jan, website: a → b".
    case fact
    /// The sentence contains the name.
    case complete
  }

  /// A run of text in one style.
  enum Part: Hashable, Sendable {
    case words(String)
    /// The name of a person or an organization.
    case name(String)
    /// A text from the hub, which may be shortened.
    case value(String)
    /// A sentence about the hub, which is never shortened.
    case message(String)
    /// The old and the new value.
    case edit(String, String)
    /// Several names or values.
    case list([String])
  }

  /// Things that one sentence can list: "3 images added: …".
  struct Items: Hashable, Sendable {
    /// The words before a single thing: "image added: ".
    let one: String
    /// The words before several things: "images added: ".
    let several: String
    /// True if the number stands before the words.
    let isCounted: Bool
    var labels: [String]
  }

  let tone: Tone
  /// The person that the sentence is about; nil for the organization in the heading.
  let subject: PersonName?
  let form: Form
  let parts: [Part]
  /// The verb phrase for several people: "now have a portrait". Sentences with the same phrase are
  /// merged into one when many people share it.
  private(set) var plural: String?
  private(set) var items: Items?
  /// The pictures that the change is about.
  private(set) var pictures: [PicturePair]
  /// The evidence for a rename: "same website".
  let reasons: [String]
  /// True for news, which come first.
  var isNews = false

  init(
    _ tone: Tone, _ subject: PersonName?, _ form: Form, _ parts: [Part],
    plural: String? = nil, pictures: [PicturePair] = [], reasons: [String] = []
  ) {
    self.tone = tone
    self.subject = subject
    self.form = form
    self.parts = parts.map(\.distinct)
    self.plural = plural
    self.pictures = pictures
    self.reasons = reasons
  }

  /// A sentence without a person as its subject.
  init(_ tone: Tone, _ parts: [Part], pictures: [PicturePair] = []) {
    self.init(tone, nil, .complete, parts, pictures: pictures)
  }

  /// A sentence that lists one or several things.
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

  /// Merges two sentences that say the same about different things; nil if they cannot be merged.
  func joined(with other: Sentence) -> Sentence? {
    guard var items, let more = other.items, subject == other.subject, items.one == more.one else {
      return nil
    }
    items.labels += more.labels
    return Sentence(
      tone, subject, form, items: items, plural: plural == other.plural ? plural : nil,
      pictures: pictures + other.pictures)
  }

  /// The sentence with the name of its subject.
  var whole: [Part] {
    guard let subject, form != .complete else { return parts }
    return [.name(subject.fullName), .words(form == .clause ? " " : ", ")] + parts
  }

  /// The strongest reasons, joined by commas; nil without any.
  func reasons(atMost count: Int) -> String? {
    reasons.isEmpty ? nil : reasons.prefix(count).joined(separator: ", ")
  }
}

extension Sentence.Part {
  /// The part, so that two values that look alike differ.
  fileprivate var distinct: Sentence.Part {
    guard case .edit(let before, let after) = self else { return self }
    let texts = LookAlikes.distinct(before, after)
    return .edit(texts.0, texts.1)
  }

  /// The part as plain text.
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
  /// The title of the picture and the person it belongs to.
  let caption: String
}

/// The role of a picture in a bundle.
package enum ReportPictureReference: Hashable, Sendable {
  case portrait(PersonName)
  case featuredImage(MembershipIdentity)
  case poster(ExhibitionIdentity)
  /// An image of a portfolio, at a position from 1.
  case image(MembershipIdentity, position: Int)
}
