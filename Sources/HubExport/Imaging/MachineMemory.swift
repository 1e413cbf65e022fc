import Foundation

/// How much memory there is for this program.
package enum MachineMemory {
  /// In bytes: what the machine has, or less where a control group of Linux allows less, as in containers.
  package static var size: Int {
    groupLimits(root: "/sys/fs/cgroup", groups: text("/proc/self/cgroup") ?? "")
      .reduce(Int(clamping: ProcessInfo.processInfo.physicalMemory), min)
  }

  /// The limits of all control groups that a process is in, those around them included.
  ///
  /// - Parameters:
  ///   - root: The folder that control groups are mounted in.
  ///   - groups: As `/proc/self/cgroup` names them: `0::/a/b`, before version 2 `4:memory:/a/b`.
  package static func groupLimits(root: String, groups: String) -> [Int] {
    var limits: [Int] = []
    for line in groups.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      let file: String
      switch parts.dropFirst().first {
      case "": file = "memory.max"
      case "memory": file = "memory.limit_in_bytes"
      default: continue
      }
      let base = file == "memory.max" ? root : root + "/memory"
      var names = (parts.last ?? "").split(separator: "/").map(String.init)
      // A container sees its own group as the root, whatever the path says.
      while true {
        let path = ([base] + names + [file]).joined(separator: "/")
        if let limit = text(path).flatMap({
          Int($0.trimmingCharacters(in: .whitespacesAndNewlines))
        }) {
          limits.append(limit)
        }
        if names.popLast() == nil { break }
      }
    }
    return limits
  }

  private static func text(_ path: String) -> String? {
    try? String(contentsOfFile: path, encoding: .utf8)
  }
}

/// What each of some helpers may use of a machine's memory.
package struct MemoryShares: Sendable, Hashable {
  /// With less, pictures of 24 megapixels are refused that others show.
  private static let smallest = 512 << 20
  /// Nothing that a picture may be takes more.
  private static let largest = 2 << 30

  /// How many helpers there are, at least one.
  package let count: Int
  /// In bytes, for each of them.
  package let size: Int

  /// Divides half of the memory among as many helpers as wanted, or fewer where that is too little for each.
  package init(of memory: Int, for wanted: Int) {
    let half = max(0, memory) / 2
    count = max(1, min(wanted, half / Self.smallest))
    size = min(max(half / count, Self.smallest), Self.largest)
  }
}
