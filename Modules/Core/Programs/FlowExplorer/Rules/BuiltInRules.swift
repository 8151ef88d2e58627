import FlowHeadless
import FlowKit

extension ExplorerRule {
  /// The rules for every app.
  static var builtIn: [ExplorerRule] {
    [
      .always("Flows fulfil their contract, and leak nothing.") { $0.defects.first },
      .always("The toolkit refuses no call.") { $0.violations.first?.description },
      .always(offersOnlyPossibleActions, when: { !$0.isTouchDuringSwipe }) { $0.refusal },
      .always("The app comes to rest.") { moment in
        moment.isStuck ? "Work is in progress that nothing will end." : nil
      },
      .always("A busy screen has work in progress.", when: { $0.screen?.isBusy == true && !$0.isSwiping }) { moment in
        moment.isIdle ? "\(moment.screen?.name ?? "") is busy, but no work is in progress." : nil
      },
      .always("A screen is visible.", when: { $0.window != nil }) { $0.screen == nil ? "No screen is visible." : nil },
      .always("Every screen can be used or left.", when: { $0.app.heldReplyCount == 0 }) { moment in
        guard let screen = moment.screen, screen.isStuck else { return nil }
        return "\(screen.name) can be neither used nor left."
      },
      .always("Each screen belongs to a flow that has not ended.", when: { !$0.isSwiping }, findOrphan),
      .always(
        "Each running flow has a screen.", when: { $0.isIdle && !$0.isSwiping }, findFlowWithoutScreen),
      .always("Input survives going back.", when: { $0.uncovered != nil }) { moment in
        guard let (before, now, field) = moment.uncovered.map({ ($0.before, $0.now, $0.typedField) }) else {
          return nil
        }
        return moment.app.findLostInput(before, now, typedField: field)
      },
      .always("A screen that is half swiped away takes no touches.", when: { $0.isTouchDuringSwipe }) { moment in
        moment.refusal == nil ? "\(moment.action?.line ?? "") was possible." : nil
      },
      .always("No screen comes up or goes while a swipe is held.", when: { $0.isSwipeStillHeld }) { moment in
        guard let before = moment.before?.stack, let now = moment.screen?.stack, before != now else { return nil }
        return "\(before) has become \(now)."
      },
      .always("An alert is above all other screens.", when: { $0.screen?.hasAlert == true }) { moment in
        guard let stack = moment.screen?.stack,
          stack.entries.drop(while: { !$0.isAlert }).contains(where: { !$0.isAlert })
        else { return nil }
        return "\(moment.screen?.name ?? "") is above an alert: \(stack)."
      },
      .always("A problem is gone when its action has succeeded.", when: { $0.solvedProblems != nil }) { moment in
        guard let screen = moment.screen, let problems = moment.solvedProblems else { return nil }
        return screen.problems.first(where: problems.contains).map { "\(screen.name) still shows \($0.quoted)." }
      },
    ] + restoring
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
    guard let flows = moment.app.flows else { return nil }
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

extension ExplorerMoment {
  fileprivate var isTouchDuringSwipe: Bool { before?.isSwiping == true && action?.kind == .tap }

  fileprivate var isSwiping: Bool { screen?.isSwiping == true }

  fileprivate var isSwipeStillHeld: Bool {
    isSwiping && before?.isSwiping == true && action?.endsProcess == false
  }

  fileprivate var isStuck: Bool {
    !isIdle && app.heldReplyCount == 0 && window?.hasWorkAwaitingSwipe != true
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
