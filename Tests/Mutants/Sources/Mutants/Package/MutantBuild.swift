import Foundation

/// Builds all mutants at once, and leaves out those that do not compile.
struct MutantBuild {
  let copy: PackageCopy
  let target: Target
  let files: [SwiftFile]
  let mutants: [Mutant]
  let say: @Sendable (String) -> Void

  private static let arguments = ["build", "-debug-info-format", "none", "-Xswiftc", "-suppress-warnings"]

  /// Builds until it compiles.
  /// - Returns: the mutants that are in the build.
  func build() async throws -> [Mutant] {
    let record = DroppedMutants(folder: copy.folder)
    var dropped = record.known(among: mutants, in: files)
    var round = 1
    while true {
      let left = mutants.filter { !dropped.contains($0.id) }
      let instrumented = instrumented(with: left)
      try await copy.update(with: instrumented.mapValues(\.text).merging([switchPath: Switch.text]) { $1 })
      say("Build \(round): \(left.count) mutants, \(dropped.count) that do not compile are left out.")
      let ending = try await Command(
        program: "swift", arguments: Self.arguments + ["--target", target.name], folder: copy.folder
      ).run()
      if ending.status == 0 { break }
      let blamed = try blamed(for: ending.output, in: instrumented, among: left)
      dropped.formUnion(blamed)
      try record.add(blamed, among: mutants, in: files)
      round += 1
    }
    _ = try await Command(
      program: "swift", arguments: Self.arguments + ["--build-tests"], folder: copy.folder
    ).output()
    return mutants.filter { !dropped.contains($0.id) }
  }

  /// The folder in which the programs are.
  func programs() async throws -> URL {
    let output = try await Command(
      program: "swift", arguments: Self.arguments + ["--show-bin-path"], folder: copy.folder
    ).output()
    return URL(filePath: output.split(separator: "\n").last.map(String.init) ?? "")
  }

  private var switchPath: String { target.path + "/" + Switch.fileName }

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
