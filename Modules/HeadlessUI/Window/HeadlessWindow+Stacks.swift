extension HeadlessWindow {
  /// Pushes `controller`; on a stack that is not on show this is done at once.
  /// - Parameter completion: called when the controller is up, or at once when that is refused.
  /// - Returns: whether no rule forbids it.
  @discardableResult
  public func push(
    _ controller: HeadlessViewController, onto navigation: HeadlessNavigationController,
    animated: Bool = true,
    completion: @escaping @MainActor () -> Void = {}
  ) -> Bool {
    setStack(
      of: navigation, to: navigation.viewControllers[...] + [controller], animated: animated,
      act: "push \(controller.screenName)", completion: completion)
  }

  /// Pops the top of a stack; the last of a stack stays.
  /// - Returns: whether no rule forbids it.
  @discardableResult
  public func pop(
    from navigation: HeadlessNavigationController, animated: Bool = true,
    completion: @escaping @MainActor () -> Void = {}
  ) -> Bool {
    guard let top = navigation.topViewController, navigation.viewControllers.count > 1 else {
      completion()
      return true
    }
    return setStack(
      of: navigation, to: navigation.viewControllers.dropLast(), animated: animated,
      act: "pop \(top.screenName)",
      completion: completion)
  }

  /// Pops all that stands above `controller` on its stack.
  /// - Returns: whether no rule forbids it.
  @discardableResult
  public func pop(
    to controller: HeadlessViewController, in navigation: HeadlessNavigationController, animated: Bool = true,
    completion: @escaping @MainActor () -> Void = {}
  ) -> Bool {
    var act: String { "pop to \(controller.screenName)" }
    guard let index = navigation.viewControllers.lastIndex(where: { $0 === controller }) else {
      refuse(.notOnStack, to: act)
      completion()
      return false
    }
    return setStack(
      of: navigation, to: navigation.viewControllers[...index], animated: animated, act: act,
      completion: completion)
  }

  /// Replaces a whole stack.
  /// - Returns: whether no rule forbids it.
  @discardableResult
  public func setStack(
    of navigation: HeadlessNavigationController, to controllers: [HeadlessViewController],
    animated: Bool = true,
    completion: @escaping @MainActor () -> Void = {}
  ) -> Bool {
    setStack(
      of: navigation, to: controllers[...], animated: animated, act: "set a stack of \(controllers.count)",
      completion: completion)
  }

  private func setStack(
    of navigation: HeadlessNavigationController, to controllers: ArraySlice<HeadlessViewController>,
    animated: Bool, act: @autoclosure () -> String, completion: @escaping @MainActor () -> Void
  ) -> Bool {
    if let rule = ruleAgainst(stacking: controllers, on: navigation) {
      refuse(rule, to: act())
      completion()
      return false
    }
    let isVisible = navigation.window === self
    return begin(act(), animated: animated && isVisible, completion: completion) {
      let former = navigation.viewControllers
      let removed = navigation.setStack(Array(controllers))
      let kept = Set(former.map(ObjectIdentifier.init))
      return Transition.Change(
        removed: removed, added: controllers.filter { !kept.contains(ObjectIdentifier($0)) })
    }
  }

  private func ruleAgainst(
    stacking controllers: ArraySlice<HeadlessViewController>, on navigation: HeadlessNavigationController
  ) -> Violation.Rule? {
    var seen = Set<ObjectIdentifier>()
    for controller in controllers {
      if !seen.insert(ObjectIdentifier(controller)).inserted { return .pushedTwice }
      if controller is HeadlessNavigationController || controller is HeadlessAlertController {
        return .notPushable
      }
      if controller.navigationController === navigation { continue }
      if controller.navigationController != nil || controller.window != nil { return .alreadyShown }
    }
    return nil
  }
}
