import Foundation

/// Remembers in the copy's folder which mutants do not compile, so that the next run need not find out.
struct DroppedMutants {
  private let url: URL

  init(folder: URL) {
    url = folder.appending(path: ".build/dropped-mutants")
  }

  /// Those of the mutants that did not compile, in a body or value that was the same.
  func known(among mutants: [Mutant], in files: [SwiftFile]) -> Set<UInt32> {
    let known = Set(read())
    return Set(keys(of: mutants, in: files).filter { known.contains($0.value) }.keys)
  }

  /// Remembers some more.
  func add(_ dropped: Set<UInt32>, among mutants: [Mutant], in files: [SwiftFile]) throws {
    let keys = keys(of: mutants.filter { dropped.contains($0.id) }, in: files)
    let all = Set(read()).union(keys.values).sorted()
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(all.joined(separator: "\n").utf8).write(to: url)
  }

  private func read() -> [String] {
    let data = (try? Data(contentsOf: url)) ?? Data()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func keys(of mutants: [Mutant], in files: [SwiftFile]) -> [UInt32: String] {
    let byFile = Dictionary(grouping: mutants, by: \.path)
    var keys: [UInt32: String] = [:]
    for file in files {
      let bodies = BodyFinder.bodies(of: file).map { Checksum.of([file.text(file.bytes(of: $0.braces))]) }
      let values = Value.all(in: file).map { Checksum.of([file.text(file.bytes(of: $0.tokens))]) }
      for mutant in byFile[file.path] ?? [] {
        keys[mutant.id] = mutant.name + Checksum.digits((mutant.edit.isLiteral ? values : bodies)[mutant.body])
      }
    }
    return keys
  }
}
