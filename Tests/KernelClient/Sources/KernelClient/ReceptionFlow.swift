import FlowKit

/// Makes badges in a sheet, and shows each; it is over when the app is.
@MainActor
final class ReceptionFlow: Flow {
  let context: FlowContext<FlowOutcome<Never>>

  private let desk: any ViewController
  private let screens: any BadgeScreens

  init(_ presentation: FlowPresentation, desk: any ViewController, screens: any BadgeScreens) {
    context = FlowContext(presentation)
    self.desk = desk
    self.screens = screens
  }

  func didStart() { context.show(desk) }

  func didTapNewBadge() {
    // A second tap, before the sheet covers the desk.
    guard context.subflows.isEmpty else { return }
    let flow = BadgeFlow(context.presenting(.sheet), screens: screens)
    context.start(flow) { [weak self] outcome, dismisser in
      dismisser.dismiss()
      guard let self, case .completed(let badge) = outcome else { return }
      context.show(screens.makeBadge(badge))
    }
  }
}
