import Foundation

/// Builds the mutants at once, and puts others in the places of those that do not compile.
struct MutantBuild {
  let copy: PackageCopy
  let targets: [Target]
  /// All targets of the package.
  let package: [Target]
  let files: [SwiftFile]
  /// The mutants, those to try first in front.
  let mutants: [Mutant]
  /// How many to build; nil for all.
  let count: Int?
  let say: @Sendable (String) -> Void

  private static let arguments = ["build", "-debug-info-format", "none", "-Xswiftc", "-suppress-warnings"]

  /// Builds until it compiles.
  /// - Returns: the mutants that are in the build.
  func build() async throws -> [Mutant] {
    let record = DroppedMutants(folder: copy.folder)
    var dropped = record.known(among: mutants, in: files)
    var round = 1
    while true {
      let left = Array(mutants.lazy.filter { !dropped.contains($0.id) }.prefix(count ?? mutants.count))
      let instrumented = instrumented(with: left)
      try await copy.update(with: instrumented.mapValues(\.text).merging(switches(for: left)) { $1 })
      say("Build \(round): \(left.count) mutants, \(dropped.count) that do not compile are left out.")
      let ending = try await Command(
        program: "swift", arguments: Self.arguments + (targets.count == 1 ? ["--target", targets[0].name] : []),
        folder: copy.folder
      ).run()
      if ending.status == 0 {
        try await buildTests()
        return left
      }
      let blamed = try blamed(for: ending.output, in: instrumented, among: left)
      dropped.formUnion(blamed)
      try record.add(blamed, among: mutants, in: files)
      round += 1
    }
  }

  private func buildTests() async throws {
    _ = try await Command(
      program: "swift", arguments: Self.arguments + ["--build-tests"], folder: copy.folder
    ).output()
  }

  /// The identifiers of all tests, one in a line.
  func tests() async throws -> String {
    let list = ["test", "list", "--skip-build"] + Self.arguments.dropFirst()
    return try await Command(program: "swift", arguments: list, folder: copy.folder).output()
  }

  /// The folder in which the programs are.
  func programs() async throws -> URL {
    let output = try await Command(
      program: "swift", arguments: Self.arguments + ["--show-bin-path"], folder: copy.folder
    ).output()
    return URL(filePath: output.split(separator: "\n").last.map(String.init) ?? "")
  }

  /// The switch of each module that has a mutant, perhaps in a file of another one.
  private func switches(for mutants: [Mutant]) -> [String: String] {
    let paths = Set(mutants.map(\.path))
    let changed = package.filter { target in
      paths.contains { $0.hasPrefix(target.path + "/") } && targets.contains(target)
        || !target.sharedFiles(in: copy.original).isDisjoint(with: paths)
    }
    return Dictionary(uniqueKeysWithValues: changed.map { ($0.path + "/" + Switch.fileName, Switch.text) })
  }

  private func instrumented(with mutants: [Mutant]) -> [String: InstrumentedFile] {
    let byFile = Dictionary(grouping: mutants, by: \.path)
    let pairs = files.compactMap { file in
      byFile[file.path].map { (file.path, InstrumentedFile(file, mutants: $0)) }
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  private func blamed(
    for output: String, in instrumented: [String: InstrumentedFile], among mutants: [Mutant]
  ) throws(MutantsError) -> Set<UInt32> {
    let errors = CompilerErrors(output)
    var blamed: Set<UInt32> = []
    for (path, file) in instrumented {
      let place = copy.folder.appending(path: path).path(percentEncoded: false)
      blamed.formUnion(errors.blamed(in: file, at: place, mutants: mutants.filter { $0.path == path }))
    }
    guard !blamed.isEmpty else {
      throw .doesNotCompile(errors.messages.isEmpty ? [String(output.suffix(4000))] : errors.messages)
    }
    return blamed
  }
}
