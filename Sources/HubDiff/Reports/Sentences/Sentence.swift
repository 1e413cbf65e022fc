import HubModel

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

  /// Things that one sentence can list: "3 images added: …".
  struct Items: Hashable, Sendable {
    /// The words before a single thing: "image added: ".
    let one: String
    /// The words before several things: "images added: ".
    let several: String
    /// True if the number stands before the words.
    let isCounted: Bool
    var labels: [String]

    fileprivate var phrase: Phrase {
      labels.count == 1
        ? "\(one)\(.value(labels[0]))"
        : "\(isCounted ? "\(labels.count) " : "")\(several)\(.list(labels))"
    }
  }

  let tone: Tone
  /// The person that the sentence is about; nil for the organization in the heading.
  let subject: PersonName?
  let form: Form
  let parts: [Phrase.Part]
  /// The verb phrase for several people: "now have a portrait". Sentences with the same phrase are
  /// merged into one when many people share it.
  var plural: String?
  private(set) var items: Items?
  let pictures: [PicturePair]
  /// The evidence for a rename: "same website".
  let reasons: [String]
  /// True for news, which come first.
  var isNews = false

  init(
    _ tone: Tone, _ subject: PersonName?, _ form: Form, _ phrase: Phrase,
    plural: String? = nil, pictures: [PicturePair] = [], reasons: [String] = []
  ) {
    self.tone = tone
    self.subject = subject
    self.form = form
    self.parts = phrase.parts
    self.plural = plural
    self.pictures = pictures
    self.reasons = reasons
  }

  init(_ tone: Tone, _ phrase: Phrase, pictures: [PicturePair] = []) {
    self.init(tone, nil, .complete, phrase, pictures: pictures)
  }

  /// A sentence with a verb: "Jan is a member again".
  ///
  /// - Parameter plural: The words for several people.
  init(
    _ tone: Tone, _ name: PersonName?, _ phrase: Phrase, _ plural: String? = nil,
    pictures: [PicturePair] = []
  ) {
    self.init(tone, name, .clause, phrase, plural: plural, pictures: pictures)
  }

  init(
    _ tone: Tone, _ subject: PersonName?, _ form: Form, items: Items, plural: String?,
    pictures: [PicturePair] = []
  ) {
    self.init(tone, subject, form, items.phrase, plural: plural, pictures: pictures)
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

  var whole: [Phrase.Part] {
    guard let subject, form != .complete else { return parts }
    return [.name(subject.fullName), .words(form == .clause ? " " : ", ")] + parts
  }

  /// The strongest reasons, joined by commas; nil without any.
  func reasons(atMost count: Int) -> String? {
    reasons.isEmpty ? nil : reasons.prefix(count).joined(separator: ", ")
  }
}

struct PicturePair: Hashable, Sendable {
  let sides: Edit<PictureUse?>
  /// The title of the picture, its photographer and club, which stand beside it wherever it is shown
  /// (Docs/Hub.md, "Rights and privacy").
  let caption: String

  /// - Parameter caption: The caption, if the names of the picture will not do.
  init(_ before: PictureUse?, _ after: PictureUse?, caption: String? = nil) {
    sides = Edit(before, after)
    self.caption = caption ?? (after ?? before)?.credit ?? ""
  }
}

extension PictureUse {
  var credit: String {
    switch self {
    case .portrait(let name): name.fullName
    case .poster(let exhibition): exhibition.name
    case .featuredImage(let name): "\(name.photographer.fullName), \(name.club.displayName)"
    case .image(let name, let image):
      "\(SentenceText.name(of: image.image)), \(PictureUse.featuredImage(name).credit)"
    }
  }
}
