import FlowHeadless

/// The screens, buttons and kinds of actions that an exploration has covered.
struct Coverage {
  /// The buttons, as `Screen: label`, and whether a tap has ever changed the state.
  var buttonEffects: [String: Bool] = [:]
  var actionCounts: [ExplorerAction.Kind: Int] = [:]
  var skippedKillCount = 0

  mutating func record(_ screen: ScreenSnapshot) {
    for action in screen.actions { _ = buttonEffects["\(screen.name): \(action.label.withoutNumbers)", default: false] }
  }

  mutating func record(_ action: ExplorerAction, _ outcome: Outcome, changed: Bool) {
    actionCounts[action.kind, default: 0] += 1
    guard changed, case .action(.tap(let label))? = action.steps.first, let screen = outcome.before else { return }
    buttonEffects["\(screen.name): \(label.withoutNumbers)"] = true
  }
}

extension String {
  /// The text with each digit replaced by 0, so that labels with counts or identifiers compare as equal.
  package var withoutNumbers: String {
    // Most labels are plain words, and looking at bytes is much faster than at characters.
    let isPlain = utf8.allSatisfy { $0 < 0x80 && !(0x30...0x39).contains($0) }
    return isPlain ? self : String(map { $0.isNumber ? "0" : $0 })
  }
}
