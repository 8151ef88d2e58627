import FlowScreens

/// A form that records its contents.
@MainActor
final class FormTestScreen<Interactor: FormInteractor>: ScreenView {
  let presenter: FormPresenter<Interactor>
  private(set) var content: FormContent<Interactor.Field>?

  /// The only field.
  var field: FieldContent<Interactor.Field>? { content?.fields.first }

  init(_ presenter: FormPresenter<Interactor>) {
    self.presenter = presenter
  }

  func display(_ content: FormContent<Interactor.Field>) {
    self.content = content
  }
}
