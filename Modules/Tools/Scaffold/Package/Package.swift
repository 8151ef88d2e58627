import Foundation

/// What stands in a package's files before anything is changed.
struct Package {
  static let manifest = "Package.swift"
  /// Where the files are that a feature has a part in.
  static let tops = [manifest, "Modules", "App", "Tests"]

  /// Where the files of a feature's module are.
  static func folder(of feature: String) -> String { "Modules/Features/\(feature)/" }

  let paths: [String]
  private let contents: [String: Data]

  init(_ contents: [String: Data]) {
    self.contents = contents
    paths = contents.keys.sorted()
  }

  /// Reads all that stands below the tops.
  init(reading folder: any PackageFolder) throws(Refusal) {
    do {
      var contents: [String: Data] = [:]
      for path in try folder.paths(below: Self.tops) { contents[path] = try folder.contents(of: path) }
      self.init(contents)
    } catch {
      throw .unreadable(error.reason)
    }
    guard self.contents[Self.manifest] != nil else { throw .noPackage }
  }

  subscript(path: String) -> Data? { contents[path] }

  /// - Returns: nil if there is no such file, or if it is not text.
  func text(of path: String) -> String? { contents[path].flatMap { String(data: $0, encoding: .utf8) } }

  func mentions(_ word: String, in path: String) -> Bool {
    contents[path]?.range(of: Data(word.utf8)) != nil
  }
}
