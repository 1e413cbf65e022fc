import Crypto
import HubModel

extension Channel {
  /// Reads the channel at a place, and checks its signature if signatures are asked for.
  ///
  /// - Returns: The channel, and the name of its signer.
  /// - Throws: `PlainError` with the reason why it is refused; `FileFault`.
  package static func read(
    at place: ChannelPlace, trust: Trust?
  ) throws -> (channel: Channel, signer: String?) {
    guard let bytes = try place.contents(of: fileName, limit: mostBytes) else {
      throw PlainError(
        "\(place.description): no channel (expected \(fileName), which 'hubpack publish' writes)")
    }
    let channel: Channel
    do { channel = try Channel(bytes) } catch let error as PlainError {
      throw PlainError("\(place.path("")): \(error)")
    }
    guard let trust else { return (channel, nil) }
    let statement = Statement(
      hub: channel.hub, serial: channel.serial, .channel(sha256: checksum(of: bytes)))
    let signer = try place.signatures(of: fileName)
      .signer(of: statement, named: place.path(fileName), trust)
    return (channel, signer)
  }

  static func checksum(of bytes: [UInt8]) -> HexDigest {
    HexDigest(bytes: SHA256.hash(data: bytes))
  }
}
