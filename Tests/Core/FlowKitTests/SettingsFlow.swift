import FlowKit
import FlowTesting

/// A flow as its author writes it: some screens, one result.
@MainActor
final class SettingsFlow: Flow {
  let context: FlowContext<Outcome>
  let first = TestScreen("first")
  private let second = TestScreen("second")

  init(_ presentation: FlowPresentation) {
    context = FlowContext(presentation)
  }

  func didStart() { context.show(first) }

  func didChoose(_ number: Int) {
    context.show(second)
    if number == 3 { finish(.completed(3)) }
  }

  func didFinishWizard() { context.show(TestScreen("done"), replacingStack: true) }

  func didAskToStartOver() { context.dismiss(second) }
}
