import Foundation

/// Texts for C, in an array that ends with a null pointer.
typealias CStrings = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

/// An array that C may free, and the texts in it.
func cStrings(_ texts: [String]) -> CStrings? {
  let size = MemoryLayout<UnsafeMutablePointer<CChar>?>.stride
  guard let memory = calloc(texts.count + 1, size) else { return nil }
  let array = memory.bindMemory(
    to: UnsafeMutablePointer<CChar>?.self, capacity: texts.count + 1)
  for (index, text) in texts.enumerated() { array[index] = strdup(text) }
  return array
}
