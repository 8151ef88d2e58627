import Forms
import Profile

@MainActor
struct TestProfileScreens: ProfileScreens {
  func makePersonalDetails(_ presenter: PersonalDetailsPresenter) -> any PersonalDetailsView {
    PersonalDetailsTestScreen(presenter)
  }

  func makeAddress(_ presenter: AddressPresenter) -> any AddressView {
    AddressTestScreen(presenter)
  }

  func makeWholeProfile(_ presenter: WholeProfilePresenter) -> any WholeProfileView {
    WholeProfileTestScreen(presenter)
  }
}

@MainActor
final class PersonalDetailsTestScreen: PersonalDetailsView {
  let presenter: PersonalDetailsPresenter
  private(set) var content: PersonalDetailsContent?

  init(_ presenter: PersonalDetailsPresenter) {
    self.presenter = presenter
  }

  func display(_ content: PersonalDetailsContent) {
    self.content = content
  }

  func fill(_ draft: FormDraft<PersonalDetailsField>) {
    for field in PersonalDetailsField.allCases { presenter.didEdit(field, to: draft[field]) }
  }
}

@MainActor
final class AddressTestScreen: AddressView {
  let presenter: AddressPresenter
  private(set) var content: AddressContent?

  init(_ presenter: AddressPresenter) {
    self.presenter = presenter
  }

  func display(_ content: AddressContent) {
    self.content = content
  }

  func fill(_ draft: FormDraft<AddressField>) {
    for field in AddressField.allCases { presenter.didEdit(field, to: draft[field]) }
  }
}

@MainActor
final class WholeProfileTestScreen: WholeProfileView {
  let presenter: WholeProfilePresenter
  private(set) var content: WholeProfileContent?

  init(_ presenter: WholeProfilePresenter) {
    self.presenter = presenter
  }

  func display(_ content: WholeProfileContent) {
    self.content = content
  }
}

extension PersonalDetailsContent {
  var draft: FormDraft<PersonalDetailsField> { .init(shownIn: fields) }
  var errors: [PersonalDetailsField: String] { fields.errors() }
}

extension AddressContent {
  var draft: FormDraft<AddressField> { .init(shownIn: fields) }
  var errors: [AddressField: String] { fields.errors() }
}

extension FormDraft {
  fileprivate init(shownIn fields: [FieldContent<Field>]) {
    self.init()
    for field in fields { self[field.field] = field.value }
  }
}

extension Array {
  fileprivate func errors<Field>() -> [Field: String] where Element == FieldContent<Field> {
    Dictionary(uniqueKeysWithValues: compactMap { field in field.error.map { (field.field, $0) } })
  }
}
