import Foundation

/// A file or folder that cannot be used, and why: "cannot write out.hubpack: No space left on device".
public struct FileFault: Error, CustomStringConvertible {
  /// What failed, for which file, and the system's reason or what to do.
  public let description: String
  /// The system's error number (`errno`), where the system refused.
  public let number: Int32?

  /// A call that the system refused.
  ///
  /// - Parameters:
  ///   - action: a verb, "write".
  ///   - path: of the file or folder.
  ///   - number: the system's error number.
  package init(cannot action: String, _ path: String, _ number: Int32 = errno) {
    description = "cannot \(action) \(path): \(String(cString: strerror(number)))"
    self.number = number
  }

  /// A file or folder that is not what it has to be.
  package init(_ path: String, _ reason: String) {
    description = "\(path): \(reason)"
    number = nil
  }

  /// An error of Foundation's, whose own sentences neither name the path nor give the system's reason.
  ///
  /// - Parameter path: of the file or folder, unless the error knows better.
  package init(cannot action: String, _ path: String? = nil, _ error: any Error) {
    let cocoa = error as? CocoaError
    let path = cocoa?.filePath ?? cocoa?.url?.path ?? path ?? "a file"
    let number = (error as? POSIXError ?? cocoa?.underlying as? POSIXError)?.code.rawValue
    if let number = number ?? cocoa.flatMap({ Self.numbers[$0.code] }) {
      self.init(cannot: action, path, number)
    } else {
      self.init(path, "cannot \(action) it")
    }
  }

  private static let numbers: [CocoaError.Code: Int32] = [
    .fileNoSuchFile: ENOENT, .fileReadNoSuchFile: ENOENT, .fileReadNoPermission: EACCES,
    .fileWriteNoPermission: EACCES, .fileWriteOutOfSpace: ENOSPC, .fileWriteVolumeReadOnly: EROFS,
    .fileWriteFileExists: EEXIST, .fileReadTooLarge: EFBIG, .fileReadInvalidFileName: ENAMETOOLONG,
    .fileWriteInvalidFileName: ENAMETOOLONG,
  ]
}
