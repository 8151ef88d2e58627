public import FlowKit
public import FlowScreens

/// A screen for a test of a presenter or of a flow, which records the contents that it displays.
@MainActor
public final class RecordingScreen<Presenter: AnyObject, Content: Equatable & Sendable>: ScreenView {
  /// The name with which a form was made; empty if there is none.
  public let name: String
  public let presenter: Presenter
  /// The contents, in order.
  public private(set) var contents: [Content] = []

  /// The latest content.
  public var content: Content? { contents.last }

  public init(_ presenter: Presenter, name: String = "") {
    self.name = name
    self.presenter = presenter
  }

  public func display(_ content: Content) { contents.append(content) }
}

/// A form that records its contents.
public typealias RecordingForm<Interactor: FormInteractor> =
  RecordingScreen<FormPresenter<Interactor>, FormContent<Interactor.Field>>

extension RecordingScreen {
  /// Types a text into each field of a form; fields without one are emptied.
  public func fill<Interactor: FormInteractor>(_ draft: FormDraft<Interactor.Field>)
  where Presenter == FormPresenter<Interactor>, Content == FormContent<Interactor.Field> {
    for field in Interactor.Field.allCases { presenter.didEdit(field, to: draft[field]) }
  }
}

extension FormContent {
  /// The texts of the fields.
  public var draft: FormDraft<Field> {
    var draft = FormDraft<Field>()
    for field in fields { draft[field.field] = field.value }
    return draft
  }

  /// The errors of the fields.
  public var errors: [Field: LocalizedText] {
    Dictionary(uniqueKeysWithValues: fields.compactMap { field in field.error.map { (field.field, $0) } })
  }
}

/// A list that records its contents.
public typealias RecordingList<Interactor: ServiceListInteractor> =
  RecordingScreen<ServiceListPresenter<Interactor>, ServiceListContent<Interactor.Item>>

/// The screens of a feature in its tests, whose forms and lists record their contents.
public protocol RecordingScreens: FormScreens, ListScreens {}

extension RecordingScreens {
  public func makeForm<Interactor: FormInteractor>(
    _ title: LocalizedText, name: String, button: LocalizedText, links: [FormLink],
    presenter: FormPresenter<Interactor>
  ) -> any FormView<Interactor.Field> {
    RecordingForm(presenter, name: name)
  }

  public func makeList<Interactor: ServiceListInteractor>(
    _ title: LocalizedText, name: String, presenter: ServiceListPresenter<Interactor>,
    row: @escaping @MainActor (Interactor.Item, _ onTap: @escaping @MainActor () -> Void) -> ItemRow
  ) -> any ScreenView<ServiceListContent<Interactor.Item>> {
    RecordingList(presenter, name: name)
  }
}
