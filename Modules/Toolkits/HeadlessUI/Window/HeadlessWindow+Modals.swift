public import FlowKit

extension HeadlessWindow {
  /// Presents `controller` over `host`, or over the outermost controller that `host` stands in.
  /// - Parameters:
  ///   - controller: The screen.
  ///   - host: The controller that presents it.
  ///   - style: How it covers what is below.
  ///   - animated: Whether it moves.
  ///   - completion: Called when the controller is up, or at once when that is refused.
  /// - Returns: whether no rule forbids it.
  @discardableResult
  public func present(
    _ controller: HeadlessViewController, over host: HeadlessViewController, as style: ModalStyle = .fullScreen,
    animated: Bool = true, completion: @escaping Completion = {}
  ) -> Bool {
    cover(host, with: controller, as: style, animated: animated, completion: completion) || completeRefused(completion)
  }

  /// Dismisses what `controller` presents, and all above that; a controller that presents nothing is dismissed itself.
  /// - Parameters:
  ///   - controller: The screen.
  ///   - animated: Whether it moves.
  ///   - completion: Called when it is away; at once when there is nothing to dismiss.
  /// - Returns: whether no rule forbids it.
  @discardableResult
  public func dismiss(
    _ controller: HeadlessViewController, animated: Bool = true, completion: @escaping Completion = {}
  ) -> Bool {
    let container = controller.container
    guard let modal = container.modal ?? (container.modalHost == nil ? nil : container) else {
      completion()
      return true
    }
    return takeAway([modal], animated: animated, act: "dismiss \(modal.screenName)", completion: completion)
      || completeRefused(completion)
  }

  /// Presents without completing what is refused.
  func cover(
    _ host: HeadlessViewController, with controller: HeadlessViewController, as style: ModalStyle, animated: Bool,
    completion: @escaping Completion
  ) -> Bool {
    var act: String { "present \(controller.screenName)" }
    if let rule = ruleAgainst(presenting: controller, over: host) {
      refuse(rule, to: act)
      return false
    }
    return begin(act, animated: animated, completion: completion) {
      let host = host.container
      host.modal = controller
      controller.modalHost = host
      controller.modalStyle = controller is HeadlessAlertController ? .alert : style
      controller.windowOfContainer = self
      topContainer = controller
      return []
    }
  }

  private func ruleAgainst(
    presenting controller: HeadlessViewController, over host: HeadlessViewController
  ) -> Violation.Rule? {
    let container = host.container
    guard container.windowOfContainer === self, host.isUncovered else { return .hostNotInWindow }
    guard container.modal == nil else { return .alreadyPresents }
    guard !controller.stands else { return .alreadyShown }
    if let navigation = controller as? HeadlessNavigationController {
      guard !navigation.viewControllers.isEmpty else { return .emptyStack }
      guard navigation.ownsItsScreens else { return .alreadyShown }
      if let rule = ruleAgainst(stacking: navigation.viewControllers) { return rule }
    }
    let isMute = controller is HeadlessAlertController && controller.content.actions.isEmpty
    return isMute ? .alertWithoutAnswers : nil
  }
}

extension HeadlessViewController {
  /// Whether the person would see this controller if nothing were presented.
  fileprivate final var isUncovered: Bool {
    guard let parent else { return true }
    if let navigation = parent as? HeadlessNavigationController {
      return navigation.viewControllers.last === self && navigation.isUncovered
    }
    return (parent as? HeadlessTabBarController)?.selected === self && parent.isUncovered
  }
}
