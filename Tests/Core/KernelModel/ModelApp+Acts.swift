// Which acts are possible, and whose they are.

extension ModelApp {
  /// The person cannot act in a window while a transition is in progress there, nor with a finger on it.
  func allows(_ act: Act, in window: Int = 0) -> Bool {
    switch act {
    case .inWindow(let window, let act): allows(act, in: window)
    case .backTo(let number):
      allowsPerson(in: window)
        && windows[window].layers.last?.seenStacks.last?.screens.contains { $0.number == number } == true
    case .back, .swipe, .beginSwipe, .pullDown, .answer, .tapTab: allowsPerson(in: window)
    default: true
    }
  }

  func allowsPerson(in window: Int) -> Bool { !isMoving(in: window) }

  /// The tree in which an act is done; the person acts in all.
  func tree(of act: Act) -> FlowModel {
    let flow: Int? =
      switch act {
      case .start(let caller, _), .startAgain(let caller, _), .terminate(let caller, _), .terminateSubflows(let caller):
        caller
      case .show(let flow, _, _, _), .present(let flow, _, _, _, _), .ask(let flow, _), .showTabs(let flow, _, _, _),
        .dismissScreen(let flow, _, _, _), .goBack(let flow, _, _, _), .inOneMovement(let flow, _),
        .finish(let flow, _),
        .send(let flow, _), .setResult(let flow, _), .dismiss(let flow, _, _):
        flow
      case .selectTab(let screen, _): tabs[screen]?.flow.number
      case .allow(let screen): screens[screen]?.flow.number
      case .cancel(let awaited): tasks[awaited]?.flow.number
      case .back, .swipe, .beginSwipe, .endSwipe, .pullDown, .backTo, .answer, .tapTab, .inWindow, .settleOne,
        .settleAll:
        nil
      }
    return flow.flatMap { flows[$0] }.map { tree(of: $0) } ?? trees[0]
  }
}
