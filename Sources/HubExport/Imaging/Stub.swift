import HubSource

package struct ImagingFailure: Error { let reason: String; let isCancelled: Bool }
struct ReducedPicture: Sendable { let format: PictureFormat }
package struct Imaging: Sendable {
  package static func besideProgram() throws -> Imaging {
    throw ImagingFailure(reason: "stub", isCancelled: false)
  }
  package func shutDown() async {}
  func reduce(_ file: String, format: PictureFormat, edge: Int, to output: String)
    async throws(ImagingFailure) -> ReducedPicture
  {
    throw ImagingFailure(reason: "stub", isCancelled: false)
  }
}
