public import FlowKit

extension HeadlessWindow {
  /// Presents `controller` over `host`, or over the navigation controller that `host` stands in.
  /// - Parameter completion: called when the controller is up, or at once when that is refused.
  /// - Returns: whether no rule forbids it.
  @discardableResult
  public func present(
    _ controller: HeadlessViewController, over host: HeadlessViewController,
    as style: ModalStyle = .fullScreen,
    animated: Bool = true, completion: @escaping @MainActor () -> Void = {}
  ) -> Bool {
    var act: String { "present \(controller.screenName)" }
    if let rule = ruleAgainst(presenting: controller, over: host) {
      refuse(rule, to: act)
      completion()
      return false
    }
    return begin(act, animated: animated, completion: completion) {
      host.container.modal = controller
      controller.modalHost = host.container
      controller.modalStyle = style
      return Transition.Change(added: controller.screens)
    }
  }

  /// Dismisses what `controller` presents, and all above that; a controller that presents nothing is dismissed itself.
  /// - Parameter completion: called when it is away; at once when there is nothing to dismiss.
  /// - Returns: whether no rule forbids it.
  @discardableResult
  public func dismiss(
    _ controller: HeadlessViewController, animated: Bool = true,
    completion: @escaping @MainActor () -> Void = {}
  ) -> Bool {
    guard let modal = controller.container.modal ?? controller.container.presentedSelf else {
      completion()
      return true
    }
    return begin("dismiss \(modal.screenName)", animated: animated, completion: completion) {
      Transition.Change(removed: modal.detach())
    }
  }

  private func ruleAgainst(
    presenting controller: HeadlessViewController, over host: HeadlessViewController
  ) -> Violation.Rule? {
    if host.window !== self || host.container.screens.last !== host && host.container !== host {
      .hostNotInWindow
    } else if host.container.modal != nil {
      .alreadyPresents
    } else if controller.window != nil || controller.navigationController != nil {
      .alreadyShown
    } else if controller is HeadlessAlertController, controller.content.actions.isEmpty {
      .alertWithoutAnswers
    } else {
      nil
    }
  }
}

extension HeadlessViewController {
  fileprivate final var presentedSelf: HeadlessViewController? { modalHost == nil ? nil : self }

  /// Takes a presented controller, and all that is presented above it, out of the window.
  /// - Returns: the screens that go, bottom first.
  final func detach() -> [HeadlessViewController] {
    modalHost?.modal = nil
    var removed: [HeadlessViewController] = []
    var next: HeadlessViewController? = self
    while let container = next {
      removed += container.screens
      next = container.modal
      container.modal = nil
      container.modalHost = nil
      container.modalStyle = nil
    }
    return removed
  }
}
