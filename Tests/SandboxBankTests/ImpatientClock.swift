import Transfer

/// A stopped clock, on which sleeping takes no time.
struct ImpatientClock: TransferClock {
  let now: Timestamp

  func sleep(for duration: Duration) async throws {
    await Task.yield()
  }
}
