import Foundation

/// An error about a file or folder: "cannot write out.hubpack: No space left on device".
public struct FileFault: Error, CustomStringConvertible {
  /// The failed action, the path, and the system's reason or advice.
  public let description: String
  /// The system's error number (`errno`), if a system call failed.
  public let number: Int32?

  /// Creates the error of a failed system call.
  ///
  /// - Parameter action: the verb, "write".
  package init(cannot action: String, _ path: String, _ number: Int32 = errno) {
    description = "cannot \(action) \(path): \(String(cString: strerror(number)))"
    self.number = number
  }

  package init(_ path: String, _ reason: String) {
    description = "\(path): \(reason)"
    number = nil
  }

  /// Creates the error of a file or folder that already exists, with advice: "use --force".
  package init(existing path: String, advice: String) {
    description = "\(path) already exists (\(advice))"
    number = nil
  }

  /// Creates an error from one of Foundation's, which often lack the path or the system's reason.
  ///
  /// - Parameter path: the path of the file or folder, used if the error has none.
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

  /// Returns the error, and in the same sentence one that happened after it.
  package func followed(by other: FileFault?) -> FileFault {
    guard let other else { return self }
    return FileFault(description: "\(description); \(other.description)", number: number)
  }

  private init(description: String, number: Int32?) {
    self.description = description
    self.number = number
  }

  private static let numbers: [CocoaError.Code: Int32] = [
    .fileNoSuchFile: ENOENT, .fileReadNoSuchFile: ENOENT, .fileReadNoPermission: EACCES,
    .fileWriteNoPermission: EACCES, .fileWriteOutOfSpace: ENOSPC, .fileWriteVolumeReadOnly: EROFS,
    .fileWriteFileExists: EEXIST, .fileReadTooLarge: EFBIG, .fileReadInvalidFileName: ENAMETOOLONG,
    .fileWriteInvalidFileName: ENAMETOOLONG,
  ]
}
