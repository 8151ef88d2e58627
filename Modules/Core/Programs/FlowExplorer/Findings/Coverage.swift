import FlowHeadless

/// The screens, buttons and kinds of actions that an exploration has covered.
package struct Coverage {
  /// The buttons that were tapped, as `Screen: label`, and whether a tap has ever changed the state.
  var buttonEffects: [String: Bool] = [:]
  var actionCounts: [ExplorerAction.Kind: Int] = [:]
  var skippedKillCount = 0
  /// The number of states in each place of a session.
  var sessionPlaces: [SessionPlace: Int] = [:]

  /// The labels of the buttons that were tapped, without numbers.
  var buttons: Set<String> { Self.labels(of: buttonEffects) }

  /// The labels of buttons that are named `Screen: label`.
  package static func labels(of buttonEffects: [String: Bool]) -> Set<String> {
    Set(buttonEffects.keys.map { $0.split(separator: ": ", maxSplits: 1).last.map(String.init) ?? "" })
  }

  mutating func record(_ place: SessionPlace?) {
    if let place { sessionPlaces[place, default: 0] += 1 }
  }

  mutating func record(_ action: ExplorerAction, _ outcome: Outcome, changed: Bool) {
    actionCounts[action.kind, default: 0] += 1
    guard case .action(.tap(let label))? = action.steps.first, let screen = outcome.before else { return }
    let button = "\(screen.name): \(label.withoutNumbers)"
    buttonEffects[button] = changed || buttonEffects[button] == true
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
