import FlowKit
import HeadlessUI

extension ExplorerRule {
  /// The rules for every app.
  static var builtIn: [ExplorerRule] {
    [
      .always("Flows keep their contract, and nothing of them is left behind.") { $0.defects.first },
      .always("The toolkit refuses nothing.") { $0.violations.first?.description },
      .always("What a screen offers can be done.") { $0.refusal },
      .always("The app comes to rest.") { moment in
        moment.isStuck ? "Work goes on that nothing will end." : nil
      },
      .always("A screen at work is at work.") { moment in
        guard moment.isIdle, !moment.isSwiping, let screen = moment.screen, screen.isBusy else { return nil }
        return "\(screen.name) is at work, and no work goes on."
      },
      .always("There is a screen.") { moment in
        moment.window != nil && moment.screen == nil ? "The person sees nothing." : nil
      },
      .always("A person can act on every screen, or leave it.") { moment in
        guard let screen = moment.screen, screen.isStuck, moment.app.heldReplyCount == 0 else { return nil }
        return "Nothing can be done on \(screen.name), and there is no way out."
      },
      .always("Each screen belongs to a flow that lives.", Self.findOrphan),
      .always("A flow that runs has a screen.", Self.findFlowWithoutScreen),
      .always("What was typed is there after going back.") { $0.lostInput },
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
    return orphan.map { "\($0.screenName) is on show, and its flow is over." }
  }

  private static func findFlowWithoutScreen(_ moment: ExplorerMoment) -> String? {
    guard moment.isIdle, !moment.isSwiping, let flows = moment.app.flows else { return nil }
    var name: String?
    forEachNode(flows.subflows) { node in
      guard node.state == .running, node.viewControllers.isEmpty, node.subflows.isEmpty else { return }
      name = node.flowType.map { TypeNames.shared.name(of: $0) }
    }
    return name.map { "\($0) runs, and has neither a screen nor anything to do." }
  }

  /// The rule that a restored screen still has its input.
  static let keepsInput = "What was typed is there after a kill."

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
      return "\(field.label) held “\(field.value)” before, and holds “\(now.value)”."
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
