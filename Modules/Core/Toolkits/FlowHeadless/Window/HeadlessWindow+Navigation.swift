public import FlowKit

extension HeadlessWindow {
  /// Pushes `controller`; on a hidden stack, without animation.
  ///
  /// As of every call here, `completion` is called after the transition, or at once if it is refused.
  /// - Returns: Whether the rules allow it.
  @discardableResult
  public func push(
    _ controller: HeadlessViewController, onto navigation: HeadlessNavigationController, animated: Bool = true,
    completion: @escaping Completion = {}
  ) -> Bool {
    add([controller], to: navigation, animated: animated, completion: completion) || completeRefused(completion)
  }

  /// Pops the top screen of a stack; the first screen stays.
  /// - Returns: Whether the rules allow it.
  @discardableResult
  public func pop(
    from navigation: HeadlessNavigationController, animated: Bool = true, completion: @escaping Completion = {}
  ) -> Bool {
    guard let top = navigation.topViewController, navigation.viewControllers.count > 1 else {
      completion()
      return true
    }
    let position = navigation.viewControllers.count - 1
    return cut(navigation, from: position, animated: animated, call: "pop \(top.screenName)", completion: completion)
      || completeRefused(completion)
  }

  /// Pops all screens above `controller` on its stack.
  /// - Returns: Whether the rules allow it.
  @discardableResult
  public func pop(
    to controller: HeadlessViewController, in navigation: HeadlessNavigationController, animated: Bool = true,
    completion: @escaping Completion = {}
  ) -> Bool {
    var call: String { "pop to \(controller.screenName)" }
    guard let position = navigation.viewControllers.lastIndex(where: { $0 === controller }) else {
      refuse(.notOnStack, to: call)
      return completeRefused(completion)
    }
    return cut(navigation, from: position + 1, animated: animated, call: call, completion: completion)
      || completeRefused(completion)
  }

  /// Replaces all screens of a stack.
  /// - Returns: Whether the rules allow it.
  @discardableResult
  public func setStack(
    of navigation: HeadlessNavigationController, to controllers: [HeadlessViewController], animated: Bool = true,
    completion: @escaping Completion = {}
  ) -> Bool {
    replaceStack(of: navigation, with: controllers, animated: animated, completion: completion)
      || completeRefused(completion)
  }

  /// Completes a refused transition at once.
  private func completeRefused(_ completion: Completion) -> Bool {
    completion()
    return false
  }
}

// MARK: - Changes that do not complete if refused

extension HeadlessWindow {
  func add(
    _ controllers: [HeadlessViewController], to navigation: HeadlessNavigationController, animated: Bool,
    completion: @escaping Completion
  ) -> Bool {
    var call: String { "push \(controllers.names)" }
    if let rule = ruleAgainst(stacking: controllers) ?? ruleAgainst(adding: controllers, to: navigation) {
      refuse(rule, to: call)
      return false
    }
    return begin(call, animated: animated && changesVisibly(navigation), completion: completion) {
      navigation.add(controllers)
      return []
    }
  }

  func replaceStack(
    of navigation: HeadlessNavigationController, with controllers: [HeadlessViewController], animated: Bool,
    completion: @escaping Completion
  ) -> Bool {
    var call: String { "set the stack \(controllers.names)" }
    let added = controllers.filter { $0.navigationController !== navigation }
    if let rule = ruleAgainst(stacking: controllers) ?? ruleAgainst(adding: added, to: navigation) {
      refuse(rule, to: call)
      return false
    }
    let keepsTop = controllers.last?.navigationController === navigation
    return begin(call, animated: animated && changesVisibly(navigation), uncovers: keepsTop, completion: completion) {
      navigation.setStack(controllers)
    }
  }

  private func cut(
    _ navigation: HeadlessNavigationController, from position: Int, animated: Bool, call: @autoclosure () -> String,
    completion: @escaping Completion
  ) -> Bool {
    begin(call(), animated: animated && changesVisibly(navigation), uncovers: true, completion: completion) {
      var removed: [FlowScreen] = []
      navigation.cut(from: position, to: &removed)
      return removed
    }
  }

  /// Returns whether a change of the stack is visible.
  private func changesVisibly(_ navigation: HeadlessNavigationController) -> Bool {
    navigation.window === self && navigation.isVisible
  }

  private func ruleAgainst(stacking controllers: [HeadlessViewController]) -> Violation.Rule? {
    guard controllers.allSatisfy(\.isPushable) else { return .notPushable }
    guard controllers.count > 1 else { return nil }
    return Set(controllers.map(ObjectIdentifier.init)).count < controllers.count ? .pushedTwice : nil
  }

  private func ruleAgainst(
    adding controllers: [HeadlessViewController], to navigation: HeadlessNavigationController
  ) -> Violation.Rule? {
    for controller in controllers where controller.isAttached {
      return controller.navigationController === navigation ? .pushedTwice : .alreadyShown
    }
    return nil
  }
}

// MARK: - Modals

extension HeadlessWindow {
  /// Presents `controller` over `host`, or over the outermost controller that contains `host`.
  /// - Returns: Whether the rules allow it.
  @discardableResult
  public func present(
    _ controller: HeadlessViewController, over host: HeadlessViewController, as style: ModalStyle = .fullScreen,
    animated: Bool = true, completion: @escaping Completion = {}
  ) -> Bool {
    cover(host, with: controller, as: style, animated: animated, completion: completion) || completeRefused(completion)
  }

  /// Dismisses the modal of `controller`, and everything above it; a controller without a modal is dismissed itself.
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

extension [HeadlessViewController] {
  @MainActor var names: String { map { $0.screenName }.joined(separator: ", ") }
}
