import Foundation
import Testing

@testable import Mutants

struct DroppedMutantsTests {
  @Test func `a value that does not compile is left out until the value changes`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "DroppedMutantsTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let record = DroppedMutants(folder: folder)
    let sample = Sample("let a = 1\nlet b = [\n  1,\n  2,\n]\n")
    let changed = Sample("let a = 1\nlet b = [\n  1,\n  3,\n]\n")
    func known(in sample: Sample) -> [String] {
      let known = record.known(among: sample.values, in: [sample.file])
      return sample.values.filter { known.contains($0.id) }.map(\.mutated)
    }

    try record.add(Set(sample.values.map(\.id)), among: sample.values, in: [sample.file])

    #expect(known(in: sample) == ["let a = 2", "2,", "3,"])
    #expect(known(in: changed) == ["let a = 2"])
  }
}
