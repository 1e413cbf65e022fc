import CXML

/// An error of libxml2, told as what is wrong and what to write.
struct XMLFault {
  /// The number of bytes before an error in which its beginning is looked for.
  static let longest = 100

  private var code = xmlParserErrors(0)
  private var number = 0
  private var (first, second) = ("", "")

  init() {}

  init(_ error: xmlError) {
    code = xmlParserErrors(UInt32(bitPattern: error.code))
    number = Int(error.int1)
    first = String((error.str1.map { String(cString: $0) } ?? "").prefix(Self.longest))
    second = String((error.str2.map { String(cString: $0) } ?? "").prefix(Self.longest))
  }

  /// True for a reference that is none.
  private var isReference: Bool {
    [
      XML_ERR_ENTITYREF_SEMICOL_MISSING, XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY,
      XML_ERR_INVALID_CHARREF, XML_ERR_INVALID_DEC_CHARREF, XML_ERR_INVALID_HEX_CHARREF,
    ].contains(code)
  }

  /// Returns the byte to which the error belongs, and how many bytes it lies back.
  ///
  /// - Parameter read: The bytes up to the position that libxml2 reports.
  func start(in read: Slice<UnsafeBufferPointer<UInt8>>) -> (byte: UInt8?, back: Int) {
    let (less, ampersand) = (UInt8(ascii: "<"), UInt8(ascii: "&"))
    if read.last == less || read.last == ampersand { return (read.last, 1) }
    guard isReference, let start = read.lastIndex(of: ampersand) else { return (nil, 0) }
    return (ampersand, read.endIndex - start)
  }

  func reason(at byte: UInt8?) -> String {
    let name = "the XML is not well-formed"
    return detail(at: byte).map { "\(name): \($0.wrong)" } ?? name
  }

  func suggestion(at byte: UInt8?) -> String? { detail(at: byte)?.write }

  private func detail(at byte: UInt8?) -> (wrong: String, write: String)? {
    switch code {
    case XML_ERR_UNDECLARED_ENTITY, XML_WAR_UNDECLARED_ENTITY:
      (
        "XML does not know \"&\(first);\"",
        htmlEntityLookup(first).map { "write \"&#\($0.pointee.value);\"" } ?? Self.escape
      )
    case XML_ERR_INVALID_CHARREF, XML_ERR_INVALID_DEC_CHARREF, XML_ERR_INVALID_HEX_CHARREF:
      ("a reference is to no character", Self.escape)
    case _ where byte == UInt8(ascii: "&"): ("found a bare \"&\"", Self.escape)
    case _ where byte == UInt8(ascii: "<"), XML_ERR_LT_IN_ATTRIBUTE:
      ("found a bare \"<\"", "write \"&lt;\"")
    case XML_ERR_TAG_NAME_MISMATCH:
      ("<\(first)> of line \(number) is not closed before </\(second)>", "write \"</\(first)>\"")
    case XML_ERR_TAG_NOT_FINISHED:
      ("<\(first)> of line \(number) is not closed before the end", "write \"</\(first)>\"")
    case XML_ERR_GT_REQUIRED: ("a tag does not end", "write \">\" or \"/>\"")
    case XML_ERR_ATTRIBUTE_NOT_STARTED, XML_ERR_ATTRIBUTE_WITHOUT_VALUE:
      ("the value of an attribute is not quoted", "write name=\"value\"")
    case XML_ERR_ATTRIBUTE_NOT_FINISHED: ("a quotation mark is missing", "write name=\"value\"")
    case XML_ERR_ATTRIBUTE_REDEFINED:
      ("the attribute \"\(first)\" is there twice", "delete one of the two")
    case XML_ERR_SPACE_REQUIRED:
      ("expected a space between attributes", "write \"&quot;\" for a quotation mark in a value")
    case XML_ERR_INVALID_CHAR where number != 0:
      (
        "a control character (U+\(String(number + 0x10000, radix: 16, uppercase: true).dropFirst()))",
        "delete it"
      )
    case XML_ERR_INVALID_ENCODING, XML_I18N_CONV_FAILED, XML_ERR_INVALID_CHAR:
      ("a byte is not UTF-8", "save it in UTF-8, or declare encoding=\"windows-1252\"")
    case XML_ERR_RESERVED_XML_NAME:
      ("\"<?xml\" is not at the start", "delete what precedes it")
    case XML_ERR_DOCUMENT_END: ("something follows the end of the gallery", "delete it")
    case XML_ERR_CDATA_NOT_FINISHED: ("<![CDATA[ does not end", "write \"]]>\"")
    case XML_ERR_COMMENT_NOT_FINISHED: ("a comment does not end", "write \"-->\"")
    case XML_ERR_HYPHEN_IN_COMMENT: ("found \"--\" in a comment", "write \"-\"")
    case XML_ERR_MISPLACED_CDATA_END: ("found a bare \"]]>\"", "write \"]]&gt;\"")
    case XML_NS_ERR_UNDEFINED_NAMESPACE:
      ("the prefix \"\(first)\" is not declared", "delete it")
    default: nil
    }
  }

  private static let escape = "write \"&amp;\" for \"&\""
}
