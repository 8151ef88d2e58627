import FlowHeadless
import FlowKit

extension ExplorerRule {
  /// The rules for every app.
  static var builtIn: [ExplorerRule] {
    [
      .always("Flows fulfil their contract, and leak nothing.") { $0.defects.first },
      .always("The toolkit refuses no call.") { $0.violations.first?.description },
      .always("Every offered action is possible.") { $0.refusal },
      .always("The app comes to rest.") { moment in
        moment.isStuck ? "Work is in progress that nothing will end." : nil
      },
      .always("A busy screen has work in progress.") { moment in
        guard moment.isIdle, !moment.isSwiping, let screen = moment.screen, screen.isBusy else { return nil }
        return "\(screen.name) is busy, but no work is in progress."
      },
      .always("A screen is visible.") { moment in
        moment.window != nil && moment.screen == nil ? "No screen is visible." : nil
      },
      .always("Every screen can be used or left.") { moment in
        guard let screen = moment.screen, screen.isStuck, moment.app.heldReplyCount == 0 else { return nil }
        return "\(screen.name) can be neither used nor left."
      },
      .always("Each screen belongs to a flow that has not ended.", Self.findOrphan),
      .always("Each running flow has a screen.", Self.findFlowWithoutScreen),
      .always("Input survives going back.") { $0.lostInput },
      .always(Self.keepsInput, Self.findLostInput),
    ]
  }

  private static func findOrphan(_ moment: ExplorerMoment) -> String? {
    guard let window = moment.window, let flows = moment.app.flows else { return nil }
    var owned: Set<ObjectIdentifier> = []
    forEachNode(flows.subflows) { node in
      for screen in node.viewControllers { owned.insert(ObjectIdentifier(screen)) }
    }
    let orphan = window.viewControllers.first { !owned.contains(ObjectIdentifier($0)) }
    return orphan.map { "\($0.screenName) is visible, but its flow has ended." }
  }

  private static func findFlowWithoutScreen(_ moment: ExplorerMoment) -> String? {
    guard moment.isIdle, !moment.isSwiping, let flows = moment.app.flows else { return nil }
    var name: String?
    forEachNode(flows.subflows) { node in
      guard node.state == .running, node.viewControllers.isEmpty, node.subflows.isEmpty else { return }
      name = node.flowType.map { TypeNames.shared.name(of: $0) }
    }
    return name.map { "\($0) is running without a screen or work in progress." }
  }

  /// The rule that a restored screen still has its input.
  static let keepsInput = "Input survives a kill."

  private static func findLostInput(_ moment: ExplorerMoment) -> String? {
    guard moment.action?.kind == .kill, let before = moment.before, let screen = moment.screen else { return nil }
    return findLostInput(before, screen, in: moment.app)
  }

  static func findLostInput(_ before: ScreenSnapshot, _ screen: ScreenSnapshot, in app: any ExplorableApp) -> String? {
    guard screen.name == before.name else { return nil }
    for field in before.fields where !field.value.isEmpty && app.isUserInput(field.label) {
      guard let now = screen.fields.first(where: { $0.label == field.label }), now.value != field.value else {
        continue
      }
      return "\(field.label) had the value “\(field.value)”, and now has “\(now.value)”."
    }
    return nil
  }

  private static func forEachNode(_ nodes: [FlowNode], _ body: (FlowNode) -> Void) {
    for node in nodes {
      body(node)
      forEachNode(node.subflows, body)
    }
  }
}

extension ExplorerMoment {
  fileprivate var isSwiping: Bool { screen?.isSwiping == true }

  fileprivate var isStuck: Bool {
    !isIdle && app.heldReplyCount == 0 && window?.hasWorkAwaitingSwipe != true
  }
}

extension ScreenSnapshot {
  /// Whether the person can neither use the screen nor leave it.
  fileprivate var isStuck: Bool {
    !isBusy && !isSwiping && exits.isEmpty && !fields.contains(where: \.isEnabled)
      && !actions.contains(where: \.isEnabled) && tabs.allSatisfy(\.isSelected)
  }
}
