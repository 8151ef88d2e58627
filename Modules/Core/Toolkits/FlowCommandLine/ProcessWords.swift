import Foundation

/// The words of the process's command line, whose bytes may be no text.
///
/// `CommandLine.arguments` repairs such bytes, and so names another file.
package struct ProcessWords {
  /// The words after the program's name, repaired.
  package let words: [String]
  /// The first word, or the working directory, that is not UTF-8, with its bytes escaped.
  package let malformed: String?

  /// - Parameters:
  ///   - words: The bytes of the words after the program's name.
  ///   - folder: The bytes of the working directory's path, to which relative paths belong.
  package init(_ words: [[UInt8]], in folder: [UInt8]) {
    self.words = words.map { String(decoding: $0, as: UTF8.self) }
    malformed = (words + (words.isEmpty ? [] : [folder])).first { String(validating: $0, as: UTF8.self) == nil }
      .map(Self.escaped)
  }

  /// The words of this process.
  package static var ofProcess: ProcessWords {
    let pointers = (1..<max(1, Int(CommandLine.argc))).compactMap { CommandLine.unsafeArgv[$0] }
    return ProcessWords(
      pointers.map(bytes),
      in: getcwd(nil, 0).map { path in
        defer { free(path) }
        return bytes(of: path)
      } ?? [])
  }

  private static func bytes(of text: UnsafeMutablePointer<CChar>) -> [UInt8] {
    UnsafeBufferPointer(start: text, count: strlen(text)).map { UInt8(bitPattern: $0) }
  }

  /// The text with each byte above ASCII, and each control character, as `\xE9`.
  private static func escaped(_ bytes: [UInt8]) -> String {
    bytes.reduce(into: "") { text, byte in
      if (0x20..<0x7F).contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "\\x" + (digits.count < 2 ? "0" : "") + digits
      }
    }
  }
}
