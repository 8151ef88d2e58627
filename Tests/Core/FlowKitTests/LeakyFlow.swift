import FlowKit

final class LeakyPresenter {}

struct LeakyInteractor {}

@MainActor
final class LeakyView: ViewController {
  private let presenter: AnyObject
  init(presenter: AnyObject) { self.presenter = presenter }
}

/// A flow that takes its presenter from outside, which may retain it.
@MainActor
final class LeakyFlow: Flow {
  let context: FlowContext<Outcome>
  private let presenter: AnyObject

  init(_ presentation: FlowPresentation, _ presenter: AnyObject) {
    self.presenter = presenter
    context = FlowContext(presentation)
  }

  func didStart() { context.show(LeakyView(presenter: presenter)) }
}
