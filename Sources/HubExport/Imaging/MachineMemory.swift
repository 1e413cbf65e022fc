import Foundation

package enum MachineMemory {
  /// The memory of the machine in bytes, or less if this is a Linux container that has less.
  package static var size: Int {
    let limit = try? String(contentsOfFile: "/sys/fs/cgroup/memory.max", encoding: .utf8)
    return min(
      Int(clamping: ProcessInfo.processInfo.physicalMemory),
      limit.flatMap { Int($0.trimmingCharacters(in: .newlines)) } ?? .max)
  }
}

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
