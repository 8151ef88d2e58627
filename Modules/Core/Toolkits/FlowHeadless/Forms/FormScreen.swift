public import FlowScreens

/// A form with its fields and one button.
public final class FormScreen<Interactor: FormInteractor>: HeadlessViewController, ScreenView {
  /// The name in journeys and stacks.
  public override var screenName: String { name }

  private let title: String
  private let name: String
  private let button: String
  private let presenter: FormPresenter<Interactor>

  /// Creates the screen of a form.
  /// - Parameters:
  ///   - title: The title.
  ///   - name: The name in journeys and stacks; by default, the title.
  ///   - button: The label of the button.
  ///   - presenter: The presenter of the form.
  public init(_ title: String, name: String? = nil, button: String = "Continue", presenter: FormPresenter<Interactor>) {
    self.title = title
    self.name = name ?? title
    self.button = button
    self.presenter = presenter
  }

  /// Displays the fields, what is wrong, and the button.
  public func display(_ content: FormContent<Interactor.Field>) {
    show(title, isBusy: content.isBusy) {
      formFields(content.fields, isEnabled: !content.isBusy, onEdit: presenter.didEdit)
      if let problem = content.problem { problem }
      Action(button, isEnabled: !content.isBusy, onTap: presenter.didTapContinue)
    }
  }
}
