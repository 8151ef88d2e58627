import Feedback
import FlowScreens

extension AppPages: FeedbackScreens {
  /// Makes the form for Opinion.
  func makeOpinion(_ presenter: FormPresenter<OpinionInteractor>) -> any FormView<OpinionField> {
    toolkit.form("Opinion", presenter: presenter)
  }

  /// Makes the form for Contact.
  func makeContact(_ presenter: FormPresenter<ContactInteractor>) -> any FormView<ContactField> {
    toolkit.form("Contact", presenter: presenter)
  }
}
