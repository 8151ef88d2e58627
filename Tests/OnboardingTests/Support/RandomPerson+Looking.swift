import FlowKit
import FlowScreens
import FlowTesting
import Onboarding

// The invariants after every action.

extension RandomPerson {
  mutating func look() {
    switch window.top {
    case let screen as EmailTestScreen:
      if screen.field?.value != email { surprises.insert("an e-mail address was lost") }
    case let screen as CountryTestScreen:
      if screen.field?.value != country { surprises.insert("a country was lost") }
    case let screen as DoneTestScreen:
      if screen.content?.profileName != activeProfile?.name { surprises.insert("the wrong profile is shown") }
    default: break
    }
    let order = window.viewControllers.map(position)
    if order != order.sorted() || Set(order).count != order.count {
      surprises.insert("screens out of order: \(order)")
    }
  }

  /// Without a transition, the draft names the visible step.
  mutating func lookAtRest() {
    let order = window.viewControllers.map(position).filter { $0 < 5 }
    if !order.starts(with: 0..<min(order.count, 3)) { surprises.insert("a step is missing: \(order)") }
    guard let top = window.top, let draft = flow.drafts.load(), position(of: top) < 5 else { return }
    let step: OnboardingDraft.Step? =
      switch top {
      case is EmailTestScreen: .email
      case is CountryTestScreen: .country
      case is AccountTypeTestScreen: .accountType
      case is DoneTestScreen: .done
      case let screen as TestScreen: screen === flow.subflows.profile?.screen ? .profile : .business
      default: nil
      }
    if draft.step != step { surprises.insert("\(draft.step) is kept, and \(position(of: top)) is shown") }
  }

  private func position(of screen: any ViewController) -> Int {
    switch screen {
    case is EmailTestScreen: 0
    case is CountryTestScreen: 1
    case is AccountTypeTestScreen: 2
    case let screen as TestScreen where screen.name != "next's screen": 3
    case is DoneTestScreen: 4
    default: 5
    }
  }
}
