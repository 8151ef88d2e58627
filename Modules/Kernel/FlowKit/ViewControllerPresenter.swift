/// Called when something is done.
public typealias Completion = @MainActor () -> Void

/// Shows view controllers in one way at one place.
@MainActor
public protocol ViewControllerPresenter {
  /// Puts screens on show in one movement, bottom first; those that cannot be shown are reported at once as taken away by
  /// the person, with ``FlowScreen/didRemove(_:revealing:byPerson:)``.
  /// - Parameters:
  ///   - screens: At least one. A modal presenter shows `presented` of the first, which may hold them all; a push
  ///     presenter shows the `viewController` of each.
  ///   - animated: Whether they move.
  ///   - completion: Called exactly once, when the screens are up, or when it is clear that they cannot be; and before
  ///     the toolkit says that it has settled.
  func present(_ screens: [FlowScreen], animated: Bool, completion: @escaping Completion)
}

/// Undoes what a presenter, or a whole flow, has shown.
@MainActor
public protocol ViewControllerDismisser {
  /// Takes the screens away and whatever is above them; what is already away stays so. `completion` is called exactly once, when
  /// nothing of it is on show any more.
  func dismiss(animated: Bool, completion: @escaping Completion)
}

extension ViewControllerDismisser {
  /// Takes the screens away and whatever is above them.
  public func dismiss(animated: Bool = true) {
    dismiss(animated: animated) {}
  }
}
