import Testing

@testable import HubShell

/// The beginnings of questions, and the commands that they stand for.
struct PhrasesTests {
  @Test(arguments: [
    ("show me members of Zonnevlek", "members of Zonnevlek"),
    ("show me all the clubs in Delft", "clubs in Delft"), ("list all clubs", "clubs"),
    ("which clubs are in Germany?", "clubs are in Germany"),
    ("how many members has each club", "count members has each club"),
    ("how many former members", "count members is:former"),
    ("photographers in NL", "people in NL"), ("pictures by Jan", "images by Jan"),
    ("club Zonnevlek", "clubs Zonnevlek"), ("person jan", "people jan"),
    ("who is Jan Nachtfalter", "show Jan Nachtfalter"),
    ("who is in Delft?", "people in Delft"), ("who has a website", "people with website"),
    ("who left in 2021", "people left in 2021"),
    ("who is the chairman of Zonnevlek", "members chairman of Zonnevlek"),
    ("who are the members of Zonnevlek", "members of Zonnevlek"),
    ("who is the oldest", "members born:* sort born"),
    ("who is honorary member", "members honorary"), ("who left", "people left"),
    ("who has no website", "people no website"), ("chairmen", "members is:chairman"),
    ("secretaries of all clubs", "members is:secretary"),
    ("whose birthday is next week", "birthdays next week"),
    ("how many members does Zonnevlek have", "count members of Zonnevlek"),
    ("how many former members has Zonnevlek", "count members of Zonnevlek is:former"),
    ("which club has the most members", "clubs sort -members limit 10"),
    ("clubs with more than 5 members", "clubs members:>5"),
    ("clubs with at least 3 images", "clubs images:>=3"),
    ("clubs with 4 members", "clubs members:4"),
    ("landscape photographers in NL", "people landscape in NL"), ("show tables", "schema"),
    ("which is the smallest club", "clubs members:>=1 sort members"),
    ("tell me about Zonnevlek", "show Zonnevlek"), ("everything about Jan", "show Jan"),
    ("members in more than one club", "people clubs:>=2"),
    ("the oldest members of Zonnevlek", "members of Zonnevlek born:* sort born"),
    ("oldest images", "images date:* sort date"), ("oldest clubs", "oldest clubs"),
    ("longest serving members", "members joined:* sort joined"),
    ("largest clubs in NL", "clubs in NL members:* sort -members"),
    ("current members", "members is:current"), ("current exhibitions", "exhibitions is:running"),
    ("upcoming exhibitions", "exhibitions is:running,upcoming"),
    ("new members in 2025", "members joined in 2025 joined:* sort -joined"),
    (
      "new members of Zonnevlek since 2020",
      "members of Zonnevlek joined since 2020 joined:* sort -joined"
    ),
    ("top 5 clubs", "clubs sort -members limit 5"),
    ("top 3 keywords", "keywords sort -people limit 3"),
    ("top 3 photographers", "people sort -images limit 3"),
    ("is Jan still a member of Zonnevlek?", "members Jan of Zonnevlek"),
    ("how old is Jan", "show Jan"),
    ("upcoming birthdays", "birthdays"), ("new members", "members joined:this-year sort -joined"),
    // Commands stay as they are.
    ("show Zonnevlek", "show Zonnevlek"),
    ("show \"the oldest members\"", "show the oldest members"),
    ("image 12", "image 12"), ("\\d members", "\\d members"),
    ("save list of all clubs", "save list of all clubs"),
    ("open who is who?", "open who is who?"), ("members of Zonnevlek", "members of Zonnevlek"),
    ("who", "who"),
    ("about", "about"), ("count", "count"), ("list", "list"), ("", ""),
  ])
  func `a question is read as the command that it stands for`(question: String, command: String) {
    #expect(Phrases(Word.split(question)).words.map(\.text).joined(separator: " ") == command)
  }

  @Test(arguments: [
    "largest clubs", "birthdays this week", "who is in several clubs", "new members",
    "next exhibitions",
    "é who is the chairman", "how many oldest members", "last", "current", "birthdays december x",
    "new members in last year , name", "oldest members limit , sort",
    "members each", "members per", "clubs order", "members every x", "who", "how many members does",
  ])
  func `a question that is an error marks a part of itself`(question: String) {
    do {
      guard case .list(let syntax) = try CommandParser.parse(question) else { return }
      for term in syntax.terms {
        #expect(term.word.range.upperBound <= question.utf8.count)
      }
    } catch {
      #expect(error.range.upperBound <= question.utf8.count)
    }
  }
}
