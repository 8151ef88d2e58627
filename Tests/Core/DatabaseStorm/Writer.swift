import Foundation

/// A process that writes entries, and reports each on its standard output after it was confirmed.
struct Writer {
  let path: String
  let number: Int
  let entries: Int

  func run() async throws {
    let ledger = try await Ledger.open(path)
    try await ledger.checkpointOften()
    for _ in 0..<entries {
      let confirmed = try await ledger.append(by: number)
      try FileHandle.standardOutput.write(contentsOf: Data("\(confirmed)\n".utf8))
    }
  }
}
