import Foundation

package struct LineEditorError: Error, CustomStringConvertible, Equatable {
  package enum Code: Sendable {
    /// Standard input or output is not a terminal.
    case noTerminal
    /// Another editor is active in this program.
    case busy
  }

  package let code: Code
  /// The value of `errno`, if the system gave a reason.
  package let errorNumber: Int32?

  init(code: Code, errorNumber: Int32? = nil) {
    self.code = code
    self.errorNumber = errorNumber
  }

  package var description: String {
    let reason = errorNumber.map { ": " + String(cString: strerror($0)) } ?? ""
    return switch code {
    case .noTerminal:
      "the prompt needs a terminal for input and output\(reason)"
    case .busy: "another line is being edited"
    }
  }
}
