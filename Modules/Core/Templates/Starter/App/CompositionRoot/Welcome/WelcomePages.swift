import FlowKit
import FlowScreens
import Welcome

extension AppPages: WelcomeScreens {
  func makeName(_ presenter: FormPresenter<NameInteractor>) -> any FormView<NameField> {
    toolkit.form("Name", presenter: presenter)
  }
}
