import FlowKit

/// Makes badges in a sheet, one after the other; it is over when the app is.
@MainActor
final class ReceptionFlow: Flow {
  let context: FlowContext<FlowOutcome<Never>>
  private(set) var badges: [Badge] = []

  private let desk: any ViewController
  private let screens: any BadgeScreens

  init(_ presentation: FlowPresentation, desk: any ViewController, screens: any BadgeScreens) {
    context = FlowContext(presentation)
    self.desk = desk
    self.screens = screens
  }

  func didStart() { context.show(desk) }

  func didTapNewBadge() {
    let flow = BadgeFlow(context.presenting(.sheet), screens: screens)
    context.start(flow) { [weak self] outcome, dismisser in
      if case .completed(let badge) = outcome { self?.badges.append(badge) }
      dismisser.dismiss()
    }
  }

  func didTapClear() {
    let question = Alert("Clear all badges?", choices: [.init("Clear", true)], cancel: .init("Keep", false))
    context.ask(question) { [weak self] isSure in
      if isSure { self?.badges = [] }
    }
  }
}
