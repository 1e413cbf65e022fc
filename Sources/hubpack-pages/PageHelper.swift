import CXML
import HelperProtocol

/// A program that parses web pages. It reads a request and a page, answers with a line and the
/// parts of the page (``PageMark``), and repeats this until its standard input ends. Its argument
/// is the memory limit in bytes.
///
/// A parser of HTML accepts whatever a stranger sends, and libxml2's is written in C. It runs in
/// this separate program, which may crash or hang without harming its caller.
@main
struct PageHelper {
  static func main() {
    Confinement.begin(memory: Channel.memory)
    Confinement.complete {
      // Tables that the parser builds with the first page.
      _ = Array("<p>".utf8).withUnsafeBytes { HTMLParser.parts(of: $0) }
    }
    Channel.serve(as: "hubpack-pages") { _, page throws(Channel.Closed) in
      switch HTMLParser.parts(of: UnsafeRawBufferPointer(page)) {
      case .failure(let refusal): try Channel.refuse(refusal.reason)
      case .success(let parts):
        let isSent = parts.withUnsafeBytes { (try? Channel.put(result: $0)) != nil }
        guard isSent else { throw Channel.Closed() }
      }
    }
  }
}

/// Lists the parts of an HTML page with libxml2.
final class HTMLParser {
  /// The error of a page that is not parsed to its end; the reason completes "could not be read: …".
  struct Refusal: Error {
    let reason: String
  }

  /// The maximum nesting depth of elements.
  private static let depthLimit = 500
  /// The maximum size of the result in bytes.
  private static let sizeLimit = HelperAnswer.largestResult

  private var parts: [UInt8] = []
  private var depth = 0
  private var refusal: Refusal?
  private var context: htmlParserCtxtPtr?

  private init() {}

  /// Returns the parts of a page in UTF-8, in order; see ``PageMark``.
  static func parts(of page: UnsafeRawBufferPointer) -> Result<[UInt8], Refusal> {
    let parser = HTMLParser()
    withExtendedLifetime(parser) { parser.parse(page) }
    if let refusal = parser.refusal { return .failure(refusal) }
    // A result has at least one part; that of an empty page is an empty text.
    return .success(parser.parts.isEmpty ? [PageMark.text, 0] : parser.parts)
  }

  private func parse(_ page: UnsafeRawBufferPointer) {
    hub_xml_silence()
    context = htmlCreateMemoryParserCtxt(
      page.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(page.count))
    guard let context else { return refuse("it needs too much memory") }
    defer { htmlFreeParserCtxt(context) }
    htmlCtxtUseOptions(
      context,
      Int32(
        bitPattern: HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue
          | HTML_PARSE_NOWARNING.rawValue | HTML_PARSE_NONET.rawValue
          | HTML_PARSE_IGNORE_ENC.rawValue))
    // Whatever the page declares, the caller has converted it.
    if let converter = xmlFindCharEncodingHandler("UTF-8") {
      xmlSwitchToEncoding(context, converter)
      if let input = context.pointee.input, input.pointee.encoding == nil {
        input.pointee.encoding = UnsafePointer(xmlStrdup("UTF-8"))
      }
    }
    var handler = Self.handler
    let own = context.pointee.sax
    defer { context.pointee.sax = own }
    withUnsafeMutablePointer(to: &handler) { handler in
      context.pointee.sax = handler
      context.pointee.userData = Unmanaged.passUnretained(self).toOpaque()
      htmlParseDocument(context)
      context.pointee.sax = own
    }
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> HTMLParser {
    // The context is the parser that `parse` passes, and `parts` keeps it alive.
    Unmanaged.fromOpaque(context.unsafelyUnwrapped).takeUnretainedValue()
  }

  private static var handler: xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.startElement = { context, name, attributes in
      HTMLParser.of(context).open(name, attributes)
    }
    handler.endElement = { context, _ in HTMLParser.of(context).close() }
    handler.characters = { context, text, count in
      HTMLParser.of(context).add(UnsafeBufferPointer(start: text, count: Int(count)))
    }
    handler.ignorableWhitespace = handler.characters
    handler.cdataBlock = handler.characters
    return handler
  }

  private func open(
    _ name: UnsafePointer<UInt8>?,
    _ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  ) {
    guard refusal == nil else { return }
    depth += 1
    if depth > Self.depthLimit {
      return stop("it is nested more than \(Self.depthLimit) levels deep")
    }
    parts.append(PageMark.open)
    append(name)
    var next = attributes
    // Each attribute has a name, and a value unless it was written without one.
    while let pair = next, let name = pair[0] {
      append(name)
      append(pair[1])
      next = pair + 2
    }
    parts.append(0)
    stopIfLarge()
  }

  private func close() {
    guard refusal == nil else { return }
    depth -= 1
    parts.append(PageMark.close)
  }

  private func add(_ text: UnsafeBufferPointer<UInt8>) {
    guard refusal == nil else { return }
    parts.append(PageMark.text)
    parts += text.lazy.filter { $0 != 0 }
    parts.append(0)
    stopIfLarge()
  }

  /// Appends a text and its end.
  private func append(_ text: UnsafePointer<UInt8>?) {
    var next = text
    while let byte = next, byte.pointee != 0 {
      parts.append(byte.pointee)
      next = byte + 1
    }
    parts.append(0)
  }

  private func stopIfLarge() {
    if parts.count > Self.sizeLimit {
      stop("it is larger than \(Self.sizeLimit) bytes when parsed")
    }
  }

  private func stop(_ reason: String) {
    refuse(reason)
    xmlStopParser(context)
  }

  private func refuse(_ reason: String) {
    refusal = refusal ?? Refusal(reason: reason)
  }
}
