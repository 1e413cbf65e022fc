package import HubFetching
package import HubPictures

extension FetchedPicture {
  /// The file that contains the picture.
  package var file: PictureFile? {
    switch bytes {
    case .file(let file), .download(let file): file
    case .had: nil
    }
  }
}
