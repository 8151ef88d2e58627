import Foundation

/// Writes lines at once, to a file or a pipe too.
enum Console {
  /// Writes to the standard output.
  static func say(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
  }

  /// Writes to the standard error.
  static func complain(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
