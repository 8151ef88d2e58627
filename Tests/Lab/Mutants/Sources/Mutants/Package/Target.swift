import Foundation

/// A target of the package, as `swift package describe` prints it.
struct Target: Decodable, Equatable {
  let name: String
  let path: String
  let type: String
  /// The targets of this package that it names, as the description spells it; not those that these name.
  var target_dependencies: [String]?
  /// Its files, from its folder; nil in a test.
  var sources: [String]?

  /// Returns whether a file is compiled into it: a folder may hold files of another program.
  func compiles(_ path: String) -> Bool {
    guard let sources else { return true }
    return sources.contains(String(path.dropFirst(self.path.count + 1)))
  }

  /// Returns the paths of the other targets' files that it compiles, such as those of a folder to which it has a link.
  /// - Parameter root: The folder of the package.
  func sharedFiles(in root: URL) -> Set<String> {
    func place(_ path: String) -> String {
      root.appending(path: path).resolvingSymlinksInPath().path(percentEncoded: false)
    }
    let folder = place(path) + "/"
    let others = (sources ?? []).map { place(path + "/" + $0) }.filter { !$0.hasPrefix(folder) }
    return Set(others.map { String($0.dropFirst(place("").count).drop { $0 == "/" }) })
  }

  /// Whether a target is built into this one.
  func uses(_ target: String, in targets: [Target]) -> Bool {
    var known: Set<String> = []
    var waiting = target_dependencies ?? []
    while let next = waiting.popLast() {
      guard known.insert(next).inserted else { continue }
      waiting += targets.first { $0.name == next }?.target_dependencies ?? []
    }
    return known.contains(target)
  }

  /// The targets of the package in a folder.
  static func all(in folder: URL) async throws -> [Target] {
    struct Description: Decodable {
      let targets: [Target]
    }
    let output = try await Command(
      program: "swift", arguments: ["package", "describe", "--type", "json"], folder: folder
    ).output()
    // Warnings may stand in front of it.
    let json = output.drop { $0 != "{" }
    return try JSONDecoder().decode(Description.self, from: Data(json.utf8)).targets
  }

  /// The target of that name, the one in which a folder is, or all programs and libraries in a folder; and their folders.
  static func find(
    _ sources: String, in targets: [Target]
  ) throws(MutantsError) -> [(target: Target, folder: String)] {
    if let target = targets.first(where: { $0.name == sources }) { return [(target, target.path)] }
    let folder = String(sources.reversed().drop { $0 == "/" }.reversed())
    let around = targets.filter { folder == $0.path || folder.hasPrefix($0.path + "/") }
    if let target = around.max(by: { $0.path.count < $1.path.count }) { return [(target, folder)] }
    let inside = targets.filter { $0.path.hasPrefix(folder + "/") && ["library", "executable"].contains($0.type) }
    guard !inside.isEmpty else { throw .noSuchSources(sources) }
    return inside.map { ($0, $0.path) }
  }

  /// Each target once, as several folders may be in one.
  static func distinct(_ targets: [Target]) -> [Target] {
    var names: Set<String> = []
    return targets.filter { names.insert($0.name).inserted }
  }
}
