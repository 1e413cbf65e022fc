import HubExport

/// What makes pictures smaller in this export, if anything does.
struct ImagingChoice {
  /// Nil when pictures are kept as they are.
  let program: Imaging?
  /// What to tell the user when that is not what they expect.
  let remark: String?

  /// - Throws: ``UsageError`` when a size is asked for that this hubpack cannot make.
  init(thumbnailEdge: Int?, imageEdge: Int?) throws {
    if thumbnailEdge == 0, imageEdge ?? 0 == 0 {
      (program, remark) = (nil, nil)
      return
    }
    let reason: String
    do {
      (program, remark) = (try Imaging.besideProgram(), nil)
      return
    } catch {
      reason = "\(error)"
    }
    if thumbnailEdge ?? 0 != 0 || imageEdge ?? 0 != 0 {
      throw UsageError(
        "\(imageEdge ?? 0 != 0 ? "--image-edge" : "--thumbnail-edge"): cannot be done: \(reason)")
    }
    (program, remark) = (nil, "pictures are kept as they are, with their metadata: \(reason)")
  }
}
