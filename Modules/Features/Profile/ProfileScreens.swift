public import Screens

/// Makes the screens of the Profile flow in the app's UI toolkit.
///
/// A screen keeps its presenter, tells it what the person does, and shows what it is given.
@MainActor
public protocol ProfileScreens {
  /// The form for a person's details.
  func makePersonalDetails(
    _ presenter: FormPresenter<PersonalDetailsInteractor>
  ) -> any FormView<PersonalDetailsField>

  /// The form for a person's address.
  func makeAddress(_ presenter: FormPresenter<AddressInteractor>) -> any FormView<AddressField>

  /// The form for both.
  func makeWholeProfile(_ presenter: WholeProfilePresenter) -> any ScreenView<WholeProfileContent>
}
