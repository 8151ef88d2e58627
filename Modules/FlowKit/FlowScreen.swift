/// One screen of a flow from the moment it is shown until it is gone: what FlowKit and a toolkit's presenters share.
@MainActor
public final class FlowScreen {
  /// The content of the screen.
  public let viewController: any ViewController
  /// What the presenter shows: the content, or a navigation controller around it.
  public internal(set) var presented: any ViewController
  /// Whether it is on show, covered or not.
  public private(set) var isOnShow = false

  let node: FlowNode
  let presentation: FlowPresentation
  private let onTakenAway: Completion?
  private(set) var order = 0
  private var dismisser: (any ViewControllerDismisser)?
  private var wasUp = false

  init(_ viewController: any ViewController, of node: FlowNode, at place: FlowPresentation, _ onTaken: Completion?) {
    self.viewController = viewController
    presented = viewController
    self.node = node
    presentation = place
    onTakenAway = onTaken
  }

  /// Shows it; where there is no presenter, since its host is gone, it counts as taken away by the person.
  func show(with presenter: (any ViewControllerPresenter)?, animated: Bool, completion: @escaping Completion) {
    isOnShow = true
    presentation.screenCount += 1
    order = node.didAdd(self)
    let dismisser = presenter?.present(self, animated: animated) { [self] in
      wasUp = isOnShow
      if isOnShow { node.didShow(self) }
      completion()
    }
    if isOnShow { self.dismisser = dismisser }
    guard presenter == nil else { return }
    Self.didTakeAway([self], revealing: nil, byPerson: true)
    completion()
  }

  func dismiss(animated: Bool, completion: @escaping Completion) {
    if let dismisser { dismisser.dismiss(animated: animated, completion: completion) } else { completion() }
  }
}

// MARK: - Taken away

extension FlowScreen {
  /// A toolkit's presenters tell with one call what one act took off the screen, once it has settled.
  /// - Parameters:
  ///   - removed: all the screens that went, bottom first.
  ///   - revealed: the screen that is the top again because of it.
  ///   - byPerson: whether it was no dismisser, nor a presenter that replaced the stack.
  public static func didTakeAway(_ removed: [FlowScreen], revealing revealed: FlowScreen?, byPerson: Bool) {
    let gone = removed.filter(\.isOnShow)
    for screen in gone {
      screen.isOnShow = false
      (screen.presented, screen.dismisser) = (screen.viewController, nil)
      screen.presentation.screenCount -= 1
    }
    for screen in gone.reversed() { screen.node.didLose(screen, wasUp: screen.wasUp) }
    revealed?.node.visitAgain()
    let actor = byPerson ? nil : gone.first?.node.runtime?.actor
    let losers = Set(gone.map { ObjectIdentifier($0.node) })
    let isBare = { (node: FlowNode) in
      node.state == .running && losers.contains(ObjectIdentifier(node)) && !node.isOnShow
    }
    for screen in gone where isBare(screen.node) {
      // One act is one event: the outermost flow stands for those inside it.
      sequence(first: screen.node, next: \.parent).filter(isBare).last?.didLoseAllScreens(to: actor)
    }
    for screen in gone {
      screen.node.endIfGone()
      if screen.node.state == .running, actor !== screen.node { screen.onTakenAway?() }
    }
  }
}
