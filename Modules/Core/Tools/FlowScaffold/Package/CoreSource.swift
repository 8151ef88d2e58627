import Foundation

/// The place from which an app gets the core.
enum CoreSource: Equatable {
  /// A folder, relative to the app's.
  case path(String)
  /// A repository, from a version up to the next major one.
  case repository(String, version: String)

  /// - Parameters:
  ///   - place: A path or an address.
  ///   - version: Required for an address.
  init(_ place: String, version: String?) throws(ScaffoldError) {
    guard place.contains("://") || place.hasPrefix("git@") else {
      guard version == nil else { throw .versionOfFolder }
      self = .path(place)
      return
    }
    guard let version, version.wholeMatch(of: /\d+\.\d+\.\d+/) != nil else { throw .noVersion(version) }
    self = .repository(place, version: version)
  }

  /// The name by which a manifest refers to the package.
  var identity: String {
    switch self {
    case .path: "AppCore"
    case .repository(let address, _):
      String(address.split { $0 == "/" || $0 == ":" }.last ?? "AppCore").replacing(/\.git$/, with: "")
    }
  }

  /// The dependency in a manifest.
  var dependency: String {
    switch self {
    case .path(let path): ".package(name: \"AppCore\", path: \"\(path)\")"
    case .repository(let address, let version): ".package(url: \"\(address)\", from: \"\(version)\")"
    }
  }

  /// The place of the core's pages for a person; without a web address, the checkout that a build of the app makes.
  var pages: String {
    switch self {
    case .path(let path): path
    case .repository(let address, _) where !address.hasPrefix("http"): ".build/checkouts/" + identity
    case .repository(let address, let version): address.replacing(/\.git$/, with: "") + "/blob/" + version
    }
  }

  /// Refuses a place without a core, and a version that the repository there does not have: the app would not build.
  func check(from app: URL) throws(ScaffoldError) {
    switch self {
    case .path(let path):
      let core = URL(filePath: path, relativeTo: URL(filePath: app.path, directoryHint: .isDirectory))
      guard FileManager.default.fileExists(atPath: core.appending(path: Package.manifest).path) else {
        throw .noCore(path)
      }
    case .repository(let address, let version):
      let tags = try Git(folder: .temporaryDirectory)(
        "ls-remote", address, "refs/tags/\(version)", "refs/tags/v\(version)")
      guard !tags.isEmpty else { throw .noTag(version, at: address) }
    }
  }
}
