import FlowKit
import FlowScreens

/// A form that records its contents.
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
  /// The texts of the fields.
  var draft: FormDraft<Field> {
    var draft = FormDraft<Field>()
    for field in fields { draft[field.field] = field.value }
    return draft
  }

  /// The errors of the fields.
  var errors: [Field: LocalizedText] {
    Dictionary(uniqueKeysWithValues: fields.compactMap { field in field.error.map { (field.field, $0) } })
  }
}
