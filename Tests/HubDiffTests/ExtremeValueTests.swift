import Foundation
import HubModel
import Testing

@testable import HubDiff

/// Numbers that a hostile catalog can hold.
struct ExtremeValueTests {
  @Test(arguments: [Int.max, Int.min, -1, 9_000_000_000])
  func `a problem with any line number can be compared and sorted`(line: Int) {
    func problem(_ line: Int) -> Problem {
      Problem(
        .jsonSyntax, file: "a.json", position: Problem.Position(line: line, column: line),
        message: "wrong")
    }
    var new = HubValues()
    new.problems = [problem(line), problem(7)]
    let changes = BundleDifference(from: HubValues(), to: new).changes
    #expect(changes.count == 2)
    guard case .added(.problem(let last)) = changes.last?.what else { return }
    #expect(last.position?.line == max(7, line))
  }

  @Test func `a change takes little memory, because there may be hundreds of thousands`() {
    #expect(MemoryLayout<Change>.size == 16)
  }
}
