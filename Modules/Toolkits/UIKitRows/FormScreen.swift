public import Screens

extension RowsScreen {
  /// A form with nothing but its fields and a button.
  /// - Parameters:
  ///   - title: What stands above it.
  ///   - name: What UI tests call the screen; by default its title.
  ///   - button: The title of the button that goes on.
  ///   - presenter: Fills the form, and hears what the person does.
  public static func form<Interactor: FormInteractor>(
    _ title: String, name: String? = nil, button: String = "Continue", presenter: FormPresenter<Interactor>
  ) -> RowsScreen where Content == FormContent<Interactor.Field> {
    RowsScreen(name ?? title) { content in
      Page(title, isBusy: content.isBusy) {
        formRows(content.fields, isEnabled: !content.isBusy, onEdit: presenter.didEdit)
        if let problem = content.problem { problem }
        ButtonRow(button, isMain: true, isEnabled: !content.isBusy, onTap: presenter.didTapContinue)
      }
    }
  }
}
