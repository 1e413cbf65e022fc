import CXML
import HubJSON
package import HubModel

package protocol XMLVisitor: AnyObject {
  /// Called for the start tag of an element; the position is the end of the tag.
  func begin(_ name: String, _ attributes: [String: String], at position: Problem.Position)
  /// Called for a part of the text inside the element, in UTF-8.
  func add(text: UnsafeBufferPointer<UInt8>)
  /// Called for the end tag of the innermost open element.
  func end(_ name: String)
}

/// Parses XML with libxml2, whose parser, unlike Foundation's, accepts arbitrary bytes.
///
/// Nothing is fetched, and only the predefined entities exist. libxml2 itself limits the length of
/// names and texts; the limits here bound everything that takes it more than linear time.
package final class XMLReader {
  /// The form of the names of elements and attributes.
  package enum Names {
    /// Names as written, with their prefix: `dc:creator`.
    case written
    /// Namespaces followed by local names, as in RDF: `http://purl.org/dc/elements/1.1/creator`.
    case expanded
  }

  package static let depthLimit = 64
  /// The maximum number of attributes of an element: libxml2 compares every pair.
  package static let attributeLimit = 256
  /// The maximum number of namespace declarations: libxml2 searches all that are in scope.
  package static let namespaceLimit = 64
  /// The maximum number of different names: libxml2's dictionary becomes slow.
  package static let nameLimit = 1000

  /// The error of a text that could not be read to its end.
  package struct Failure: Error {
    package let position: Problem.Position
    package let reason: String
    /// The text to write instead, for faults that people make by hand.
    package var suggestion: String?

    package init(position: Problem.Position, reason: String, suggestion: String? = nil) {
      (self.position, self.reason, self.suggestion) = (position, reason, suggestion)
    }
  }

  private let visitor: any XMLVisitor
  private let names: Names
  private let bytes: [UInt8]
  private var offset = 0
  private var parser: xmlParserCtxtPtr?
  private var depth = 0
  private var namespaces = 0
  private var seenNames = Set<UnsafePointer<UInt8>?>()
  private var failure: Failure?
  /// True if the bytes are UTF-8 whatever they declare.
  private var isConverted = false

  private init(_ bytes: [UInt8], _ names: Names, _ visitor: any XMLVisitor) {
    (self.bytes, self.names, self.visitor) = (bytes, names, visitor)
  }

  private static let isReady: Void = xmlInitParser()

  /// Parses a text in an encoding compatible with ASCII and calls the visitor. What declares to be
  /// Latin-1 or ASCII is read as browsers do: as UTF-8 if it is that, otherwise as Windows-1252.
  ///
  /// O(n)
  ///
  /// - Parameter names: The form of the names that the visitor receives.
  /// - Throws: the first failure; the visitor has received everything before it.
  package static func read(
    _ bytes: [UInt8], names: Names = .written, by visitor: some XMLVisitor
  ) throws(Failure) {
    _ = isReady
    if let tag = tagOfTooMuch(in: bytes) {
      throw Failure(
        position: LineIndex(bytes, upTo: tag).position(ofByteAt: tag, in: bytes),
        reason: "an element has more than \(attributeLimit) attributes")
    }
    let isLatin = declaredEncoding(of: bytes).map(latinNames.contains) ?? false
    let isUTF8 = !isLatin || String(validating: bytes, as: UTF8.self) != nil
    let reader = XMLReader(isUTF8 ? bytes : WindowsText.utf8(of: bytes), names, visitor)
    reader.isConverted = isLatin
    withExtendedLifetime(reader) { reader.parse() }
    if let failure = reader.failure { throw failure }
  }

  /// Returns the offset of an element with more attributes than accepted.
  ///
  /// A tag is the text between one `<` and the next, because attribute values cannot contain a bare
  /// `<`.
  private static func tagOfTooMuch(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var start = 0
      var count = 0
      var isValueNext = false
      for (offset, byte) in bytes.enumerated() {
        switch byte {
        case UInt8(ascii: "<"): (start, count) = (offset, 0)
        case UInt8(ascii: "="): isValueNext = true
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
          if isValueNext { count += 1 }
          if count > attributeLimit { return start }
          isValueNext = false
        case 0x20, 0x09, 0x0A, 0x0D: break
        default: isValueNext = false
        }
      }
      return nil
    }
  }

  private func parse() {
    var handler = Self.handler
    let context = Unmanaged.passUnretained(self).toOpaque()
    // Errors that libxml2 reports without a parser would go to standard error.
    hub_xml_silence()
    // The text is passed in parts, so that nothing is parsed after a failure.
    parser = xmlCreateIOParserCtxt(
      &handler, context,
      { context, buffer, count in
        XMLReader.of(context).fill(UnsafeMutableRawBufferPointer(start: buffer, count: Int(count)))
      }, nil, context, XML_CHAR_ENCODING_NONE)
    guard parser != nil else { return fail("out of memory") }
    defer { xmlFreeParserCtxt(parser) }
    // Without "NOENT", `&amp;` in an attribute would stay. There is nothing else to expand, because
    // there is no document type.
    let ignored = isConverted ? XML_PARSE_IGNORE_ENC.rawValue : 0
    xmlCtxtUseOptions(
      parser, Int32(bitPattern: XML_PARSE_NOENT.rawValue | XML_PARSE_NONET.rawValue | ignored))
    if xmlParseDocument(parser) != 0 || parser?.pointee.wellFormed != 1 { fail() }
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> XMLReader {
    // The context is the reader that `parse` passes, and `parse` keeps it alive.
    Unmanaged.fromOpaque(context.unsafelyUnwrapped).takeUnretainedValue()
  }

  private static var handler: xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = UInt32(XML_SAX2_MAGIC)
    handler.startElementNs = { context, name, prefix, uri, namespaces, _, count, _, attributes in
      XMLReader.of(context).begin(
        name, prefix, uri, namespaces: Int(namespaces),
        UnsafeBufferPointer(start: attributes, count: Int(count) * 5))
    }
    handler.endElementNs = { context, name, prefix, uri in
      let reader = XMLReader.of(context)
      reader.end(reader.text(name, prefix, uri))
    }
    handler.characters = { context, text, count in
      XMLReader.of(context).visitor.add(
        text: UnsafeBufferPointer(start: text, count: Int(count)))
    }
    handler.ignorableWhitespace = handler.characters
    handler.cdataBlock = handler.characters
    handler.processingInstruction = { context, name, _ in XMLReader.of(context).note(name) }
    handler.serror = { context, error in
      if let error, error.pointee.level.rawValue >= XML_ERR_ERROR.rawValue {
        XMLReader.of(context).fail(XMLFault(error.pointee))
      }
    }
    return handler
  }

  private func text(
    _ name: UnsafePointer<UInt8>?, _ prefix: UnsafePointer<UInt8>?, _ uri: UnsafePointer<UInt8>?
  ) -> String {
    let name = name.map { String(cString: $0) } ?? ""
    return switch names {
    case .written: prefix.map { String(cString: $0) + ":" + name } ?? name
    case .expanded: uri.map { String(cString: $0) + name } ?? name
    }
  }

  private func fill(_ buffer: UnsafeMutableRawBufferPointer) -> Int32 {
    guard failure == nil else { return 0 }
    let part = bytes[offset...].prefix(buffer.count)
    buffer.copyBytes(from: part)
    offset += part.count
    return Int32(part.count)
  }

  private func begin(
    _ name: UnsafePointer<UInt8>?, _ prefix: UnsafePointer<UInt8>?, _ uri: UnsafePointer<UInt8>?,
    namespaces count: Int, _ attributes: UnsafeBufferPointer<UnsafePointer<UInt8>?>
  ) {
    depth += 1
    namespaces += count
    if depth > Self.depthLimit {
      return stop("elements are nested more than \(Self.depthLimit) levels deep")
    }
    if namespaces > Self.namespaceLimit {
      return stop("more than \(Self.namespaceLimit) namespaces")
    }
    let position = position
    seenNames.insert(name)
    var values: [String: String] = [:]
    for index in stride(from: 0, to: attributes.count, by: 5) {
      // Each attribute has a name, a prefix, a namespace, and the start and end of its value.
      seenNames.insert(attributes[index])
      guard let start = attributes[index + 3], let end = attributes[index + 4] else { continue }
      values[text(attributes[index], attributes[index + 1], attributes[index + 2])] = String(
        decoding: UnsafeBufferPointer(start: start, count: end - start), as: UTF8.self)
    }
    // This comes last, because stopping the parser frees the values.
    stopAtTooManyNames()
    if failure == nil { visitor.begin(text(name, prefix, uri), values, at: position) }
  }

  /// Counts a name; libxml2 keeps one copy of each.
  private func note(_ name: UnsafePointer<UInt8>?) {
    seenNames.insert(name)
    stopAtTooManyNames()
  }

  private func stopAtTooManyNames() {
    if seenNames.count > Self.nameLimit { stop("more than \(Self.nameLimit) different names") }
  }

  private func end(_ name: String) {
    // The start of an element after a failure was not passed on.
    if failure == nil { visitor.end(name) }
    depth -= 1
  }

  private func stop(_ reason: String) {
    guard failure == nil else { return }
    fail(reason)
    xmlStopParser(parser)
  }

  private func fail(_ reason: String) {
    guard failure == nil else { return }
    failure = Failure(position: position, reason: reason)
  }

  private func fail(_ fault: XMLFault = XMLFault()) {
    guard failure == nil, let input = parser?.pointee.input?.pointee else { return }
    let position = position
    // libxml2 reports a broken tag or reference after its beginning, to which the error belongs.
    let read = UnsafeBufferPointer(start: input.base, count: input.cur - input.base)
    let start = fault.start(in: read.suffix(XMLFault.longest))
    failure = Failure(
      position: Problem.Position(line: position.line, column: max(1, position.column - start.back)),
      reason: fault.reason(at: start.byte), suggestion: fault.suggestion(at: start.byte))
  }

  private var position: Problem.Position {
    Problem.Position(
      line: max(1, Int(xmlSAX2GetLineNumber(parser))),
      column: max(1, Int(xmlSAX2GetColumnNumber(parser))))
  }
}
