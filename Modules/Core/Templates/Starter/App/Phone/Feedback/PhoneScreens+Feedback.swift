public import Feedback
public import FlowScreens
import FlowUIKitRows

extension PhoneScreens: FeedbackScreens {
  /// Makes the form for Opinion.
  public func makeOpinion(_ presenter: FormPresenter<OpinionInteractor>) -> any FormView<OpinionField> {
    RowsScreen.form("Opinion", presenter: presenter)
  }

  /// Makes the form for Contact.
  public func makeContact(_ presenter: FormPresenter<ContactInteractor>) -> any FormView<ContactField> {
    RowsScreen.form("Contact", presenter: presenter)
  }
}
