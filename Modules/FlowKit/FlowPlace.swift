/// One navigation stack that flows share, and how it comes on show; it keeps no view controller alive.
@MainActor
final class FlowPlace {
  let factory: any ViewControllerPresenterFactory
  /// How many screens of flows are on the stack; a modal stack that holds none is away.
  var screenCount = 0

  private let style: ModalStyle?
  private let below: FlowPlace?
  private weak var host: (any ViewController)?
  private weak var navigation: (any NavigationController)?

  init(navigation: any NavigationController, factory: any ViewControllerPresenterFactory) {
    self.navigation = navigation
    self.factory = factory
    style = nil
    below = nil
  }

  init(style: ModalStyle, over host: any ViewController, factory: any ViewControllerPresenterFactory) {
    self.style = style
    self.host = host
    self.factory = factory
    below = nil
  }

  init(style: ModalStyle, over below: FlowPlace) {
    self.style = style
    self.below = below
    factory = below.factory
  }

  /// The view controller that a modal screen would cover.
  var cover: (any ViewController)? { stack ?? below?.cover ?? host }

  private var stack: (any NavigationController)? { style == nil || screenCount > 0 ? navigation : nil }

  /// Shows the next screen of the stack; the first of a modal stack brings the stack with it.
  func show(
    _ viewController: any ViewController, of node: FlowNode, replacingStack: Bool, animated: Bool,
    onTakenAway: (@MainActor () -> Void)?, completion: @escaping @MainActor () -> Void
  ) {
    let presenter: any ViewControllerPresenter
    var presented = viewController
    if let stack {
      presenter = factory.makePushPresenter(onto: stack, replacingStack: replacingStack)
    } else if let style, let cover {
      let navigation = factory.makeNavigationController(root: viewController)
      self.navigation = navigation
      presented = navigation
      presenter = factory.makeModalPresenter(over: cover, as: style)
    } else {
      presenter = NowherePresenter()
    }
    FlowScreen(viewController, presented: presented, of: node, at: self, onTakenAway: onTakenAway)
      .show(with: presenter, animated: animated, completion: completion)
  }

  /// Shows a single screen above the stack.
  func present(
    _ viewController: any ViewController, as style: ModalStyle, of node: FlowNode, animated: Bool,
    onDismissed: @escaping @MainActor () -> Void, completion: @escaping @MainActor () -> Void
  ) {
    let presenter = cover.map { factory.makeModalPresenter(over: $0, as: style) } ?? NowherePresenter()
    let place = FlowPlace(style: style, over: self)
    FlowScreen(viewController, presented: viewController, of: node, at: place, onTakenAway: onDismissed)
      .show(with: presenter, animated: animated, completion: completion)
  }
}
