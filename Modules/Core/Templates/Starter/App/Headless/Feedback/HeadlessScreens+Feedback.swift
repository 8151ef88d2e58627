import Feedback
import FlowHeadless
import FlowScreens

extension HeadlessScreens: FeedbackScreens {
  func makeOpinion(_ presenter: FormPresenter<OpinionInteractor>) -> any FormView<OpinionField> {
    FormScreen("Opinion", presenter: presenter)
  }

  func makeContact(_ presenter: FormPresenter<ContactInteractor>) -> any FormView<ContactField> {
    FormScreen("Contact", presenter: presenter)
  }
}
