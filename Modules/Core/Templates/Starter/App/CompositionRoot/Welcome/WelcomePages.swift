import FlowScreens
import Welcome

extension AppPages: WelcomeScreens {
  /// Makes the form for Name.
  func makeName(_ presenter: FormPresenter<NameInteractor>) -> any FormView<NameField> {
    toolkit.form("Name", presenter: presenter)
  }
}
