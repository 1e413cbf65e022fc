/// Hard bounds on what a hub may ask of us. A hub that is larger than this is not a photo hub.
public enum Limits {
  /// Bytes of one level file; the largest known has 130 thousand.
  public static let levelFileBytes = 32 << 20
  /// Bytes of one JuiceBox `config.xml`; libxml2 refuses more.
  public static let galleryBytes = 10_000_000
  /// Bytes of one picture.
  public static let pictureBytes = 256 << 20
  /// Pixels of one picture; who shows it needs four bytes or more for each of them.
  public static let picturePixels = 100_000_000
  /// Pixels along one side of a picture, the most that a JPEG can have.
  public static let pictureSide = 65_535
  /// Pixels of all frames of an animation together.
  public static let animationPixels = 1_000_000_000
  /// Scans of one JPEG; programs make about ten. Each of them may be of all pixels, in a few bytes.
  public static let pictureScans = 100
  /// Bytes of a web page that are looked at; no more are fetched.
  public static let webPageBytes = 64 << 10
  /// How often a request may be redirected.
  public static let redirects = 5
  /// Bytes of the map of a hub; a file takes about 200.
  public static let mapBytes = 1 << 30
  /// Level 1 files of one hub.
  public static let levelOneFiles = 100_000
  /// Bytes of all Level 1 files of one hub, which are in memory at once; the file that reaches this is the last.
  public static let levelOneBytes = 64 << 20
  /// Bytes of one text of a level file, as it is written there, or of a gallery.
  public static let textBytes = 64 << 10
  /// Bytes of one reference to a file or picture.
  public static let referenceBytes = 2048
  /// Problems told of one file; what is more is counted.
  public static let problemsPerFile = 1000
}
