public import Screens

/// Makes the screens of the Feedback flow in the app's UI toolkit.
///
/// A screen keeps its presenter, tells it what the person does, and shows what it is given.
@MainActor
public protocol FeedbackScreens {
  /// The Opinion screen.
  func makeOpinion(_ presenter: FormPresenter<OpinionInteractor>) -> any FormView<OpinionField>

  /// The Contact screen.
  func makeContact(_ presenter: FormPresenter<ContactInteractor>) -> any FormView<ContactField>
}
