public import FlowKit

/// Makes the forms of a flow in the app's UI toolkit.
///
/// A flow that shows other screens, too, has its own protocol, which refines this one.
@MainActor
public protocol FormScreens {
  /// Makes a form with its fields, and a button that continues.
  /// - Parameters:
  ///   - title: The title.
  ///   - name: The name of the screen in journeys, and its accessibility identifier.
  ///   - button: The title of the button that continues.
  ///   - links: The links below it.
  ///   - presenter: Provides the content, and handles the person's actions.
  func makeForm<Interactor: FormInteractor>(
    _ title: LocalizedText, name: String, button: LocalizedText, links: [FormLink],
    presenter: FormPresenter<Interactor>
  ) -> any FormView<Interactor.Field>
}

extension FormScreens {
  /// Makes a form, whose presenter displays its content on it.
  /// - Parameters:
  ///   - title: The title.
  ///   - name: The name of the screen; by default, its title.
  ///   - button: The title of the button that continues.
  ///   - links: The links below it, which can be tapped unless the form is busy.
  ///   - presenter: Provides the content, and handles the person's actions.
  public func form<Interactor: FormInteractor>(
    _ title: LocalizedText, name: String? = nil, button: LocalizedText = "Continue", links: [FormLink] = [],
    presenter: FormPresenter<Interactor>
  ) -> any ViewController {
    let view = makeForm(title, name: name ?? title.developerForm, button: button, links: links, presenter: presenter)
    presenter.view = view
    return view
  }
}

/// A way from a form to elsewhere, such as one for a forgotten password.
@MainActor
public struct FormLink {
  let title: LocalizedText
  let onTap: @MainActor () -> Void

  public init(_ title: LocalizedText, onTap: @escaping @MainActor () -> Void) {
    self.title = title
    self.onTap = onTap
  }
}

/// The screens of an app, which a toolkit makes of its pages; a form and a list need no pages of their own.
@MainActor
public protocol PageScreens: FormScreens, ListScreens {
  var toolkit: any PageToolkit { get }
}

extension PageScreens {
  public func makeForm<Interactor: FormInteractor>(
    _ title: LocalizedText, name: String, button: LocalizedText, links: [FormLink],
    presenter: FormPresenter<Interactor>
  ) -> any FormView<Interactor.Field> {
    toolkit.screen(name) { content in
      Page(title, isBusy: content.isBusy) {
        formRows(content.fields, isEnabled: !content.isBusy, onEdit: presenter.didEdit)
        if let problem = content.problem { TextRow(problem, style: .error) }
        ButtonRow(button, role: .main, isEnabled: !content.isBusy, onTap: presenter.didTapContinue)
        if content.canGiveUp { ButtonRow("Cancel", role: .cancel, onTap: presenter.didTapCancel) }
        for link in links { ButtonRow(link.title, isEnabled: !content.isBusy, onTap: link.onTap) }
      }
    }
  }
}
