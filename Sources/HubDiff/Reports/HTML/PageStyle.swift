/// The style of a page, on screen and on paper.
package enum PageStyle {
  /// The content security policy. It allows ``css``, by its digest, and pictures inside the page,
  /// so that a browser fetches and runs nothing, whatever stands in the data.
  package static let policy =
    "default-src 'none'; style-src 'sha256-Y5H/NBaCcm8Bmz4wxtdfYxSLSRLa6Wf7D3PI8LjD/jQ='; "
    + "img-src data:; base-uri 'none'; form-action 'none'"

  package static let css = "\n" + EmbeddedTexts.report_css
}
