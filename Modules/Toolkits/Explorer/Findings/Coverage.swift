import HeadlessUI

/// What an exploration has seen.
struct Coverage {
  var screens: [String: Int] = [:]
  /// The buttons that were seen, as `Screen: label`, and whether a tap ever changed anything.
  var actions: [String: Bool] = [:]
  var kinds: [ExplorerAct.Kind: Int] = [:]
  var mistakes: Set<Mistake> = []
  var killsRemembered = 0

  mutating func note(_ screen: ScreenSnapshot) {
    screens[screen.name, default: 0] += 1
    for action in screen.actions { _ = actions["\(screen.name): \(action.label.withoutNumbers)", default: false] }
  }

  mutating func note(_ act: ExplorerAct, _ outcome: Outcome, changed: Bool) {
    kinds[act.kind, default: 0] += 1
    guard changed, case .act(.tap(let label))? = act.steps.first, let screen = outcome.before else { return }
    actions["\(screen.name): \(label.withoutNumbers)"] = true
  }
}

extension String {
  /// A label that counts or names an identifier is the same label.
  package var withoutNumbers: String { String(map { $0.isNumber ? "0" : $0 }) }
}
