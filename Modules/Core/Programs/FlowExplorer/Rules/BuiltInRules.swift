import FlowHeadless
import FlowKit

extension ExplorerRule {
  /// The rules for every app.
  static var builtIn: [ExplorerRule] {
    [
      .always("Flows fulfil their contract, and leak nothing.") { $0.defects.first },
      .always("The toolkit refuses no call.") { $0.violations.first?.description },
      .always(offersOnlyPossibleActions, when: { !$0.isTouchDuringSwipe }) { $0.refusal },
      .always("The app comes to rest.") { step in
        step.isStuck ? "Work is in progress that nothing will end." : nil
      },
      .always("A busy screen has work in progress.", when: { $0.latest.screen?.isBusy == true && !$0.isSwiping }) {
        step in
        step.isIdle ? "\(step.latest.screen?.name ?? "") is busy, but no work is in progress." : nil
      },
      .always("A screen is visible.", when: { $0.latest.window != nil }) {
        $0.latest.screen == nil ? "No screen is visible." : nil
      },
      .always(
        "Every screen can be used or left.", when: { $0.latest.heldReplyCount == 0 && !$0.latest.isLeft }
      ) { step in
        guard let screen = step.latest.screen, screen.isStuck else { return nil }
        return "\(screen.name) can be neither used nor left."
      },
      .always("Each screen belongs to a flow that has not ended.", when: { !$0.isSwiping }, findOrphan),
      .always(
        "Each running flow has a screen.", when: { $0.isIdle && !$0.isSwiping }, findFlowWithoutScreen),
      .always("Input survives going back.", when: { $0.uncovered != nil }) { step in
        guard let (before, now, field) = step.uncovered.map({ ($0.before, $0.now, $0.typedField) }) else {
          return nil
        }
        return step.latest.findLostInput(before, now, typedField: field)
      },
      .always("A half-swiped screen takes no touches.", when: { $0.isTouchDuringSwipe }) { step in
        step.refusal == nil ? "\(step.action?.line ?? "") was possible." : nil
      },
      .always("No screen appears or goes during a held swipe.", when: { $0.isSwipeStillHeld }) { step in
        guard let before = step.previous.screen?.stack, let now = step.latest.screen?.stack, before != now else {
          return nil
        }
        return "\(before) has become \(now)."
      },
      .always("An alert is above all other screens.", when: { $0.latest.screen?.hasAlert == true }) { step in
        guard let stack = step.latest.screen?.stack,
          stack.entries.drop(while: { !$0.isAlert }).contains(where: { !$0.isAlert })
        else { return nil }
        return "\(step.latest.screen?.name ?? "") is above an alert: \(stack)."
      },
      .always("A problem is gone when its action has succeeded.", when: { $0.solvedProblems != nil }) { step in
        guard let screen = step.latest.screen, let problems = step.solvedProblems else { return nil }
        return screen.problems.first(where: problems.contains).map { "\(screen.name) still shows \($0.quoted)." }
      },
    ] + restoring
  }

  private static func findOrphan(_ step: CheckedStep) -> String? {
    guard let window = step.latest.window, let flows = step.latest.flows else { return nil }
    // A few screens, so that a set would cost more than it saves.
    var orphans = window.viewControllers
    forEachNode(flows.subflows) { node in
      for screen in node.viewControllers { orphans.removeAll { $0 === screen } }
    }
    return orphans.first.map { "\($0.screenName) is visible, but its flow has ended." }
  }

  private static func findFlowWithoutScreen(_ step: CheckedStep) -> String? {
    guard let flows = step.latest.flows else { return nil }
    var name: String?
    forEachNode(flows.subflows) { node in
      guard node.state == .running, node.viewControllers.isEmpty, node.subflows.isEmpty else { return }
      name = node.flowType.map { TypeNames.shared.name(of: $0) }
    }
    return name.map { "\($0) is running without a screen or work in progress." }
  }

  static let offersOnlyPossibleActions = "Every offered action is possible."

  private static func forEachNode(_ nodes: [FlowNode], _ body: (FlowNode) -> Void) {
    for node in nodes {
      body(node)
      forEachNode(node.subflows, body)
    }
  }
}

extension CheckedStep {
  fileprivate var isTouchDuringSwipe: Bool { previous.screen?.isSwiping == true && action?.kind == .tap }

  fileprivate var isSwiping: Bool { latest.screen?.isSwiping == true }

  fileprivate var isSwipeStillHeld: Bool {
    isSwiping && previous.screen?.isSwiping == true && action?.endsProcess == false
  }

  fileprivate var isStuck: Bool {
    !isIdle && latest.heldReplyCount == 0 && latest.window?.hasWorkAwaitingSwipe != true
  }
}

extension ScreenStack.Entry {
  fileprivate var isAlert: Bool { placement == .presented(.alert) }
}

extension ScreenSnapshot {
  fileprivate var hasAlert: Bool { stack.entries.contains(where: \.isAlert) }

  /// Whether the person can neither use the screen nor leave it.
  fileprivate var isStuck: Bool {
    !isBusy && !isSwiping && exits.isEmpty && !fields.contains(where: \.isEnabled)
      && !actions.contains(where: \.isEnabled) && tabs.allSatisfy(\.isSelected)
  }
}
