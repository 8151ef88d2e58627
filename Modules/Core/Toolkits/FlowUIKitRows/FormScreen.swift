public import FlowScreens

extension RowsScreen {
  /// Returns a form with its fields and a button.
  /// - Parameters:
  ///   - title: The title.
  ///   - name: The accessibility identifier of the screen; by default its title.
  ///   - button: The title of the button that continues.
  ///   - presenter: Provides the content, and handles the person's actions.
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
