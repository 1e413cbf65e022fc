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
    switch try HelperProgram.imaging.runnable() {
    case .success(let program):
      imaging = Imaging(program: program, width: ProcessInfo.processInfo.activeProcessorCount)
      remark = nil
    case .failure(let failure):
      for (option, edge) in [("--image-edge", imageEdge), ("--thumbnail-edge", thumbnailEdge)]
      where edge ?? 0 != 0 {
        throw UsageError("\(option): cannot resize pictures: \(failure.reason)")
      }
      (imaging, remark) = (nil, "pictures keep their size: \(failure.reason)")
    }
  }
}
