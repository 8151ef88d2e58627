public import FlowScreens

/// Makes the screens of the Profile flow in the app's UI toolkit.
///
/// A screen owns its presenter, forwards the person's actions to it, and displays its content.
@MainActor
public protocol ProfileScreens: FormScreens {
  /// Makes the form for a person's details and address together.
  func makeWholeProfile(_ presenter: WholeProfilePresenter) -> any ScreenView<WholeProfileContent>
}
