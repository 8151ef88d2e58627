import Forms
import Screens

/// A form that keeps what it is given to show.
@MainActor
final class FormTestScreen<Interactor: FormInteractor>: ScreenView {
  let presenter: FormPresenter<Interactor>
  private(set) var content: FormContent<Interactor.Field>?

  init(_ presenter: FormPresenter<Interactor>) {
    self.presenter = presenter
  }

  func display(_ content: FormContent<Interactor.Field>) {
    self.content = content
  }

  func fill(_ draft: FormDraft<Interactor.Field>) {
    for field in Interactor.Field.allCases { presenter.didEdit(field, to: draft[field]) }
  }
}

extension FormContent {
  /// What the fields show as typed.
  var draft: FormDraft<Field> {
    var draft = FormDraft<Field>()
    for field in fields { draft[field.field] = field.value }
    return draft
  }

  /// What the fields show as wrong.
  var errors: [Field: String] {
    Dictionary(uniqueKeysWithValues: fields.compactMap { field in field.error.map { (field.field, $0) } })
  }
}
