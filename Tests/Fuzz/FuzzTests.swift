import Foundation
import TestSupport
import Testing

/// Every reader takes its corpus, and what a few thousand changes make of it. `Scripts/fuzz` looks
/// further, and repeats what a trap leaves: `hubpack-fuzzed-READER-PROCESS` in the folder for
/// temporary files.
struct FuzzTests {
  @Test(arguments: FuzzedReader.allCases)
  func `whatever it reads, it does not trap and keeps its rule`(reader: FuzzedReader) throws {
    let folder = Checkout.path("Tests/Fuzz/corpus/\(reader.rawValue)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    try #require(!names.isEmpty)
    let corpus = try names.map {
      Array(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\($0)")))
    }
    let trapped = "\(NSTemporaryDirectory())/hubpack-fuzzed-\(reader.rawValue)-\(getpid())"
    func read(_ input: [UInt8]) throws {
      try Data(input).write(to: URL(fileURLWithPath: trapped))
      reader.read(input)
    }
    for input in corpus { try read(input) }
    var chance = SeededGenerator(seed: 42)
    let end = ContinuousClock.now + .seconds(3)
    var tried = 0
    while tried < 3000, ContinuousClock.now < end {
      try read(Self.changed(corpus, &chance))
      tried += 1
    }
    try FileManager.default.removeItem(atPath: trapped)
  }

  /// Takes one input, and changes some bytes, cuts it, or continues it with a part of another.
  private static func changed(_ corpus: [[UInt8]], _ chance: inout SeededGenerator) -> [UInt8] {
    var input = corpus.randomElement(using: &chance) ?? []
    for _ in 0..<Int.random(in: 1...4, using: &chance) where !input.isEmpty {
      let place = Int.random(in: 0..<input.count, using: &chance)
      switch Int.random(in: 0..<4, using: &chance) {
      case 0: input[place] = UInt8.random(in: .min ... .max, using: &chance)
      case 1: input[place] ^= 1 << Int.random(in: 0..<8, using: &chance)
      case 2: input.removeSubrange(place..<min(input.count, place + 9))
      default:
        let other = corpus.randomElement(using: &chance) ?? []
        let from = Int.random(in: 0...other.count, using: &chance)
        input.insert(contentsOf: other[from...].prefix(40), at: place)
      }
    }
    return input
  }
}
