import FlowHeadless
import FlowKit
import FlowShell

// The rules for launches.

extension ExplorerRule {
  /// The rules about a launch, which are also checked if the screen after a kill is known.
  static var restoring: [ExplorerRule] {
    [
      .always(
        keepsInput,
        when: {
          $0.action?.kind == .kill && $0.latest.screen?.fields.isEmpty == false
            && $0.previous.shell?.running?.hasDraft != false && $0.latest.cover == nil
        }
      ) { step in
        guard let before = step.previous.screen, let screen = step.latest.screen, screen.name == before.name else {
          return nil
        }
        // Stored values may be shown as they are stored.
        return step.latest.findLostInput(
          before.storedFieldValues, screen.fieldValues, typedField: step.typedField, ignoringSeparators: true)
      },
      .always(restoresContent, when: { $0.isRestored }) { step in
        guard let before = step.previous.screen, let screen = step.latest.screen else { return nil }
        return findLostContent(before, screen) ?? findNewInput(before, screen, in: step.latest)
          // Home is loaded again, as it was before.
          ?? (step.latest.isHome ? findNewContent(before, screen) : nil)
      },
      .always("A launch restores the screens of a running feature.", when: { $0.hasRestoredScreens }) {
        step in
        guard let place = step.placeToRestore, let screens = step.latest.screen?.screensToRestore else { return nil }
        let before = place.screens
        // A launch may go past complete screens, but neither past input nor a choice that the person has gone back to.
        if before == screens || !place.isChanging && screens.starts(with: before) { return nil }
        // There was nothing to restore, so the pending link has opened: another rule checks that.
        if before.count == 1, screens.starts(with: before), step.previous.shell?.pending != nil { return nil }
        return "\(before.joined(separator: " > ")) has become \(screens.joined(separator: " > "))."
      },
    ]
  }

  /// The rule that a restored screen still has its input.
  static let keepsInput = "Input survives a kill."

  /// The rule that a restored screen has its former content.
  static let restoresContent = "A launch at rest restores the content of the screen."

  private static func findLostContent(_ before: ScreenSnapshot, _ screen: ScreenSnapshot) -> String? {
    if before.title != screen.title {
      return "\(screen.name) had the title \(before.title.quoted), and now has \(screen.title.quoted)."
    }
    // Returns the content that a restored screen lacks, as a sentence; it may show more, since services continue to
    // work.
    // Only the beginning of a list that has more at its end.
    let isPartial = screen.scrolls.contains(.end)
    if let lost = before.texts(withoutItems: isPartial).subtracting(screen.texts(withoutItems: false)).min() {
      return "\(screen.name) does not show \(lost.quoted) after a launch."
    }
    let lines = before.lines(withoutItems: isPartial)
    if let text = lines.firstRepeated,
      screen.lines.count(where: { $0 == text }) < lines.count(where: { $0 == text })
    {
      return "\(screen.name) shows \(text.quoted) less often after a launch."
    }
    for field in before.fields where field.error != nil && !field.value.isEmpty {
      guard let now = screen.fields.first(where: { $0.label == field.label }), now.value == field.value,
        now.error == nil
      else { continue }
      return "\(field.label) does not show its error after a launch."
    }
    return nil
  }

  private static func findNewContent(_ before: ScreenSnapshot, _ screen: ScreenSnapshot) -> String? {
    screen.texts(withoutItems: screen.scrolls.contains(.end)).subtracting(before.texts(withoutItems: false)).min()
      .map { "\(screen.name) shows \($0.quoted) only after a launch." }
  }

  /// Finds input in a field that was empty; the app may compute it from another one.
  private static func findNewInput(
    _ before: ScreenSnapshot, _ screen: ScreenSnapshot, in inspection: AppInspection
  ) -> String? {
    let computedFields = inspection.world.labels.computedFields
    let isComputing = before.fields.contains { computedFields.contains($0.label) && !$0.value.isEmpty }
    for field in before.fields where field.value.isEmpty && !(isComputing && computedFields.contains(field.label)) {
      guard case .text = field.kind, let now = screen.fields.first(where: { $0.label == field.label }),
        !now.value.isEmpty
      else { continue }
      return "\(field.label) was empty, and now has “\(now.value)”."
    }
    return nil
  }
}

