#if !canImport(UIKit)
  import FlowKit
  import FlowTesting
  import FlowUIKitStandIn

  /// A window whose presenters are made as an app makes them: turns and animations come by themselves, and the suite waits.
  @MainActor
  final class AppStage: AdapterStage {
    private let stage = UIKitStage(turnsByItself: true)

    var factory: any ViewControllerPresenterFactory { stage.factory }
    var navigation: any NavigationController { stage.navigation }
    var shown: [any ViewController] { stage.shown }
    var movementCount: Int { stage.movementCount }

    func makeViewController() -> any ViewController { stage.makeViewController() }

    func settle() async {
      var quietTurns = 0
      while quietTurns < 4 {
        await nextTurn()
        let isQuiet = !stage.device.turn() && !stage.device.finishAnimation()
        quietTurns = isQuiet ? quietTurns + 1 : 0
      }
    }

    func goBack() { stage.goBack() }
    func goBack(to viewController: any ViewController) { stage.goBack(to: viewController) }
    func beginSwipeBack() { stage.beginSwipeBack() }
    func endSwipeBack(cancelled: Bool) { stage.endSwipeBack(cancelled: cancelled) }
    func pullDown() { stage.pullDown() }
    func answer(_ label: String) { stage.answer(label) }
    func select(tab title: String) { stage.select(tab: title) }

    func escape() -> Bool { stage.escape() }
    func setBusy(_ isBusy: Bool, _ viewController: any ViewController) -> Bool {
      stage.setBusy(isBusy, viewController)
    }
    func removeByForeignCode(_ viewController: any ViewController) -> Bool {
      stage.removeByForeignCode(viewController)
    }
    func refuseNextPresentation() -> Bool { stage.refuseNextPresentation() }
    func listen(_ onChange: @escaping Completion) -> Bool { stage.listen(onChange) }
  }
#endif
