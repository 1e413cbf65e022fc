import Foundation

#if Imaging
  import ImagingMessages
#endif

/// Turns pictures into thumbnails: reads one request a line, answers one line for each, until its
/// standard input ends.
///
/// Decoders of pictures are where hostile files do their work. So this is a program of its own,
/// which may crash or hang without harm to who asks it.
@main
struct ImagingHelper {
  static func main() {
    #if Imaging
      Confinement.begin()
      guard let reducer = Reducer() else {
        fail("libvips cannot be started")
      }
      let decoder = JSONDecoder()
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      while let line = readLine() {
        do {
          let request = try decoder.decode(ImagingRequest.self, from: Data(line.utf8))
          let answer = try encoder.encode(reducer.answer(to: request))
          try FileHandle.standardOutput.write(contentsOf: answer + Data("\n".utf8))
        } catch {
          fail("this request makes no sense: \(error)")
        }
      }
    #else
      fail("this hubpack was built without the trait Imaging")
    #endif
  }

  private static func fail(_ clause: String) -> Never {
    FileHandle.standardError.write(Data("hubpack-imaging: \(clause)\n".utf8))
    exit(2)
  }
}
