import Foundation
import HubExport
import HubModel

/// The program that makes pictures smaller in this export, if there is one.
struct ImagingChoice {
  /// Nil when pictures are kept as they are.
  let imaging: Imaging?
  /// A remark for the user when that is not what they expect.
  let remark: String?

  /// - Throws: ``UsageError`` when this hubpack cannot make the sizes that are asked for.
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
      if imageEdge ?? 0 != 0 { throw UsageError("--image-edge: cannot resize pictures: \(error)") }
      if thumbnailEdge ?? 0 != 0 {
        throw UsageError("--thumbnail-edge: cannot resize pictures: \(error)")
      }
      (imaging, remark) = (nil, "pictures are kept as published, with their metadata: \(error)")
    }
  }

  /// Checks that the helper runs at all: its library may be missing, or it was built without one.
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
      throw UsageError(line.isEmpty ? "cannot start \(program)" : String(line))
    }
  }
}
