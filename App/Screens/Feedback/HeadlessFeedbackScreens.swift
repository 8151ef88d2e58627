import Feedback

/// The screens of the Feedback flow.
struct HeadlessFeedbackScreens: FeedbackScreens {
  func makeOpinion(_ presenter: OpinionPresenter) -> any OpinionView {
    FeedbackOpinionScreen(presenter: presenter)
  }

  func makeContact(_ presenter: ContactPresenter) -> any ContactView {
    FeedbackContactScreen(presenter: presenter)
  }
}
