import Feedback

extension HeadlessScreens: FeedbackScreens {
  func makeOpinion(_ presenter: OpinionPresenter) -> any OpinionView {
    FeedbackOpinionScreen(presenter: presenter)
  }

  func makeContact(_ presenter: ContactPresenter) -> any ContactView {
    FeedbackContactScreen(presenter: presenter)
  }
}
