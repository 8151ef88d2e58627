public import FlowKit

extension HeadlessWindow {
  /// Presents `controller` over `host`, or over the outermost controller that contains `host`.
  /// - Parameters:
  ///   - controller: The screen.
  ///   - host: The controller that presents it.
  ///   - style: The modal style.
  ///   - animated: Whether the transition is animated.
  ///   - completion: Called after the transition, or at once if it is refused.
  /// - Returns: Whether the rules allow it.
  @discardableResult
  public func present(
    _ controller: HeadlessViewController, over host: HeadlessViewController, as style: ModalStyle = .fullScreen,
    animated: Bool = true, completion: @escaping Completion = {}
  ) -> Bool {
    cover(host, with: controller, as: style, animated: animated, completion: completion) || completeRefused(completion)
  }

  /// Dismisses the modal of `controller`, and everything above it; a controller without a modal is dismissed itself.
  /// - Parameters:
  ///   - controller: The screen.
  ///   - animated: Whether the transition is animated.
  ///   - completion: Called after the transition, or at once if nothing is dismissed.
  /// - Returns: Whether the rules allow it.
  @discardableResult
  public func dismiss(
    _ controller: HeadlessViewController, animated: Bool = true, completion: @escaping Completion = {}
  ) -> Bool {
    let container = controller.container
    guard let modal = container.modal ?? (container.modalHost == nil ? nil : container) else {
      completion()
      return true
    }
    return remove([modal], animated: animated, call: "dismiss \(modal.screenName)", completion: completion)
      || completeRefused(completion)
  }

  /// Presents a controller; `completion` is not called for a refused presentation.
  func cover(
    _ host: HeadlessViewController, with controller: HeadlessViewController, as style: ModalStyle, animated: Bool,
    completion: @escaping Completion
  ) -> Bool {
    var call: String { "present \(controller.screenName)" }
    if let rule = ruleAgainst(presenting: controller, over: host) {
      refuse(rule, to: call)
      return false
    }
    return begin(call, animated: animated, completion: completion) {
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
    guard !controller.isAttached else { return .alreadyShown }
    if let navigation = controller as? HeadlessNavigationController {
      guard !navigation.viewControllers.isEmpty else { return .emptyStack }
      guard navigation.ownsItsScreens else { return .alreadyShown }
      if let rule = ruleAgainst(stacking: navigation.viewControllers) { return rule }
    }
    let hasNoAnswers = controller is HeadlessAlertController && controller.actionLabels.isEmpty
    return hasNoAnswers ? .alertWithoutAnswers : nil
  }
}

extension HeadlessViewController {
  /// Whether this controller would be visible without modals.
  fileprivate final var isUncovered: Bool {
    guard let parent else { return true }
    if let navigation = parent as? HeadlessNavigationController {
      return navigation.viewControllers.last === self && navigation.isUncovered
    }
    return (parent as? HeadlessTabBarController)?.selected === self && parent.isUncovered
  }
}
