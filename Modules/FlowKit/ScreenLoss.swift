/// What one act that took screens away means for their flows.
@MainActor
struct ScreenLoss {
  private let screens: [FlowScreen]
  private let flows: [FlowNode]
  private let lost: Set<ObjectIdentifier>
  private let remover: FlowScreen.Remover

  init(_ screens: [FlowScreen], by remover: FlowScreen.Remover) {
    self.screens = screens
    self.remover = remover
    var lost = Set<ObjectIdentifier>()
    flows = screens.map(\.node).filter { lost.insert(ObjectIdentifier($0)).inserted }
    self.lost = lost
  }

  /// Ends what has no screen left.
  ///
  /// The outermost flow that lost its last screen reports cancelled, those inside it end without a report; a flow that
  /// had reported is over. What a flow takes away from its own sub-flows is no news to it.
  func settle() {
    for flow in flows where isBare(flow) {
      settle(sequence(first: flow, next: \.parent).filter(isBare).last ?? flow)
    }
    for flow in flows { flow.endIfGone() }
    for screen in screens where screen.node.state == .running && !isOwnAct(of: screen.node) {
      screen.onTakenAway?()
    }
  }

  private func isBare(_ flow: FlowNode) -> Bool {
    flow.state == .running && lost.contains(ObjectIdentifier(flow)) && !flow.isOnShow
  }

  private func settle(_ flow: FlowNode) {
    guard let actor = actor(for: flow) else { return flow.reportCancelled() }
    if actor.isInside(flow) { return }
    if flow.isInside(actor) { flow.end(animated: false) } else { flow.reportCancelled() }
  }

  private func actor(for flow: FlowNode) -> FlowNode? {
    remover == .person ? nil : flow.runtime?.actor
  }

  private func isOwnAct(of flow: FlowNode) -> Bool {
    actor(for: flow) === flow
  }
}
