/// Presents where the host is gone: the screen counts as taken away at once, so that no flow waits for a person.
struct NowherePresenter: ViewControllerPresenter, ViewControllerDismisser {
  func present(
    _ screen: FlowScreen, animated: Bool, completion: @escaping @MainActor () -> Void
  ) -> any ViewControllerDismisser {
    FlowScreen.didTakeAway([screen], revealing: nil, by: .person)
    completion()
    return self
  }

  func dismiss(animated: Bool, completion: @escaping @MainActor () -> Void) {
    completion()
  }
}
