#if !canImport(UIKit)
  import FlowKit
  import FlowUIKit
  import FlowUIKitStandIn

  /// A window of the stand-in's with presenters that have one fault.
  @MainActor
  final class BrokenUIKitStage: UIKitStage {
    let fault: UIKitFault
    private var delegate: StackDelegate?
    /// Whether a stack was about to show something, and has not shown it yet.
    private var isWaiting = false
    private var waiting: [Completion] = []
    private var buttons: [ObjectIdentifier: UIBarButtonItem] = [:]
    private static var keptStages: [BrokenUIKitStage] = []

    init(_ fault: UIKitFault) {
      self.fault = fault
      super.init(fault.variants)
      switch fault {
      case .ignoresCoordinators: device.hidesCoordinators = true
      case .keepsWindow: Self.keptStages.append(self)
      case .waitsForDidShow: listen(onWillShow: { [weak self] in self?.isWaiting = true })
      case .believesWillShow: listen(onWillShow: { [weak self] in self?.tellTopAsGone() })
      case .deafToOthers: listen()
      default: break
      }
    }

    override var factory: any ViewControllerPresenterFactory {
      BrokenUIKitFactory(stage: self, base: presenters.factory, fault: fault)
    }

    override func setBusy(_ isBusy: Bool, _ viewController: any ViewController) -> Bool {
      fault == .letsBusyGo || super.setBusy(isBusy, viewController)
    }

    /// The topmost presented view controller, a menu or not.
    var top: UIViewController? {
      Array(sequence(first: root, next: \.presentedViewController)).last
    }

    /// The close button of the first modal that the screen was in.
    func firstButton(of screen: UIViewController, closing modal: UIViewController) -> UIBarButtonItem {
      if let button = buttons[ObjectIdentifier(screen)] { return button }
      let action = UIAction { [weak modal] _ in modal?.presentingViewController?.dismiss(animated: true) }
      let button = UIBarButtonItem(systemItem: .close, primaryAction: action)
      buttons[ObjectIdentifier(screen)] = button
      return button
    }

    /// Waits for a delegate's call, which may never come.
    func whenShown(_ body: @escaping Completion) {
      if isWaiting { waiting.append(body) } else { body() }
    }

    /// Takes the place of whatever delegate there is.
    func listen(onWillShow: @escaping Completion = {}) {
      let isDeaf = fault == .deafToOthers
      delegate = StackDelegate(onWillShow: onWillShow) { [weak self] in
        guard let self else { return }
        isWaiting = false
        if !isDeaf { presenters.didChange() }
        let due = waiting
        waiting = []
        for body in due { body() }
      }
      root.delegate = delegate
    }

    /// Takes the beginning of a swipe for its end.
    private func tellTopAsGone() {
      let screens = BrokenUIKitFactory.shown.filter { !isInWindow($0.viewController) && $0.isShown }
      FlowScreen.didRemove(screens, revealing: nil, byPerson: true)
    }

    private func isInWindow(_ controller: any ViewController) -> Bool { shown.contains { $0 === controller } }
  }
#endif
