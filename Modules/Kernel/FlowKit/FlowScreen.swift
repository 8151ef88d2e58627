/// One screen of a flow from the moment it is asked for until it is gone: what FlowKit and a toolkit's presenters share.
@MainActor
public final class FlowScreen {
  enum Kind { case pushed, presented, alert }

  /// The content of the screen.
  public let viewController: any ViewController
  /// What a modal presenter shows: the content, or a navigation controller that holds it and the screens shown with it.
  public internal(set) var presented: any ViewController
  /// Whether it is on show, covered or not.
  public internal(set) var isOnShow = false

  let node: FlowNode
  let presentation: FlowPresentation
  let kind: Kind
  /// The flow's count of dropped screens when this one was asked for.
  let dropCount: UInt32
  /// The screen that the flow showed before this one, and that is still on show.
  var older: FlowScreen?
  /// Asked before the person takes the screen away.
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

  /// Whether it wants to be asked before the person takes it away; a toolkit keeps from them what would take it unasked.
  public var asksBeforeLeaving: Bool { onLeave != nil }
  /// Whether the person sees it.
  var isTop: Bool { presentation.factory.topViewController === viewController }

  /// Shows screens of one presentation; without a presenter, since their host is gone, they count as taken away.
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
  /// Asks for a screen; it is shown when its turn comes, unless the flow has ended or was left by then.
  final func show(_ screen: FlowScreen, _ act: FlowTransition.Act, animated: Bool) {
    actOnReport()
    guard stage == .running, let runtime else { return tell(.showedOutsideVisit) }
    addWanted(1)
    runtime.enqueue(act, by: .flow(self), using: screen.presentation.factory, animated: animated)
  }

  /// Asks for screens to go; `completion` is called once, when they are away or when there is nothing to do.
  final func takeAway(_ act: FlowTransition.Act, animated: Bool, completion: @escaping Completion) {
    guard let runtime else { return completion() }
    runtime.hold()
    runtime.enqueue(act, by: .flow(self), using: presentation.factory, animated: animated)
    runtime.afterTransitions(completion)
    runtime.letGo()
  }
}
