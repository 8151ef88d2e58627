import FlowKit

extension Work {
  /// A person's act on the screen of the innermost of 100 nested flows reaches that flow; the floor is a plain call.
  static let act = Work(
    "act",
    [
      Way(.flow, 1_000_000) {
        let (root, flow) = ActFlow.innermost(of: 100)
        let presenter = ActPresenter(router: flow)
        return {
          for _ in 0..<1_000_000 { presenter.didTapContinue() }
          precondition(flow.acts == 1_000_000)
          withExtendedLifetime(root) {}
        }
      },
      Way(.hand, 1_000_000) {
        let router = PlainRouter()
        let presenter = ActPresenter(router: router)
        return {
          for _ in 0..<1_000_000 { presenter.didTapContinue() }
          precondition(router.acts == 1_000_000)
        }
      },
      Way(.floor, 1_000_000) {
        let router = PlainRouter()
        return {
          for _ in 0..<1_000_000 { router.didContinue() }
          precondition(router.acts == 1_000_000)
        }
      },
    ])
}

@MainActor
private protocol ActRouter: AnyObject {
  func didContinue()
}

/// As in a feature: it does not keep its router.
@MainActor
private final class ActPresenter {
  private weak let router: (any ActRouter)?

  init(router: any ActRouter) { self.router = router }

  @inline(never)
  func didTapContinue() { router?.didContinue() }
}

@MainActor
private final class PlainRouter: ActRouter {
  private(set) var acts = 0

  @inline(never)
  func didContinue() { acts += 1 }
}

@MainActor
private final class ActFlow: Flow, ActRouter {
  let context = FlowContext<Outcome>()
  private(set) var acts = 0

  static func innermost(of count: Int) -> (root: FlowController, flow: ActFlow) {
    let root = FlowController(observer: nil)
    var innermost = ActFlow()
    root.start(innermost)
    for _ in 1..<count {
      let flow = ActFlow()
      innermost.context.start(flow)
      innermost = flow
    }
    return (root, innermost)
  }

  func didStart() {}

  @inline(never)
  func didContinue() { acts += 1 }
}
