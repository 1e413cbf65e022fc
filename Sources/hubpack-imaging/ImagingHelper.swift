#if Imaging
  import HelperProtocol
#endif
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A program that makes thumbnails. It reads a request and a picture, answers with a line and a
/// thumbnail, and repeats this until its standard input ends. Its argument is the memory limit in
/// bytes.
///
/// Picture decoders are the usual target of hostile files. They run in this separate program, which
/// may crash or hang without harming its caller.
@main
struct ImagingHelper {
  static func main() {
    #if Imaging
      let memory = CommandLine.arguments.dropFirst().first.flatMap { Int($0) }
      Confinement.begin(memory: min(max(memory ?? .max, 64 << 20), 2 << 30))
      guard let reducer = Reducer() else {
        fail("libvips cannot be started")
      }
      Confinement.complete { reducer.warmUp() }
      do throws(Channel.Closed) {
        while let line = try Channel.readLine() {
          guard let request = ImagingRequest(line: line) else { fail("not a request: \(line)") }
          try serve(request, reducer)
        }
      } catch {
        fail("standard input or output is closed")
      }
    #else
      fail("this hubpack was built without the trait Imaging")
    #endif
  }

  #if Imaging
    private static func serve(
      _ request: ImagingRequest, _ reducer: Reducer
    ) throws(Channel.Closed) {
      guard let memory = malloc(request.size) else { fail("not enough memory for the picture") }
      defer { free(memory) }
      let picture = UnsafeMutableRawBufferPointer(start: memory, count: request.size)
      try Channel.fill(picture)
      let thumbnail: EncodedPicture
      do throws(Reducer.Refusal) {
        thumbnail = try reducer.thumbnail(of: picture, request)
      } catch {
        return try Channel.put(HelperAnswer.refused(reason: error.reason).line)
      }
      try Channel.put(HelperAnswer.done(size: thumbnail.bytes.count).line)
      try Channel.put(thumbnail.bytes)
    }
  #endif

  private static func fail(_ clause: String) -> Never {
    var message = "hubpack-imaging: \(clause)\n"
    _ = message.withUTF8 { write(2, $0.baseAddress, $0.count) }
    exit(2)
  }
}
