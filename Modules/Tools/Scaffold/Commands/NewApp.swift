import Foundation

/// `new-app`: a package of one's own, copied from the starter and from what the starter stands on.
struct NewApp: Equatable {
  let name: String
  /// What its links begin with, without `://`.
  let scheme: String
  /// Where its folder will be, seen from the package's.
  let path: String

  /// The starter's files with the app's name and scheme; what is reached by a link is everybody's, and stays as it is.
  func files(from starter: [StarterFile]) throws(Refusal) -> [StarterFile] {
    try checkNames(starter)
    let renaming = Renaming([(old: "Starter", new: name)])
    return starter.map { file in
      guard file.isOwn, let text = String(data: file.data, encoding: .utf8) else { return file }
      let source = SourceText(withScheme(text), path: file.path)
      let lines = source.lines.map { renaming($0) }
      return StarterFile(
        path: renaming(file.path), data: Data(source.joined(lines).utf8), isOwn: true, mode: file.mode)
    }
  }

  private func withScheme(_ text: String) -> String {
    text.replacing("starter://", with: scheme + "://").replacing("scheme: \"starter\"", with: "scheme: \"\(scheme)\"")
  }

  private func checkNames(_ starter: [StarterFile]) throws(Refusal) {
    try NameRules.check(name, as: .app)
    let folders = Set(starter.flatMap { $0.path.split(separator: "/").dropLast().map { $0.lowercased() } })
    guard !folders.contains(name.lowercased()) else { throw .badName(name, .app, .takenByTarget) }
    guard scheme.wholeMatch(of: /[a-z][a-z0-9]*/) != nil else { throw .badName(scheme, .scheme, .noScheme) }
  }
}
