import HubModel

extension Sentence {
  /// That a single fact came, went, or is another.
  ///
  /// - Parameter subject: Whom it is about; nil for what the heading names.
  init(_ fact: FactTerm, _ edit: Edit<String?>, of subject: PersonName?) {
    switch fact.kind {
    case .birthday: self.init(birthdayOf: subject, edit)
    case .fotobond: self = FactWords(fact.noun).sentence(subject, edit.fotobond)
    case .date:
      self.init(day: fact.phrase ?? fact.noun, isPhrase: fact.phrase != nil, subject, edit)
    case .text, .address, .reference: self = FactWords(fact.noun).sentence(subject, edit)
    }
  }

  /// People see day and month only.
  private init(birthdayOf name: PersonName?, _ edit: Edit<String?>) {
    switch (edit.before.map(DayOfYear.text), edit.after.map(DayOfYear.text)) {
    case (nil, let after?):
      self.init(
        .gained, name, .fact,
        [.words("birthday: "), .value(after), .words(", not known before")],
        plural: "have told their birthday")
    case (let before?, nil):
      self.init(
        .lost, name, .fact,
        [.words("birthday no longer known (was "), .value(before), .words(")")],
        plural: "no longer tell their birthday")
    case (let before, let after) where before == after:
      self.init(
        .changed, name, .clause, [.words("has another year of birth")],
        plural: "have another year of birth")
    case (let before, let after):
      self.init(
        .changed, name, .fact, [.words("birthday: "), .edit(before ?? "", after ?? "")],
        plural: "have another birthday")
    }
  }

  /// - Parameters:
  ///   - day: "member since", "first day"
  ///   - isPhrase: Whether the value completes it.
  private init(day: String, isPhrase: Bool, _ name: PersonName?, _ edit: Edit<String?>) {
    switch (edit.before, edit.after) {
    case (nil, let after?):
      let parts: [Part] =
        isPhrase
        ? [.words("\(day) "), .value(after)]
        : [.words("\(day): "), .value(after), .words(", not known before")]
      self.init(.gained, name, .fact, parts)
    case (let before?, nil):
      self.init(
        .lost, name, .fact, [.words("\(day): no longer told (was "), .value(before), .words(")")])
    case (let before, let after):
      self.init(
        .changed, name, .fact, [.words("\(day): "), .edit(before ?? "", after ?? "")],
        plural: "are \(day.replacing("member", with: "members")) another day than before")
    }
  }
}

extension Edit<String?> {
  /// As people read such numbers.
  fileprivate var fotobond: Edit {
    func text(_ digits: String?) -> String? {
      digits.map { Int($0).map(FotobondNumber.text) ?? $0 }
    }
    return Edit(text(before), text(after))
  }
}
