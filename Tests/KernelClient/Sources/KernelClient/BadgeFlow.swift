import FlowKit

/// A badge for a visitor.
struct Badge: Equatable, Sendable {
  var name: String
  var host: String
}

/// Makes the screens, in whatever toolkit the app has; each reports the person's acts to the flow.
@MainActor
protocol BadgeScreens {
  func makeName(_ flow: BadgeFlow) -> any ViewController
  func makeHost(_ flow: BadgeFlow) -> any ViewController
  func makeBadge(_ badge: Badge) -> any ViewController
}

/// Asks a visitor for their name and for whom they visit, on two screens, and ends with a badge.
@MainActor
final class BadgeFlow: Flow {
  let context: FlowContext<FlowOutcome<Badge>>

  private let screens: any BadgeScreens
  private var name = ""

  init(_ presentation: FlowPresentation, screens: any BadgeScreens) {
    context = FlowContext(presentation)
    self.screens = screens
  }

  func didStart() { context.show(screens.makeName(self)) }

  func didEnter(name: String) {
    self.name = name
    context.show(screens.makeHost(self))
  }

  func didEnter(host: String) { finish(.completed(Badge(name: name, host: host))) }

  func didTapLeave() {
    let question = Alert("Leave without a badge?", choices: [.init("Leave", true)], cancel: .init("Stay", false))
    context.ask(question) { [weak self] isSure in
      if isSure { self?.finish(.cancelled) }
    }
  }
}
