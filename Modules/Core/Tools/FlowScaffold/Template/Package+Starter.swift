import Foundation

extension Package {
  /// The folder of the starter in the core, which contains the templates and their app.
  static let starter = "Modules/Core/Templates/Starter/"

  /// The starter's files, with links of this app's scheme.
  var starterPackage: Package {
    guard self[Self.starter + Self.manifest] != nil else { return self }
    var contents: [String: Data] = [:]
    for path in paths where path.hasPrefix(Self.starter) {
      let text = text(of: path)?.replacing("starter://", with: "\(scheme)://")
      contents[String(path.dropFirst(Self.starter.count))] = text.map { Data($0.utf8) } ?? self[path]
    }
    return Package(contents)
  }

  /// The scheme of the app's links.
  private var scheme: String {
    let texts = paths.lazy.filter { $0.hasPrefix("App/CompositionRoot/") }.compactMap(text)
    let schemes = texts.compactMap { $0.firstMatch(of: /scheme: "([^"]+)"/)?.output.1 }
    return schemes.first.map(String.init) ?? "starter"
  }
}
