/// Makes the screens of the Feedback flow in the app's UI toolkit.
///
/// A screen keeps its presenter, tells it what the person does, and shows what it is given.
@MainActor
public protocol FeedbackScreens {
  /// The Opinion screen.
  func makeOpinion(_ presenter: OpinionPresenter) -> any OpinionView

  /// The Contact screen.
  func makeContact(_ presenter: ContactPresenter) -> any ContactView
}
