import FlowHeadless
import FlowKit
import Testing

@MainActor
struct ViolationTests {
  /// Everything that begins a transition.
  enum Begin: CaseIterable {
    case push, pop, popTo, setStack, present, dismiss

    @MainActor func callAsFunction(
      at desk: Desk, over modal: PlainScreen, completion: @escaping @MainActor () -> Void
    ) {
      let window = desk.window
      switch self {
      case .push: window.push(PlainScreen("New"), onto: desk.navigation, completion: completion)
      case .pop: window.pop(from: desk.navigation, completion: completion)
      case .popTo: window.pop(to: desk.home, in: desk.navigation, completion: completion)
      case .setStack: window.setStack(of: desk.navigation, to: [], completion: completion)
      case .present: window.present(PlainScreen("New"), over: modal, completion: completion)
      case .dismiss: window.dismiss(modal, completion: completion)
      }
    }
  }

  @Test(arguments: Begin.allCases)
  func `a transition during another one is refused, and completes at once`(begin: Begin) {
    let desk = Desk()
    let modal = PlainScreen("Modal")
    desk.push("A")
    desk.window.present(modal, over: desk.navigation)
    var completions = 0

    begin(at: desk, over: modal) { completions += 1 }

    #expect(desk.rules == [.transitionInProgress])
    #expect(completions == 1)
    desk.window.turn()
    #expect(desk.stack == "Home > A / Modal")
    #expect(completions == 1)
  }

  @Test(arguments: [Begin.push, .pop, .popTo, .setStack])
  func `a transition during a held swipe is refused`(begin: Begin) throws {
    let desk = Desk()
    desk.push("A")
    try desk.window.perform(.swipeBack(.held))

    begin(at: desk, over: PlainScreen("None")) {}

    #expect(desk.rules == [.transitionInProgress])
    #expect(desk.stack == "Home > A")
  }

  @Test func `a violation describes the call, the rule and the stack`() {
    let desk = Desk()
    desk.push("A")
    let sheet = PlainScreen("Sheet")
    desk.window.present(sheet, over: desk.navigation, as: .sheet, animated: false)

    desk.window.present(PlainScreen("Other"), over: desk.navigation)

    #expect(
      desk.window.violations.map(\.description) == [
        "Refused to present Other on Home > A / Sheet: the controller already presents another one."
      ])
    #expect(desk.window.violations[0].stack.entries.map(\.placement) == [.root, .pushed, .presented(.sheet)])
  }

  @Test func `a refused pop names its screen`() throws {
    let desk = Desk()
    desk.push("A", "B")
    try desk.window.perform(.swipeBack(.held))

    desk.window.pop(from: desk.navigation)

    #expect(desk.window.violations.map(\.call) == ["pop B"])
  }

  @Test func `a transition that begins while a view is loaded is a violation`() {
    final class Hasty: HeadlessViewController {
      override func viewDidLoad() {
        guard let window, let navigationController else { return }
        window.push(PlainScreen("Too early"), onto: navigationController)
      }
    }
    let desk = Desk()

    desk.window.push(Hasty(), onto: desk.navigation, animated: false)

    #expect(desk.rules == [.transitionInProgress])
  }
}
