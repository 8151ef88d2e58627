/// One step of a play: an act of a flow, a caller or the person.
///
/// Flows and screens have numbers, so that the model and the kernel play the same acts; 0 is the root of the tree. Both
/// ignore acts on missing ones.
indirect enum Act {
  // Acts of flows.
  case start(caller: Int, FlowPlan)
  case startAgain(caller: Int, flow: Int)
  case show(flow: Int, ScreenPlan, replacing: Bool, animated: Bool)
  case present(flow: Int, ScreenPlan, style: StylePlan, replacing: Int?, animated: Bool)
  case ask(flow: Int, AlertPlan)
  case showTabs(flow: Int, screen: Int, count: Int, replacing: Bool)
  case selectTab(screen: Int, index: Int)
  case dismissScreen(flow: Int, screen: Int, animated: Bool, CompletionPlan)
  case goBack(flow: Int, to: Int, animated: Bool, CompletionPlan)
  case inOneMovement(flow: Int, [Act])
  case finish(flow: Int, Int)
  case send(flow: Int, Int)
  case setResult(flow: Int, Int)
  case cancel(Awaited)

  // Acts of callers.
  case dismiss(flow: Int, animated: Bool, CompletionPlan)
  case terminate(caller: Int, flow: Int)
  case terminateSubflows(caller: Int)

  // Acts of the person.
  case back
  case swipe(cancelled: Bool)
  case beginSwipe
  case endSwipe(cancelled: Bool)
  case pullDown
  case backTo(Int?)
  case answer(Int)
  case tapTab(Int)
  case allow(screen: Int)
  /// An act of the person in another window than the first.
  case inWindow(Int, Act)

  // Acts of the windows.
  case settleOne
  case settleAll
}
