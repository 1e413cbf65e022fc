import Foundation

/// The resident memory of this process in bytes, according to Linux; 0 on other systems.
package func residentBytes() -> Int {
  let account = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
  let pages = account.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  return pages * Int(getpagesize())
}
