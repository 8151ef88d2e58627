import Foundation

extension Package {
  /// The folder of the app that new apps begin as, which the templates are wired into; an app made from it has none.
  static let starter = "Modules/Tools/Starter/"

  /// The package as it were if the starter's app stood in the place of its own.
  var withStarter: Package {
    guard self[Self.starter + Self.manifest] != nil else { return self }
    var contents: [String: Data] = [:]
    for path in paths where path != Self.manifest && !path.hasPrefix("App/") && !path.hasPrefix(Self.starter) {
      contents[path] = self[path]
    }
    for path in paths where path.hasPrefix(Self.starter) {
      // Links begin with the scheme of the app that they are copied into.
      let text = text(of: path)?.replacing("starter://", with: "\(scheme)://")
      contents[String(path.dropFirst(Self.starter.count))] = text.map { Data($0.utf8) } ?? self[path]
    }
    return Package(contents)
  }

  /// What the app's links begin with.
  private var scheme: String {
    let texts = paths.lazy.filter { $0.hasPrefix("App/CompositionRoot/") }.compactMap(text)
    let schemes = texts.compactMap { $0.firstMatch(of: /scheme: "([^"]+)"/)?.output.1 }
    return schemes.first.map(String.init) ?? "starter"
  }
}
