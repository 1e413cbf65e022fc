import HubModel

extension Sentence {
  /// A sentence about a single fact that was added, removed or changed.
  ///
  /// - Parameter subject: The person it is about; nil for the organization in the heading.
  init(_ fact: FactTerm, _ edit: Edit<String?>, of subject: PersonName?) {
    switch fact.kind {
    case .birthday: self.init(birthdayOf: subject, edit)
    case .fotobond: self = FactWords(fact.noun).sentence(subject, edit.fotobond)
    case .date:
      self.init(day: fact, subject, edit)
    case .text, .address, .reference: self = FactWords(fact.noun).sentence(subject, edit)
    }
  }

  /// A sentence about a birthday, of which people see day and month only.
  private init(birthdayOf name: PersonName?, _ edit: Edit<String?>) {
    switch (edit.before.map(DayOfYear.text), edit.after.map(DayOfYear.text)) {
    case (nil, let after?):
      self.init(
        .gained, name, .fact, [.words("birthday added: "), .value(after)],
        plural: "now list their birthday")
    case (let before?, nil):
      self.init(
        .lost, name, .fact, [.words("birthday removed: "), .value(before)],
        plural: "no longer list their birthday")
    case (let before, let after) where before == after:
      self.init(
        .changed, name, .fact, [.words("year of birth changed")],
        plural: "have a different year of birth")
    case (let before, let after):
      self.init(
        .changed, name, .fact, [.words("birthday: "), .edit(before ?? "", after ?? "")],
        plural: "have a different birthday")
    }
  }

  /// A sentence about a date: "joined 2024-01-31 (was 2024-01-13)",
  /// "first day added: 2026-12-05".
  private init(day fact: FactTerm, _ name: PersonName?, _ edit: Edit<String?>) {
    switch (edit.before, edit.after) {
    case (nil, let after?):
      self.init(
        .gained, name, .fact,
        fact.phrase.map { [.words("\($0) "), .value(after)] }
          ?? [.words("\(fact.noun) added: "), .value(after)])
    case (let before?, nil):
      self.init(.lost, name, .fact, [.words("\(fact.noun) removed: "), .value(before)])
    case (let before, let after):
      let (before, after) = (before ?? "", after ?? "")
      self.init(
        .changed, name, .fact,
        fact.phrase.map {
          [.words("\($0) "), .value(after), .words(" (was "), .value(before), .words(")")]
        } ?? [.words("\(fact.noun): "), .edit(before, after)],
        plural: "have a different \(fact.noun)")
    }
  }
}

extension Edit<String?> {
  /// The numbers of the Fotobond as people write them: "73.01.033".
  fileprivate var fotobond: Edit {
    func text(_ digits: String?) -> String? {
      digits.map { Int($0).map(FotobondNumber.text) ?? $0 }
    }
    return Edit(text(before), text(after))
  }
}
