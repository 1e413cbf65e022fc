import Foundation
import HubExport
import HubModel

/// What makes pictures smaller in this export, if anything does.
struct ImagingChoice {
  /// Nil when pictures are kept as they are.
  let imaging: Imaging?
  /// What to tell the user when that is not what they expect.
  let remark: String?

  /// - Throws: ``UsageError`` when a size is asked for that this hubpack cannot make.
  init(thumbnailEdge: Int?, imageEdge: Int?) throws {
    if thumbnailEdge == 0, imageEdge ?? 0 == 0 {
      (imaging, remark) = (nil, nil)
      return
    }
    do {
      let program = try Imaging.helperProgram()
      try Self.probe(program)
      imaging = Imaging(program: program, width: ProcessInfo.processInfo.activeProcessorCount)
      remark = nil
    } catch {
      if imageEdge ?? 0 != 0 { throw UsageError("--image-edge: cannot be done: \(error)") }
      if thumbnailEdge ?? 0 != 0 { throw UsageError("--thumbnail-edge: cannot be done: \(error)") }
      (imaging, remark) = (nil, "pictures are kept as they are, with their metadata: \(error)")
    }
  }

  /// Whether the helper runs at all: its library may be missing, or it may have been built without one.
  private static func probe(_ program: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.standardInput = FileHandle.nullDevice
    let messages = Pipe()
    process.standardError = messages
    do {
      try process.run()
    } catch {
      throw UsageError("\(FileFault(cannot: "start", program, error))")
    }
    let told = messages.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      let line = String(decoding: told, as: UTF8.self).split(separator: "\n").first ?? ""
      throw UsageError(line.isEmpty ? "\(program): does not start" : String(line))
    }
  }
}
