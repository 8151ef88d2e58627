import Foundation

/// The files of a package before any change.
struct Package {
  static let manifest = "Package.swift"
  /// The places of files that mention a feature.
  static let tops = [manifest, "Modules", "App", "Tests"]

  static func folder(of feature: String) -> String { "Modules/\(feature)/" }

  let paths: [String]
  private let contents: [String: Data]

  init(_ contents: [String: Data]) {
    self.contents = contents
    paths = contents.keys.sorted()
  }

  subscript(path: String) -> Data? { contents[path] }

  /// - Returns: nil if the file does not exist, or is not text.
  func text(of path: String) -> String? { contents[path].flatMap { String(data: $0, encoding: .utf8) } }

  func mentions(_ word: String, in path: String) -> Bool {
    contents[path]?.range(of: Data(word.utf8)) != nil
  }
}
