public import FlowScreens

/// Makes the screens of the Feedback flow in the app's UI toolkit.
///
/// A screen owns its presenter, forwards the person's actions to it, and displays its content.
@MainActor
public protocol FeedbackScreens {
  func makeOpinion(_ presenter: FormPresenter<OpinionInteractor>) -> any FormView<OpinionField>

  func makeContact(_ presenter: FormPresenter<ContactInteractor>) -> any FormView<ContactField>
}
