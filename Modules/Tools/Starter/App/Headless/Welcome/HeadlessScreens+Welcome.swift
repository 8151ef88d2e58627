import Welcome

extension HeadlessScreens: WelcomeScreens {
  func makeName(_ presenter: NamePresenter) -> any NameView {
    WelcomeNameScreen(presenter: presenter)
  }
}
