import Feedback
import FlowKit
import FlowScreens

extension AppPages: FeedbackScreens {
  func makeOpinion(_ presenter: FormPresenter<OpinionInteractor>) -> any FormView<OpinionField> {
    toolkit.form("Opinion", presenter: presenter)
  }

  func makeContact(_ presenter: FormPresenter<ContactInteractor>) -> any FormView<ContactField> {
    toolkit.form("Contact", presenter: presenter)
  }
}
