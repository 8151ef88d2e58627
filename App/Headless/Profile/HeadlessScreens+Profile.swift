import Profile

extension HeadlessScreens: ProfileScreens {
  func makePersonalDetails(_ presenter: PersonalDetailsPresenter) -> any PersonalDetailsView {
    PersonalDetailsScreen(presenter: presenter)
  }

  func makeAddress(_ presenter: AddressPresenter) -> any AddressView {
    AddressScreen(presenter: presenter)
  }

  func makeWholeProfile(_ presenter: WholeProfilePresenter) -> any WholeProfileView {
    WholeProfileScreen(presenter: presenter)
  }
}
