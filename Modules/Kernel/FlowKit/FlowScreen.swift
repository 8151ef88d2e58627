/// A screen of a flow, from its request to its removal; shared between FlowKit and a toolkit's presenters.
@MainActor
public final class FlowScreen {
  enum Kind { case pushed, presented, alert }

  /// The view controller of the screen.
  public let viewController: any ViewController
  /// The view controller to present modally: the screen's own, or a navigation controller that contains it and the
  /// screens shown with it.
  public internal(set) var presented: any ViewController
  /// A Boolean value that indicates whether the screen is shown, covered or not.
  public internal(set) var isOnShow = false

  let node: FlowNode
  let presentation: FlowPresentation
  let kind: Kind
  /// The flow's drop count when this screen was requested.
  let dropCount: UInt32
  /// The previous screen of the flow that is still shown.
  var older: FlowScreen?
  /// Called before the person dismisses the screen.
  var onLeave: LeaveAttempt.Handler?
  let onRemoved: Completion?
  private(set) var hasBeenUp = false

  init(
    _ viewController: any ViewController, of node: FlowNode, at place: FlowPresentation? = nil, as kind: Kind,
    _ onRemoved: Completion?
  ) {
    self.viewController = viewController
    presented = viewController
    self.node = node
    presentation = place ?? node.presentation
    self.kind = kind
    dropCount = node.dropCount
    self.onRemoved = onRemoved
  }

  /// A Boolean value that indicates whether the screen asks before the person dismisses it; a toolkit disables gestures
  /// that cannot ask.
  public var asksBeforeLeaving: Bool { onLeave != nil }
  /// A Boolean value that indicates whether the screen is on top.
  var isTop: Bool { presentation.factory.topViewController === viewController }

  /// Shows screens of one presentation; if their host is gone, they count as dismissed.
  static func show(
    _ screens: [FlowScreen], with presenter: (any ViewControllerPresenter)?, animated: Bool,
    completion: @escaping Completion
  ) {
    for screen in screens {
      screen.isOnShow = true
      screen.presentation.screenCount += 1
      screen.node.add(screen)
    }
    guard let presenter else {
      didRemove(screens, revealing: nil, byPerson: true)
      return completion()
    }
    presenter.present(screens, animated: animated) {
      for screen in screens where screen.isOnShow && !screen.hasBeenUp {
        screen.hasBeenUp = true
        screen.node.didShow(screen)
      }
      completion()
    }
  }
}

extension FlowNode {
  /// Requests a screen, which is shown after earlier transitions, unless the flow has ended or was left by then.
  final func show(_ screen: FlowScreen, _ act: FlowTransition.Act, animated: Bool) {
    beginVisitOnReport()
    guard stage == .running, let runtime else { return emit(.showedOutsideVisit) }
    addWanted(1)
    runtime.enqueue(act, by: .flow(self), using: screen.presentation.factory, animated: animated)
  }

  /// Requests the removal of screens; `completion` is called once, when they are gone or there is nothing to do.
  final func performRemoval(_ act: FlowTransition.Act, animated: Bool, completion: @escaping Completion) {
    guard let runtime else { return completion() }
    runtime.holdDeliveries()
    runtime.enqueue(act, by: .flow(self), using: presentation.factory, animated: animated)
    runtime.afterTransitions(completion)
    runtime.releaseDeliveries()
  }
}
