import FlowHeadless
import FlowScreens
import Welcome

extension HeadlessScreens: WelcomeScreens {
  func makeName(_ presenter: FormPresenter<NameInteractor>) -> any FormView<NameField> {
    FormScreen("Name", presenter: presenter)
  }
}
