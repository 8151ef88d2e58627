#if !canImport(UIKit)
  import Foundation
  import Testing

  /// The guide `docs/reference/ios.md`, whose examples are the ends of test files.
  enum Guide {
    /// Returns whether the guide shows the code below a line of a file.
    static func shows(codeBelow line: String, in file: String = #filePath) throws -> Bool {
      let file = URL(filePath: file)
      let root = file.deletingLastPathComponent().appending(path: "../../..")
      let guide = try String(contentsOf: root.appending(path: "docs/reference/ios.md"), encoding: .utf8)
      // The files are indented, since iOS has no stand-in.
      let source = try String(contentsOf: file, encoding: .utf8).replacing("\n  ", with: "\n").replacing(
        "#endif\n", with: "")
      let example = try #require(source.components(separatedBy: line + "\n").last)
      return guide.contains("```swift\n" + example + "```")
    }
  }
#endif
