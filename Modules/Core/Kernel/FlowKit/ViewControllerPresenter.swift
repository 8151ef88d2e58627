/// A closure that is called on completion.
public typealias Completion = @MainActor () -> Void

/// Shows screens in one way at one place.
@MainActor
public protocol ViewControllerPresenter {
  /// Shows screens in one movement, bottom first. Screens that cannot be shown are reported at once as removed by the
  /// person, with ``FlowScreen/didRemove(_:revealing:byPerson:)``.
  /// - Parameters:
  ///   - screens: At least one. A modal presenter shows `presented` of the first, which may contain them all; a push
  ///     presenter shows the `viewController` of each.
  ///   - animated: Whether the movement is animated.
  ///   - completion: Called exactly once, when the screens are shown or cannot be shown, and before the toolkit reports
  ///     that it has settled.
  func present(_ screens: [FlowScreen], animated: Bool, completion: @escaping Completion)
}

/// Dismisses the screens of a presenter, or of a whole flow.
@MainActor
public protocol ViewControllerDismisser {
  /// Dismisses the screens and everything above them. `completion` is called exactly once, when they are gone, even if
  /// they were gone before.
  func dismiss(animated: Bool, completion: @escaping Completion)

  /// Dismisses the screens and everything above them; no transition waits for a completion.
  func dismiss(animated: Bool)
}

extension ViewControllerDismisser {
  public func dismiss(animated: Bool) { dismiss(animated: animated) {} }

  /// Dismisses the screens and everything above them, with animation.
  public func dismiss() { dismiss(animated: true) }
}
