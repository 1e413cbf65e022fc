import Foundation

/// The memory available to this program.
package enum MachineMemory {
  /// The memory of the machine in bytes, or less if a Linux control group allows less, as in
  /// containers.
  package static var size: Int {
    groupLimits(root: "/sys/fs/cgroup", groups: text("/proc/self/cgroup") ?? "")
      .reduce(Int(clamping: ProcessInfo.processInfo.physicalMemory), min)
  }

  /// Returns the limits of all control groups of a process, including the enclosing groups.
  ///
  /// - Parameters:
  ///   - root: The folder in which control groups are mounted.
  ///   - groups: The contents of `/proc/self/cgroup`: `0::/a/b`, before version 2 `4:memory:/a/b`.
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

/// The number of helpers and the memory of each.
package struct MemoryShares: Sendable, Hashable {
  /// The smallest share in bytes. With less, pictures of 24 megapixels that browsers show are
  /// refused.
  private static let smallest = 512 << 20
  /// The largest share in bytes. No picture within the limits needs more.
  private static let largest = 2 << 30

  /// The number of helpers, at least one.
  package let count: Int
  /// The memory of each helper, in bytes.
  package let size: Int

  /// Divides half of the memory among the wanted number of helpers, or fewer if their shares would
  /// be too small.
  package init(of memory: Int, for wanted: Int) {
    let half = max(0, memory) / 2
    count = max(1, min(wanted, half / Self.smallest))
    size = min(max(half / count, Self.smallest), Self.largest)
  }
}
