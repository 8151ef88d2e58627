import Testing

@testable import FlowExplorer

@MainActor
struct StateReaderTests {
  private static let one = "00000000-0000-4000-8000-000000000001"
  private static let other = "00000000-0000-4000-8000-00000000000A"

  /// Catches a hash that is continued after a part that has changed, or from identifiers that were counted for other parts.
  @Test func `a reader that has read other states before reads the same digests`() {
    let reader = StateReader()
    let states = [
      ["until 2026-11-21T09:30:00Z"],
      ["world", "draft"], ["world", "draft!"], ["world!", "draft!"], ["world", "draft"], ["world"], [],
      ["world", "draft", "more"], ["worlddraft"], ["cafe\u{301}", "draft"], ["caf\u{E9}", "draft"],
      [Self.one, "\(Self.one) again"], [Self.one, "\(Self.other) again"],
      ["\(Self.other) \(Self.one)", "\(Self.one) again"],
    ]
    var digests: Set<StateDigest> = []

    for now: Int64 in [0, 1_795_251_600] {
      // The last state is the first one of the next round, at another time.
      for state in states + states.reversed() {
        var app = AppInspection()
        (app.world.durableState, app.now) = (state, now)
        let reading = reader.read(app)
        let fresh = StateReader().read(app)
        #expect(reading.digest == fresh.digest, "\(state)")
        #expect(reading.durable == fresh.durable, "\(state)")
        if now == 0 { digests.insert(reading.digest) }
      }
    }

    #expect(digests.count == states.count - 1)
  }
}
