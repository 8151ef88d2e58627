extension Work {
  /// Nested live flows, 10 000 in all, and how they end: by a result of the innermost, from outside, or let go.
  static let chains = [10, 100, 1_000, 10_000].flatMap { depth in
    [
      chains("finished", of: depth, { $0.finish() }, byHand: { $0.finish() }),
      chains("terminated", of: depth, { $0.terminate() }, byHand: { $0.terminate() }),
      chains("dropped", of: depth, { await $0.drop() }, byHand: { $0.drop() }),
    ]
  }

  private static func chains(
    _ end: String, of depth: Int,
    _ endFlows: @escaping @MainActor @Sendable (FlowChains) async -> Void,
    byHand endPlain: @escaping @MainActor @Sendable (PlainChains) -> Void
  ) -> Work {
    let links = 10_000
    return Work(
      "chain-\(depth)-\(end)",
      [
        Way(.flow, links) {
          let chains = FlowChains(links / depth, depth: depth)
          return { await endFlows(chains) }
        },
        Way(.hand, links) {
          let chains = PlainChains(links / depth, depth: depth)
          return { endPlain(chains) }
        },
      ])
  }
}
