/// Called when something is done.
public typealias Completion = @MainActor () -> Void

/// Shows view controllers in one way at one place.
@MainActor
public protocol ViewControllerPresenter {
  /// Puts `screen.presented` on show; one that cannot be shown is reported at once as taken away by the person.
  /// - Parameter completion: called exactly once, when the screen is up, or when it is clear that it cannot be.
  /// - Returns: what takes the screen away again, and whatever is above it.
  func present(
    _ screen: FlowScreen, animated: Bool, completion: @escaping Completion
  ) -> any ViewControllerDismisser
}

/// Undoes what a presenter, or a whole flow, has shown.
@MainActor
public protocol ViewControllerDismisser {
  /// Takes the screen away and whatever is above it; what is already away stays so.
  /// - Parameter completion: called exactly once, when nothing of it is on show any more.
  func dismiss(animated: Bool, completion: @escaping Completion)
}

extension ViewControllerDismisser {
  /// Takes the screen away and whatever is above it.
  public func dismiss(animated: Bool = true) {
    dismiss(animated: animated) {}
  }
}
