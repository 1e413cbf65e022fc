import Foundation

/// Lines cannot be edited.
package struct LineEditorError: Error, CustomStringConvertible, Equatable {
  package enum Code: Sendable {
    /// Standard input or output is no terminal.
    case noTerminal
    /// Another editor is at work in this program.
    case busy
  }

  package let code: Code
  /// As `errno` has it, where the system said why.
  package let errorNumber: Int32?

  init(code: Code, errorNumber: Int32? = nil) {
    self.code = code
    self.errorNumber = errorNumber
  }

  package var description: String {
    let reason = errorNumber.map { ": " + String(cString: strerror($0)) } ?? ""
    return switch code {
    case .noTerminal:
      "the prompt needs a terminal for its input and its output\(reason)"
    case .busy: "a line is being edited already"
    }
  }
}