/// The screens that a launch must restore.
struct PlaceToRestore {
  let screens: [String]
  /// Whether the last action was an input on the visible one, or has led back to it, and it asks for a choice.
  let isChanging: Bool
  /// Whether nothing was executed since the launch, such as a delayed payment after the screen had shown the balance.
  let isUpToDate: Bool
}

extension CheckedStep {
  /// Whether the app was launched again at rest, and is back on the same screen.
  fileprivate var isRestored: Bool {
    guard isLaunchedAgain, placeToRestore?.isUpToDate == true, let before = previous.screen, let screen = latest.screen
    else { return false }
    // A notice may have stood above the question that a launch asks again.
    return screen.name == before.name && screen.alertTitle == before.alertTitle && before.problems.isEmpty
      && !screen.actions.contains { latest.world.labels.extendingButtons.contains($0.label) }
  }

  fileprivate var hasRestoredScreens: Bool {
    latest.world.labels.unrestoredScreens != nil && isLaunchedAgain && previous.screen?.alertTitle == nil
  }

  private var isLaunchedAgain: Bool {
    guard action?.endsProcess == true, let before = previous.screen, latest.screen != nil else { return false }
    return placeToRestore != nil && wasIdle && isIdle && !before.isBusy && !before.isSwiping
      && !latest.disk.mayHaveLostInput
  }
}

extension AppInspection {
  /// The screens that a launch must restore; nil if it may lead elsewhere.
  var screensToRestore: [String]? {
    guard search.mustRestore, let flows, let screens = screen?.screensToRestore else {
      return nil
    }
    // A flow that has ended with a result may be left on the stack, and is not restored; neither is SignIn, which has no entry.
    var left: [String] = []
    collectLeftScreens(flows.subflows, isLeft: false, into: &left)
    return screens.filter { screen in
      guard world.labels.unrestoredScreens?.contains(screen) != true else { return false }
      guard let position = left.firstIndex(of: screen) else { return true }
      left.remove(at: position)
      return false
    }
  }

  private func collectLeftScreens(_ nodes: [FlowNode], isLeft: Bool, into names: inout [String]) {
    for node in nodes {
      let isLeft = isLeft || node.state == .reported || node === shell?.signIn
      if isLeft { names += node.viewControllers.compactMap { ($0 as? HeadlessViewController)?.screenName } }
      collectLeftScreens(node.subflows, isLeft: isLeft, into: &names)
    }
  }
}

extension [String] {
  /// The first text that is there more than once.
  fileprivate var firstRepeated: String? {
    Set(self).count == count ? nil : first { text in count(where: { $0 == text }) > 1 }
  }
}

extension ScreenSnapshot {
  /// The screens without questions and notices, which a launch may add and need not repeat.
  fileprivate var screensToRestore: [String] {
    stack.entries.filter { $0.placement != .presented(.alert) }.map(\.name)
  }

  /// Returns the texts of the screen without notices, and without rows of the app's own, whose content changes by itself, such as
  /// the time until a price expires.
  fileprivate func texts(withoutItems: Bool) -> Set<String> {
    Set(
      elements.compactMap { element in
        switch element {
        case .line(let line):
          if case .custom = line.kind { nil } else { line.isNotice || withoutItems && line.isOfList ? nil : line.text }
        // Another rule checks its value.
        case .field(let field): field.label
        case .action(let action):
          withoutItems && action.kind == .item ? nil : action.label + (action.isEnabled ? "" : " (disabled)")
        }
      })
  }

  fileprivate func lines(withoutItems: Bool) -> [String] {
    elements.compactMap { element in
      guard case .line(let line) = element, !line.isNotice, !(withoutItems && line.isOfList) else { return nil }
      return line.text
    }
  }
}

extension LineState {
  /// Whether it is an item, or the position in a list.
  fileprivate var isOfList: Bool { kind == .item || kind == .position }
}
