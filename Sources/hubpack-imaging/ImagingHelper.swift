import HelperProtocol

/// A program that makes thumbnails. It reads a request and a picture, answers with a line and a
/// thumbnail, and repeats this until its standard input ends. Its argument is the memory limit in
/// bytes.
///
/// Picture decoders are the usual target of hostile files. They run in this separate program, which
/// may crash or hang without harming its caller.
@main
struct ImagingHelper {
  private static let name = "hubpack-imaging"

  static func main() {
    #if Imaging
      Confinement.begin(memory: Channel.memory)
      guard let reducer = Reducer() else { Channel.fail(name, "libvips cannot be started") }
      Confinement.complete { reducer.warmUp() }
      Channel.serve(as: name) { request, picture throws(Channel.Closed) in
        let thumbnail: EncodedPicture
        do throws(Reducer.Refusal) {
          thumbnail = try reducer.thumbnail(of: picture, request.words)
        } catch {
          return try Channel.refuse(error.reason)
        }
        try Channel.put(result: thumbnail.bytes)
      }
    #else
      Channel.fail(name, "this hubpack was built without the trait Imaging")
    #endif
  }
}
