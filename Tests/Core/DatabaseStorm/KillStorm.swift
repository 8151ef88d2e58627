import FlowTesting
import Foundation

/// Kills one writer after another at random moments, and checks the files that it has left.
struct KillStorm {
  let kills: Int
  let seed: UInt64

  func run() async throws {
    var random = SplitMix64(seed: seed)
    var (stored, unconfirmed, unheard) = (0, 0, 0)
    try await TemporaryFolder.with { path in
      for _ in 0..<kills {
        let confirmed = try killOne(path, &random) ?? stored
        let found = try await Ledger.open(path).audit()[1] ?? 0
        // The last one may have been written and its confirmation killed.
        guard found == confirmed || found == confirmed + 1 else {
          throw StormError.lostOrInvented(confirmed: confirmed, stored: found)
        }
        unconfirmed += found - confirmed
        unheard += confirmed == stored ? 1 : 0
        stored = found
      }
    }
    print(
      """
      \(kills) kills (seed \(seed)): \(stored) transactions, each whole, none lost.
      \(unconfirmed) writers were killed between writing and saying so, \(unheard) before they said anything.
      """)
  }

  /// Answers the last number that the writer confirmed before its end, if any.
  private func killOne(_ path: String, _ random: inout SplitMix64) throws -> Int? {
    let writer = try WriterProcess(path: path, writer: 1, entries: .max)
    // With no entry, the kill comes while it starts, opens the file or migrates it; otherwise within the next entry.
    let entries = Int.random(in: 0...5, using: &random)
    writer.waitForEntries(entries)
    usleep(UInt32.random(in: 0...(entries == 0 ? 30_000 : 3_000), using: &random))
    writer.killOutright()
    return writer.finish().confirmed.last
  }
}
