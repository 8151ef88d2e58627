/// Lets two processes write at once to a file that does not exist yet.
struct SharedStorm {
  let files: Int
  private let entries = 50

  func run() async throws {
    for _ in 0..<files {
      try await TemporaryFolder.with(shareOne)
    }
    print("2 processes wrote \(entries) transactions each to \(files) new files: none lost, none refused.")
  }

  private func shareOne(_ path: String) async throws {
    let writers = try (1...2).map { try WriterProcess(path: path, writer: $0, entries: entries) }
    for writer in writers {
      let (confirmed, status) = writer.finish()
      guard status == 0, confirmed == Array(1...entries) else {
        throw StormError.writerFailed(status: status, confirmed: confirmed.count)
      }
    }
    let found = try await Ledger.open(path).audit()
    guard found == [1: entries, 2: entries] else {
      throw StormError.lostOrInvented(confirmed: 2 * entries, stored: found.values.reduce(0, +))
    }
  }
}
