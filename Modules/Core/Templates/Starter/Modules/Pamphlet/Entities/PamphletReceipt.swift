/// The result of a completed Pamphlet flow.
public struct PamphletReceipt: Equatable, Sendable {
  init() {}
}
