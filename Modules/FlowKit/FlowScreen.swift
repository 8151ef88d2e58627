/// One screen of a flow from the moment it is shown until it is gone: what FlowKit and a toolkit's presenters share.
@MainActor
public final class FlowScreen {
  /// Who took screens away.
  public enum Remover: Sendable {
    /// The person at the screen: back, a finished swipe, a sheet pulled down.
    case person
    /// A dismisser, or a presenter that replaced the stack.
    case program
  }

  /// The content of the screen.
  public let viewController: any ViewController
  /// What the presenter shows: the content, or a navigation controller around it.
  public let presented: any ViewController
  /// Whether it is on show, covered or not.
  public private(set) var isOnShow = false

  let onTakenAway: (@MainActor () -> Void)?
  let node: FlowNode
  private(set) var order = 0
  private var dismisser: (any ViewControllerDismisser)?
  let place: FlowPlace
  private var wasUp = false

  init(
    _ viewController: any ViewController, presented: any ViewController, of node: FlowNode,
    at place: FlowPlace,
    onTakenAway: (@MainActor () -> Void)? = nil
  ) {
    self.viewController = viewController
    self.presented = presented
    self.node = node
    self.place = place
    self.onTakenAway = onTakenAway
  }

  func show(
    with presenter: any ViewControllerPresenter, animated: Bool, completion: @escaping @MainActor () -> Void
  ) {
    isOnShow = true
    order = node.didAdd(self)
    place.screenCount += 1
    let dismisser = presenter.present(self, animated: animated) { [self] in
      if isOnShow {
        wasUp = true
        node.didShow(self)
      }
      completion()
    }
    if isOnShow { self.dismisser = dismisser }
  }

  func dismiss(animated: Bool, completion: @escaping @MainActor () -> Void) {
    guard isOnShow, let dismisser else { return completion() }
    dismisser.dismiss(animated: animated, completion: completion)
  }

  /// A toolkit's presenters tell with one call what one act took off the screen, once it has settled.
  /// - Parameters:
  ///   - removed: all the screens that went, bottom first.
  ///   - revealed: the screen that is the top again because of it.
  public static func didTakeAway(
    _ removed: [FlowScreen], revealing revealed: FlowScreen?, by remover: Remover
  ) {
    let gone = removed.filter(\.isOnShow)
    for screen in gone {
      screen.isOnShow = false
      screen.dismisser = nil
    }
    for screen in gone.reversed() {
      screen.place.screenCount -= 1
      screen.node.didLose(screen, wasUp: screen.wasUp)
    }
    revealed?.node.visitAgain()
    ScreenLoss(gone, by: remover).settle()
  }
}
