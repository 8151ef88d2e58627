/// What one act that took screens away means for their flows.
@MainActor
struct ScreenLoss {
  private let screens: [FlowScreen]
  private let flows: [FlowNode]
  private let remover: FlowScreen.Remover

  init(_ screens: [FlowScreen], by remover: FlowScreen.Remover) {
    self.screens = screens
    self.remover = remover
    var seen = Set<ObjectIdentifier>()
    flows = screens.map(\.node).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// Ends what has no screen left.
  ///
  /// The outermost flow that lost its last screen reports cancelled, those inside it end without a report; a flow that
  /// had reported is over. What a flow takes away from its own sub-flows is no news to it.
  func settle() {
    let bare = Set(flows.filter { $0.state == .running && !$0.isOnShow }.map(ObjectIdentifier.init))
    for flow in flows where flow.state == .running && bare.contains(ObjectIdentifier(flow)) {
      let lost = sequence(first: flow, next: \.parent).filter { bare.contains(ObjectIdentifier($0)) }
      settle(lost.last ?? flow)
    }
    for flow in flows { flow.endIfGone() }
    for screen in screens where screen.node.state == .running && !isOwnAct(of: screen.node) {
      screen.onTakenAway?()
    }
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
