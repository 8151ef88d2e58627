import Feedback

/// The screens of the Feedback flow.
struct HeadlessFeedbackScreens: FeedbackScreens {
  func makeOpinion(_ presenter: OpinionPresenter) -> any OpinionView {
    FeedbackOpinionScreen(presenter: presenter)
  }
}
