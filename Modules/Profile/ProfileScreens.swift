public import Contact
public import FlowScreens

/// Makes the screens of the Profile flow in the app's UI toolkit.
///
/// A screen owns its presenter, forwards the person's actions to it, and displays its content.
@MainActor
public protocol ProfileScreens {
  func makePersonalDetails(
    _ presenter: FormPresenter<PersonalDetailsInteractor>
  ) -> any FormView<PersonalDetailsField>

  func makeAddress(_ presenter: FormPresenter<AddressInteractor>) -> any FormView<AddressField>

  /// Makes the form for a person's details and address together.
  func makeWholeProfile(_ presenter: WholeProfilePresenter) -> any ScreenView<WholeProfileContent>
}
