import FlowKit

@testable import FlowTesting

/// A test window, and a person at it, with one fault or none.
@MainActor
final class BrokenStage: AdapterStage {
  private let window: TestWindow
  private let fault: Fault?
  private let refusal = Refusal()
  private var busy: [any ViewController] = []
  private var onChange: Completion?
  private var isTired = false
  /// Screens whose close button has been used.
  private var closed: [any ViewController] = []
  private static var keptWindows: [TestWindow] = []

  init(_ fault: Fault?, holdsTransitions: Bool) {
    window = TestWindow(pace: holdsTransitions ? .held : .immediate)
    self.fault = fault
    if fault == .keepsWindow { Self.keptWindows.append(window) }
  }

  var factory: any ViewControllerPresenterFactory {
    BrokenFactory(window: window, fault: fault, refusal: refusal)
  }
  var navigation: any NavigationController { window.navigation }
  var shown: [any ViewController] { window.viewControllers }
  var movementCount: Int { window.transitions.filter(\.isAnimated).count }

  func makeViewController() -> any ViewController { TestScreen("screen") }
  func settle() {
    window.settle()
    if fault != .silencesDelegate { onChange?() }
  }

  private var isHeld: Bool {
    fault != .ignoresBusy && busy.contains { $0 === window.layers.last?.top?.viewController }
  }

  func goBack() {
    guard let top = window.layers.last?.top, !isHeld else { return }
    if fault == .forgetsLateLeaving, !window.isSettled {
      window.layers.last?.stack?.screens.removeLast()
      return
    }
    let isAlone = window.layers.count > 1 && window.layers.last?.ownScreens.count == 1
    if fault == .closesOnce, isAlone {
      if closed.contains(where: { $0 === top.viewController }) { return }
      closed.append(top.viewController)
    }
    if fault == .leavesAlerts || !(top.viewController is TestAlert), fault != .closesNothing || !isAlone {
      leave(from: top)
    }
  }

  func goBack(to viewController: any ViewController) {
    if fault == .goesBackOneByOne {
      while window.topViewController !== viewController, window.goBack() {}
    } else if fault == .neverAsks, let top = window.layers.last?.top {
      leave(from: top)
    } else {
      window.goBack(to: viewController)
    }
  }

  func beginSwipeBack() {
    if isHeld || isTired { return }
    if fault == .neverAsks { window.beginSwipe() } else { window.beginSwipeBack() }
    if fault == .tellsUnderFinger, let top = window.layers.last?.top { window.performRemoval([top], byPerson: true) }
  }

  func endSwipeBack(cancelled: Bool) {
    guard window.isSwiping else { return }
    isTired = fault == .swipesOnce
    if fault == .tellsAfterNext, !cancelled, let top = window.layers.last?.top {
      window.endSwipe {}
      window.settle()
      window.performRemoval([top], byPerson: true)
    } else if fault == .saysNothingOfPerson, !cancelled {
      window.layers.last?.stack?.screens.removeLast()
      window.endSwipe {}
    } else {
      window.endSwipeBack(cancelled: cancelled && fault != .swipesAnyway)
    }
  }

  func pullDown() {
    guard !isHeld, let layer = window.layers.last, layer.style != nil, let first = layer.ownScreens.first else {
      return
    }
    switch fault {
    case .missesPulls: window.layers.removeLast()
    case .pullsAnything, .neverAsks: window.performRemoval([first], byPerson: true)
    case .reportsOneByOne:
      window.layers.removeLast()
      for screen in layer.screens.reversed() { FlowScreen.didRemove([screen], revealing: nil, byPerson: true) }
    default: window.pullDown()
    }
  }

  func answer(_ label: String) {
    guard let screen = window.layers.last?.single, let alert = screen.viewController as? TestAlert else { return }
    switch fault {
    case .forgetsAnswer: window.performRemoval([screen], byPerson: true)
    case .answersLate:
      window.performRemoval([screen], byPerson: true)
      alert.content.buttons.first { $0.label.developerForm == label }?.choose()
    case .revealsNothing:
      alert.content.buttons.first { $0.label.developerForm == label }?.choose()
      window.layers.removeLast()
      FlowScreen.didRemove([screen], revealing: nil, byPerson: true)
    default: window.answer(LocalizedText(verbatim: label))
    }
  }

  func select(tab title: String) {
    let tabBars = window.layers.flatMap(\.screens).compactMap { $0.viewController as? TestTabBarController }
    guard let tabs = tabBars.first, let index = tabs.titles.firstIndex(of: LocalizedText(verbatim: title)) else {
      return
    }
    factory.select(index, of: tabs)
  }

  private func leave(from screen: FlowScreen) {
    switch fault {
    case .asksVisibleOnly where screen.viewController is TestTabBarController:
      window.performRemoval([screen], byPerson: true)
    case .asksAndStays: _ = FlowScreen.mayLeave([screen])
    case .neverAsks, .leavesAlerts: window.performRemoval([screen], byPerson: true)
    case .saysNothingOfPerson: window.layers.last?.stack?.screens.removeLast()
    case .revealsNothing:
      window.layers.last?.stack?.screens.removeLast()
      FlowScreen.didRemove([screen], revealing: nil, byPerson: true)
    default: window.goBack()
    }
  }
}

// MARK: - Events of some toolkits

extension BrokenStage {
  func escape() -> Bool {
    guard let top = window.layers.last?.top, !isHeld else { return true }
    if fault == .escapesUnasked { window.performRemoval([top], byPerson: true) } else { window.goBack() }
    return true
  }

  func setBusy(_ isBusy: Bool, _ viewController: any ViewController) -> Bool {
    busy = isBusy ? busy + [viewController] : busy.filter { $0 !== viewController }
    return true
  }

  func removeByForeignCode(_ viewController: any ViewController) -> Bool {
    guard let screen = window.layers.flatMap(\.screens).first(where: { $0.viewController === viewController }) else {
      return false
    }
    if fault == .missesOtherCode { return true }
    window.performRemoval([screen], byPerson: true)
    return true
  }

  func refuseNextPresentation() -> Bool {
    refusal.isNext = true
    return true
  }

  func listen(_ onChange: @escaping Completion) -> Bool {
    self.onChange = onChange
    return true
  }

  /// A menu, which holds transitions as a finger does.
  func openMenu() -> Bool {
    if fault != .coversMenus { window.beginSwipe() }
    return true
  }

  func closeMenu() -> Bool {
    if fault == .coversMenus, window.layers.count > 1, let top = window.layers.last?.top {
      window.performRemoval([top], byPerson: true)
    } else {
      window.endSwipe {}
    }
    return true
  }

  func makeUnpushable() -> (any ViewController)? { UnpushableScreen() }
  var ownStyles: [ModalStyle] { [ModalStyle("low", isDismissible: true, options: 200)] }
  func hasStyle(_ style: ModalStyle, _ viewController: any ViewController) -> Bool {
    window.layers.last?.style == style
  }
  var ownedObjects: [AnyObject] { [window] }
}

extension TestWindow.Transition {
  fileprivate var isAnimated: Bool {
    switch self {
    case .pushed(_, let animated), .replaced(_, let animated), .dismissed(_, let animated): animated
    case .presented(_, _, let animated): animated
    case .selected: false
    }
  }
}
