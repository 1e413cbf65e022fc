/// What the imaging helper is asked: one line of JSON on its standard input.
package struct ImagingRequest: Codable, Sendable, Hashable {
  /// The path of the picture.
  package let input: String
  /// What the picture's bytes are: "jpeg", "png", "gif", "webp", "avif" or "heic". Nothing else is tried.
  package let format: String
  /// The path of the file to write; what is there is replaced.
  package let output: String
  /// The most pixels that either side may have.
  package let edge: Int
  /// Of a JPEG: 1...100.
  package let quality: Int

  /// A request with all its parts.
  package init(input: String, format: String, output: String, edge: Int, quality: Int) {
    self.input = input
    self.format = format
    self.output = output
    self.edge = edge
    self.quality = quality
  }
}

/// What the imaging helper answers: one line of JSON on its standard output, for each request.
package enum ImagingAnswer: Codable, Sendable, Hashable {
  /// The output was written: its format, "jpeg" or "png", and its size in pixels.
  case reduced(format: String, width: Int, height: Int)
  /// It was not; the clause completes "the picture …".
  case refused(reason: String)
}
