/// Where and how a flow is shown, as its caller has chosen: a stack of screens, which flows may share.
@MainActor
public final class FlowPresentation {
  /// No presentation: screens that are shown there count as dismissed.
  public static let detached = FlowPresentation(nil, DetachedFactory())

  let factory: any ViewControllerPresenterFactory
  /// The factory's, stored since asking the factory copies it.
  let windowRecord: WindowRecord
  /// Whether nothing can be shown, since the flow was made without a presentation.
  var isDetached: Bool { factory is DetachedFactory }
  /// The number of the flows' screens on the stack; a presented stack without screens is gone.
  var screenCount = 0
  /// True once the navigation controller was there to push onto; always true in tabs.
  private var hasPushed = false

  private let style: ModalStyle?
  private let below: FlowPresentation?
  private weak var host: (any ViewController)?
  private weak var navigation: (any NavigationController)?

  private init(_ style: ModalStyle?, _ factory: any ViewControllerPresenterFactory, on below: FlowPresentation? = nil) {
    self.style = style
    self.factory = factory
    windowRecord = factory.windowRecord
    self.below = below
  }

  /// Pushed: the flow shares this navigation controller.
  public static func push(
    onto navigation: any NavigationController, using factory: any ViewControllerPresenterFactory
  ) -> FlowPresentation {
    let presentation = FlowPresentation(nil, factory)
    presentation.navigation = navigation
    return presentation
  }

  /// Pushed onto a stack of tabs, which is released with them: only a stack of the app's own can be lost by mistake.
  static func push(
    ontoTab navigation: any NavigationController, using factory: any ViewControllerPresenterFactory
  ) -> FlowPresentation {
    let presentation = push(onto: navigation, using: factory)
    presentation.hasPushed = true
    return presentation
  }

  /// Presented: the flow gets its own navigation controller, above `host`.
  public static func present(
    _ style: ModalStyle, over host: any ViewController, using factory: any ViewControllerPresenterFactory
  ) -> FlowPresentation {
    let presentation = FlowPresentation(style, factory)
    presentation.host = host
    return presentation
  }

  func presenting(_ style: ModalStyle) -> FlowPresentation { FlowPresentation(style, factory, on: self) }

  /// Shows the next screens on the stack, and presents the stack with the first ones if necessary.
  func show(_ screens: [FlowScreen], replacingStack: Bool, animated: Bool, completion: @escaping Completion) {
    if let stack {
      hasPushed = true
      for screen in screens { screen.willShow() }
      let presenter = factory.makePushPresenter(onto: stack, replacingStack: replacingStack)
      presenter.present(screens, animated: animated, completion: completion)
    } else if style == nil {
      present(screens, animated: animated, completion: completion)
    } else {
      let stack = factory.makeNavigationController(holding: screens.map(\.viewController))
      navigation = stack
      screens.first?.presentedController = stack
      present(screens, animated: animated, completion: completion)
    }
  }

  /// Presents screens above another presentation; if there is nothing to present them over, they count as dismissed.
  func present(_ screens: [FlowScreen], animated: Bool, completion: @escaping Completion) {
    let cover = cover
    for screen in screens { screen.willShow() }
    guard let style, let cover else {
      if hasLostNavigation { for screen in screens { screen.node.emit(.pushedWithoutNavigation) } }
      FlowScreen.didRemove(screens, revealing: nil, byPerson: true)
      return completion()
    }
    let presenter = factory.makeModalPresenter(over: cover, as: style)
    presenter.present(screens, animated: animated, completion: completion)
  }

  /// Returns whether both presentations use the same stack.
  func sharesStack(with other: FlowPresentation) -> Bool {
    self === other || stack.map { $0 === other.stack } ?? false
  }

  /// Whether the navigation controller at the bottom was released before anything was pushed onto it.
  private var hasLostNavigation: Bool {
    var bottom = self
    while let below = bottom.below { bottom = below }
    return bottom.style == nil && !bottom.isDetached && bottom.navigation == nil && !bottom.hasPushed
  }

  var stack: (any NavigationController)? { style == nil || screenCount > 0 ? navigation : nil }

  /// The view controller below this presentation, found without recursion, since presentations can nest deeper than the
  /// call stack allows.
  private var cover: (any ViewController)? {
    var presentation = self
    while let below = presentation.below {
      if let stack = below.stack { return stack }
      presentation = below
    }
    return presentation.host
  }
}
