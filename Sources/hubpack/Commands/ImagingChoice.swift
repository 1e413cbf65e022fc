import Foundation
import HubExport
import HubHelpers

/// The program that makes pictures smaller in this export, if there is one.
struct ImagingChoice {
  /// Nil when pictures are kept as they are.
  let imaging: Imaging?
  /// A remark for the user when that is not what they expect.
  let remark: String?

  /// - Throws: ``UsageError`` when this hubpack cannot make the sizes that are asked for; `FileFault`
  ///   when no program can be started.
  init(thumbnailEdge: Int?, imageEdge: Int?) throws {
    if thumbnailEdge == 0, imageEdge ?? 0 == 0 {
      (imaging, remark) = (nil, nil)
      return
    }
    let reason: String
    switch Result(catching: { () throws(HelperFailure) in try Imaging.helperProgram() }) {
    case .success(let program):
      guard let failure = try HelperProgram.imaging.failureToRun(program) else {
        imaging = Imaging(program: program, width: ProcessInfo.processInfo.activeProcessorCount)
        remark = nil
        return
      }
      reason = failure
    case .failure(let failure): reason = failure.reason
    }
    if imageEdge ?? 0 != 0 { throw UsageError("--image-edge: cannot resize pictures: \(reason)") }
    if thumbnailEdge ?? 0 != 0 {
      throw UsageError("--thumbnail-edge: cannot resize pictures: \(reason)")
    }
    (imaging, remark) = (nil, "pictures keep their size: \(reason)")
  }
}
