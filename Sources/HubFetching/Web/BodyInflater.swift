import HubSystem

/// Inflates a body that is labelled as compressed as it arrives: gzip of one member or several (RFC
/// 1952, section 2.2), or deflate with the header and trailer of zlib, as the standard wants it, or
/// without, as some servers send it and browsers accept it. A plain body stays as it is.
final class BodyInflater {
  enum Fault: Error {
    /// The data is invalid, or more follows than the compressed data.
    case damaged
    /// The inflated data is larger than any file of a hub.
    case tooLarge
  }

  typealias Consumer = (UnsafeRawBufferPointer) throws -> Void

  private enum Form {
    /// The first two bytes show whether the body is compressed, and how.
    case unknown([UInt8])
    case plain
    case compressed(Inflater, Inflater.Format)
  }

  private let isDeflate: Bool
  private var form = Form.unknown([])
  private var size = 0

  /// - Parameter coding: the name that the server gives the coding, `gzip` or `deflate`.
  init(_ coding: String) { isDeflate = coding == "deflate" }

  /// Inflates the next bytes, piece by piece.
  func append(_ bytes: UnsafeRawBufferPointer, _ consume: Consumer) throws {
    switch form {
    case .unknown(let start):
      let start = start + bytes
      form = start.count < 2 ? .unknown(start) : try form(of: start[0], start[1])
      if start.count > 1 { try start.withUnsafeBytes { try append($0, consume) } }
    case .plain: try consume(bytes)
    case .compressed(let inflater, let format):
      var rest = bytes[...]
      while !rest.isEmpty {
        if inflater.isWhole {
          guard format == .gzip else { throw Fault.damaged }
          inflater.restart()
        }
        do {
          let used = try inflater.append(UnsafeRawBufferPointer(rebasing: rest)) { piece in
            size += piece.count
            guard size <= Limits.pictureBytes else { throw Fault.tooLarge }
            try consume(piece)
          }
          rest = rest.dropFirst(used)
        } catch is Inflater.Damaged { throw Fault.damaged }
      }
    }
  }

  func finish(_ consume: Consumer) throws {
    switch form {
    case .unknown(let start): try start.withUnsafeBytes(consume)
    case .plain: break
    case .compressed(let inflater, _): if !inflater.isWhole { throw Fault.damaged }
    }
  }

  private func form(of first: UInt8, _ second: UInt8) throws -> Form {
    let format: Inflater.Format
    if first == 0x1F, second == 0x8B {
      format = .gzip
    } else if !isDeflate {
      return .plain
    } else {
      let header = UInt16(first) << 8 | UInt16(second)
      format = first & 0x0F == 8 && header % 31 == 0 ? .zlib : .raw
    }
    return .compressed(try Inflater(format), format)
  }
}
