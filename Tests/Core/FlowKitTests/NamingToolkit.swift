import FlowKit

@testable import FlowTesting

/// The ways in which a toolkit can name a removed screen again.
enum NamingFault: CaseIterable {
  case twiceInOneCall, thriceInOneCall, inASecondCall, inAThirdCall, muchLater

  /// The misuses of a removal of two screens.
  var misuses: Int {
    switch self {
    case .twiceInOneCall, .inASecondCall, .muchLater: 2
    case .thriceInOneCall, .inAThirdCall: 4
    }
  }
}

/// A test window whose dismissers name each screen again.
@MainActor
final class NamingToolkit: WindowToolkit {
  let window: TestWindow
  private let fault: NamingFault
  private var named: [FlowScreen] = []

  init(_ pace: TestWindow.Pace, _ fault: NamingFault) {
    window = TestWindow(pace: pace)
    self.fault = fault
  }

  var pushing: FlowPresentation { .push(onto: window.navigation, using: self) }

  func makePushPresenter(
    onto navigation: any NavigationController, replacingStack: Bool
  ) -> any ViewControllerPresenter {
    window.makePushPresenter(onto: navigation, replacingStack: replacingStack)
  }

  func makeDismisser(above screen: FlowScreen) -> any ViewControllerDismisser {
    let screens = window.screens(above: screen)
    return RepeatedDismisser { [self] completion in
      let transition = TestWindow.Transition.dismissed(ObjectIdentifier(screens[0].viewController), animated: true)
      window.perform(transition, animated: true) { [self] in
        remove(screens)
        completion()
      }
    }
  }

  /// Names the removed screens again, if the fault is to do so later.
  func nameAgain() {
    if fault == .muchLater { FlowScreen.didRemove(named, revealing: nil, byPerson: false) }
  }

  private func remove(_ screens: [FlowScreen]) {
    named = screens
    window.navigation.screens.removeAll { screen in screens.contains { $0 === screen } }
    let top = window.navigation.screens.last
    switch fault {
    case .twiceInOneCall: FlowScreen.didRemove(screens + screens, revealing: top, byPerson: false)
    case .thriceInOneCall: FlowScreen.didRemove(screens.flatMap { [$0, $0, $0] }, revealing: top, byPerson: false)
    case .inASecondCall, .inAThirdCall:
      for _ in 1...(fault == .inASecondCall ? 2 : 3) {
        FlowScreen.didRemove(screens, revealing: top, byPerson: false)
      }
    case .muchLater: FlowScreen.didRemove(screens, revealing: top, byPerson: false)
    }
  }
}

@MainActor
private struct RepeatedDismisser: ViewControllerDismisser {
  let remove: @MainActor (@escaping Completion) -> Void

  func dismiss(animated: Bool, completion: @escaping Completion) { remove(completion) }
}
