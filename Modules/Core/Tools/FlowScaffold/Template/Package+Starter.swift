import Foundation

extension Package {
  /// The folder of the starter, which contains the templates' app; a generated app has none.
  static let starter = "Modules/Tools/Starter/"

  /// The package with the starter's app in place of its own.
  var withStarter: Package {
    guard self[Self.starter + Self.manifest] != nil else { return self }
    var contents: [String: Data] = [:]
    for path in paths where path != Self.manifest && !path.hasPrefix("App/") && !path.hasPrefix(Self.starter) {
      contents[path] = self[path]
    }
    for path in paths where path.hasPrefix(Self.starter) {
      // Links use the scheme of the target app.
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
