public import FlowScreens
import FlowUIKitRows
public import Welcome

extension PhoneScreens: WelcomeScreens {
  /// Makes the form for Name.
  public func makeName(_ presenter: FormPresenter<NameInteractor>) -> any FormView<NameField> {
    RowsScreen.form("Name", presenter: presenter)
  }
}
