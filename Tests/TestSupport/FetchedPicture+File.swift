package import HubFetching
package import HubPictures

extension FetchedPicture {
  /// The file that the picture is in.
  package var file: PictureFile? {
    switch bytes {
    case .file(let file), .download(let file): file
    case .had: nil
    }
  }
}
