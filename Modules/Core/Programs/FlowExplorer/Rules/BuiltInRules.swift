import FlowHeadless
import FlowKit

extension ExplorerRule {
  /// The rules for every app.
  static var builtIn: [ExplorerRule] {
    [
      .always("Flows fulfil their contract, and leak nothing.") { $0.defects.first },
      .always("The toolkit refuses no call.") { $0.violations.first?.description },
      .always(offersOnlyPossibleActions) { $0.refusal },
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
      .always("Each screen belongs to a flow that has not ended.", findOrphan),
      .always(
        "Each running flow has a screen.", when: { $0.isIdle && !$0.isSwiping }, findFlowWithoutScreen),
      .always("Input survives going back.", when: { $0.uncovered != nil }) { moment in
        guard let (before, now, field) = moment.uncovered.map({ ($0.before, $0.now, $0.typedField) }) else {
          return nil
        }
        return moment.app.findLostInput(before, now, typedField: field)
      },
      .always(keepsInput, when: { $0.action?.kind == .kill && $0.screen?.fields.isEmpty == false }) { moment in
        guard let before = moment.before, let screen = moment.screen else { return nil }
        return findLostInput(before, screen, typedField: moment.typedField, in: moment.app)
      },
      .always(restoresContent, when: { $0.isRestored }) { moment in
        guard let before = moment.before, let screen = moment.screen else { return nil }
        return findLostContent(before, screen)
      },
    ]
  }

  /// The rule that a restored screen shows what it has shown.
  static let restoresContent = "A screen that is relaunched at rest has the same content."

  /// Services may have more to show by now.
  static func findLostContent(_ before: ScreenSnapshot, _ screen: ScreenSnapshot) -> String? {
    if before.title != screen.title {
      return "\(screen.name) had the title \(before.title.quoted), and now has \(screen.title.quoted)."
    }
    let texts = Set(screen.texts)
    let lost = before.texts.first { !texts.contains($0) }
    return lost.map { "\(screen.name) does not show \($0.quoted) after a launch." }
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

  /// The rule that a restored screen still has its input.
  static let keepsInput = "Input survives a kill."

  static func findLostInput(
    _ before: ScreenSnapshot, _ screen: ScreenSnapshot, typedField: String?, in app: any ExplorableApp
  ) -> String? {
    guard screen.name == before.name else { return nil }
    return app.findLostInput(before.fieldValues, screen.fieldValues, typedField: typedField)
  }

  private static func forEachNode(_ nodes: [FlowNode], _ body: (FlowNode) -> Void) {
    for node in nodes {
      body(node)
      forEachNode(node.subflows, body)
    }
  }
}

extension ExplorerMoment {
  /// Whether the app was launched again at rest, and is back on the same screen.
  fileprivate var isRestored: Bool {
    guard let action, action.endsProcess, let before, let screen, wasIdle, isIdle, !app.mayHaveLostInput else {
      return false
    }
    // Home is loaded again.
    return screen.isRestored(from: before) && !app.isHome(screen)
  }

  fileprivate var isSwiping: Bool { screen?.isSwiping == true }

  fileprivate var isStuck: Bool {
    !isIdle && app.heldReplyCount == 0 && window?.hasWorkAwaitingSwipe != true
  }
}

extension ScreenSnapshot {
  /// Returns whether this may be the same screen in the next launch; what went wrong is not stored.
  func isRestored(from before: ScreenSnapshot) -> Bool {
    name == before.name && !before.isBusy && !before.isSwiping && !before.showsProblem
  }

  private var showsProblem: Bool {
    elements.contains { element in
      switch element {
      case .line(let line): line.isProblem
      case .field(let field): field.error != nil
      case .action: false
      }
    }
  }

  /// What the screen shows, from top to bottom, without the list items and without rows of the app's own: these show what changes by
  /// itself, such as how long a price is good.
  fileprivate var texts: [String] {
    elements.compactMap { element in
      switch element {
      case .line(let line): if case .custom = line.kind { nil } else { line.text }
      // Its value is the matter of another rule.
      case .field(let field): field.label
      case .action(let action): action.label + (action.isEnabled ? "" : " (disabled)")
      }
    }
  }

  /// Whether the person can neither use the screen nor leave it.
  fileprivate var isStuck: Bool {
    !isBusy && !isSwiping && exits.isEmpty && !fields.contains(where: \.isEnabled)
      && !actions.contains(where: \.isEnabled) && tabs.allSatisfy(\.isSelected)
  }
}
