extension Behaviour {
  /// Sends 206 with this Content-Range (or none) and these bytes, whatever was requested.
  package static func partial(_ bytes: [UInt8], contentRange: String?) -> Behaviour {
    answer(
      Answer(
        206, headers: contentRange.map { [("Content-Range", $0)] } ?? [], body: bytes[...]))
  }

  /// Sends 416 to every request.
  package static func rangeRefused(size: Int) -> Behaviour {
    answer(Answer(416, headers: [("Content-Range", "bytes */\(size)")]))
  }

  /// Sends 200 with the whole file, whatever range was requested, ignoring validators.
  package static func wholeFile(_ file: ServedFile) -> Behaviour {
    var headers = [(name: "Content-Type", value: file.type)]
    if let etag = file.etag { headers.append(("ETag", etag)) }
    return answer(Answer(200, headers: headers, body: file.bytes[...]))
  }
}
