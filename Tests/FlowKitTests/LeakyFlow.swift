import FlowKit

final class LeakyPresenter {}

@MainActor
final class LeakyView: ViewController {
  private let presenter: LeakyPresenter
  init(presenter: LeakyPresenter) { self.presenter = presenter }
}

/// A flow that takes its presenter from outside, where somebody may keep it.
@MainActor
final class LeakyFlow: Flow {
  let context: FlowContext<Outcome>
  private let presenter: LeakyPresenter

  init(_ presentation: FlowPresentation, _ presenter: LeakyPresenter) {
    self.presenter = presenter
    context = FlowContext(presentation)
  }

  func didStart() { context.show(LeakyView(presenter: presenter)) }
}
