#if !canImport(UIKit)
  import FlowKit
  import FlowUIKit
  import FlowUIKitStandIn

  /// Shows screens with one fault.
  @MainActor
  struct BrokenUIKitPresenter: ViewControllerPresenter {
    let stage: BrokenUIKitStage
    let base: any ViewControllerPresenter
    let fault: UIKitFault
    let isHidden: Bool

    func present(_ screens: [FlowScreen], animated: Bool, completion: @escaping Completion) {
      BrokenUIKitFactory.shown += screens
      let modal = screens.first?.presented as? UIViewController
      let first = screens.first?.viewController as? UIViewController
      switch fault {
      case .completesTwice:
        base.present(screens, animated: animated) {
          completion()
          completion()
        }
      case .hangsWhenRefused:
        base.present(screens, animated: animated) { if screens.contains(where: \.isShown) { completion() } }
      case .saysNothingOfRefused where stage.device.refusesNextPresentation:
        stage.device.refusesNextPresentation = false
        completion()
      case .saysNothingOfUnpushable:
        let pushable = screens.filter { !($0.viewController is UINavigationController) }
        base.present(pushable, animated: animated, completion: completion)
      case .coversMenus where stage.isMenuOpen:
        if let modal { stage.top?.present(modal, animated: animated) }
        completion()
      case .alwaysMoves: base.present(screens, animated: true, completion: completion)
      case .pushesOneByOne where modal === first: presentOneByOne(screens[...], animated, completion)
      case .hiddenIsGone where isHidden:
        FlowScreen.didRemove(screens, revealing: nil, byPerson: true)
        completion()
      default:
        base.present(screens, animated: animated, completion: completion)
        leaveOut(of: modal, first)
      }
    }

    /// Undoes the presenter's preparations.
    private func leaveOut(of modal: UIViewController?, _ first: UIViewController?) {
      switch fault {
      case .forgetsClose: first?.navigationItem.leftBarButtonItem = nil
      case .asksOwnStackOnly: first?.navigationController?.parent?.navigationItem.leftBarButtonItem = nil
      case .dropsHeights: modal?.sheetPresentationController?.detents = [.large()]
      case .keepsOldButton where modal !== first:
        if let first, let modal {
          first.navigationItem.leftBarButtonItem = stage.firstButton(of: first, closing: modal)
        }
      case .buttonKeepsWindow where modal !== first:
        let action = UIAction { [stage] _ in stage.presenters.didChange() }
        first?.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: action)
      case .missesClose: modal?.presentationController?.delegate = nil
      case .swipesUnasked where modal === first: first?.navigationItem.leftBarButtonItem = nil
      case .pullsUnasked, .asksAnyTime:
        let delegate = SheetDelegate { [stage] in
          defer { stage.presenters.didChange() }
          return fault == .pullsUnasked || FlowScreen.mayLeave(BrokenUIKitFactory.shown.filter(\.isShown))
        }
        stage.keep(delegate)
        modal?.presentationController?.delegate = delegate
      default: break
      }
    }

    private func presentOneByOne(
      _ screens: ArraySlice<FlowScreen>, _ animated: Bool, _ completion: @escaping Completion
    ) {
      guard let first = screens.first else { return completion() }
      base.present([first], animated: animated) { presentOneByOne(screens.dropFirst(), animated, completion) }
    }
  }

  /// Dismisses screens with one fault.
  @MainActor
  struct BrokenUIKitDismisser: ViewControllerDismisser {
    let stage: BrokenUIKitStage
    let factory: any ViewControllerPresenterFactory
    let fault: UIKitFault
    let screens: [FlowScreen]

    func dismiss(animated: Bool, completion: @escaping Completion) {
      switch fault {
      case .alwaysMoves: factory.makeDismisser(of: screens).dismiss(animated: true, completion: completion)
      case .dismissesOneByOne: dismissOneByOne(screens[...], animated, completion)
      case .tellsProgramAsPerson:
        // Removes the screens without naming them, so that no flow is informed.
        if let screen = screens.first { _ = stage.removeByForeignCode(screen.viewController) }
        stage.presenters.didChange()
        factory.whenSettled(completion)
      default: factory.makeDismisser(of: screens).dismiss(animated: animated, completion: completion)
      }
    }

    private func dismissOneByOne(_ left: ArraySlice<FlowScreen>, _ animated: Bool, _ completion: @escaping Completion) {
      guard let last = left.last else { return completion() }
      factory.makeDismisser(of: [last]).dismiss(animated: animated) {
        dismissOneByOne(left.dropLast(), animated, completion)
      }
    }
  }
#endif
