import FlowKit
import FlowTesting
import Testing

/// The ways in which a screen may speak to its flow; FlowKit asks for none of them, the features use the first.
@MainActor
struct ScreenCommunicationTests {
  let test = FlowTest<FlowOutcome<String>>()

  @Test func `a screen speaks to its flow by a Router, which the flow implements`() {
    let flow = TalkFlow(test.window.pushing) { RouterScreen(router: $0) }
    test.start(flow)

    (test.window.top as? RouterScreen)?.router?.didPick("red")

    #expect(test.results == [.completed("red")])
  }

  @Test func `a screen speaks to its flow by a delegate, which receives the screen`() {
    let flow = TalkFlow(test.window.pushing) { DelegateScreen(delegate: $0) }
    test.start(flow)

    (test.window.top as? DelegateScreen)?.pick("green")

    #expect(test.results == [.completed("green")])
  }

  @Test func `a screen speaks to its flow by a closure`() {
    let flow = TalkFlow(test.window.pushing) { flow in ClosureScreen { [weak flow] in flow?.didPick($0) } }
    test.start(flow)

    (test.window.top as? ClosureScreen)?.onPick("blue")

    #expect(test.results == [.completed("blue")])
  }

  @Test func `a screen speaks to its flow by an Action enum with one callback`() {
    let flow = TalkFlow(test.window.pushing) { flow in
      ActionScreen { [weak flow] action in
        switch action {
        case .pick(let colour): flow?.didPick(colour)
        case .giveUp: flow?.finish(.cancelled)
        }
      }
    }
    test.start(flow)

    (test.window.top as? ActionScreen)?.callback(.giveUp)

    #expect(test.results == [.cancelled])
  }

  @Test func `one screen serves two flows with different endings, unchanged`() {
    let picked = TalkFlow(test.window.pushing) { RouterScreen(router: $0) }
    let pair = PairFlow(test.window.pushing)
    test.start(picked)
    (test.window.top as? RouterScreen)?.router?.didPick("red")
    test.start(pair)

    (test.window.top as? RouterScreen)?.router?.didPick("red")
    (test.window.top as? RouterScreen)?.router?.didPick("blue")

    #expect(test.results == [.completed("red"), .completed("red and blue")])
  }

  @Test(arguments: 0..<4)
  func `no way of speaking retains the flow`(way: Int) async {
    test.start(
      TalkFlow(test.window.pushing) { flow in
        switch way {
        case 0: RouterScreen(router: flow)
        case 1: DelegateScreen(delegate: flow)
        case 2: ClosureScreen { [weak flow] in flow?.didPick($0) }
        default: ActionScreen { [weak flow] _ in flow?.finish(.cancelled) }
        }
      })

    let problems = await test.problems()
    #expect(problems == [])
  }
}

// MARK: - Flows

@MainActor
private final class TalkFlow: Flow, ColourRouter, ColourDelegate {
  let context: FlowContext<FlowOutcome<String>>
  private let makeScreen: (TalkFlow) -> any ViewController

  init(_ presentation: FlowPresentation, makeScreen: @escaping (TalkFlow) -> any ViewController) {
    context = FlowContext(presentation)
    self.makeScreen = makeScreen
  }

  func didStart() { context.show(makeScreen(self)) }
  func didPick(_ colour: String) { finish(.completed(colour)) }
  func screen(_ screen: DelegateScreen, didPick colour: String) { didPick(colour) }
}

/// Asks twice, with the same screen.
@MainActor
private final class PairFlow: Flow, ColourRouter {
  let context: FlowContext<FlowOutcome<String>>
  private var first: String?

  init(_ presentation: FlowPresentation) {
    context = FlowContext(presentation)
  }

  func didStart() { context.show(RouterScreen(router: self)) }

  func didPick(_ colour: String) {
    if let first { return finish(.completed("\(first) and \(colour)")) }
    first = colour
    context.show(RouterScreen(router: self), onRemoved: { [weak self] in self?.first = nil })
  }
}

// MARK: - Screens

@MainActor
private protocol ColourRouter: AnyObject {
  func didPick(_ colour: String)
}

@MainActor
private final class RouterScreen: ViewController {
  private(set) weak var router: (any ColourRouter)?
  init(router: any ColourRouter) { self.router = router }
}

@MainActor
private protocol ColourDelegate: AnyObject {
  func screen(_ screen: DelegateScreen, didPick colour: String)
}

@MainActor
private final class DelegateScreen: ViewController {
  private weak var delegate: (any ColourDelegate)?
  init(delegate: any ColourDelegate) { self.delegate = delegate }
  func pick(_ colour: String) { delegate?.screen(self, didPick: colour) }
}

@MainActor
private final class ClosureScreen: ViewController {
  let onPick: @MainActor (String) -> Void
  init(_ onPick: @escaping @MainActor (String) -> Void) { self.onPick = onPick }
}

@MainActor
private final class ActionScreen: ViewController {
  enum Action {
    case pick(String)
    case giveUp
  }

  let callback: @MainActor (Action) -> Void
  init(_ callback: @escaping @MainActor (Action) -> Void) { self.callback = callback }
}
