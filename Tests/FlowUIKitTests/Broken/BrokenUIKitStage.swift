import FlowKit
import FlowUIKit
import UIKitStandIn

/// A window of the stand-in's with presenters that have one fault.
@MainActor
final class BrokenUIKitStage: UIKitStage {
  let fault: UIKitFault
  private var delegate: StackDelegate?
  /// Whether a stack was about to show something, and has not shown it yet.
  private var isWaiting = false
  private var waiting: [Completion] = []

  init(_ fault: UIKitFault) {
    self.fault = fault
    super.init(fault.variants)
    switch fault {
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

  /// Waits for what a delegate may never hear.
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
