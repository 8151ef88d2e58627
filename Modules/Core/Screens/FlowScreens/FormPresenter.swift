public import FlowKit

/// The Presenter of a form: handles the person's actions, and keeps the form up to date.
///
/// It continues with the answer at once; a ``SavingFormPresenter`` saves it first.
@MainActor
public class FormPresenter<Interactor: FormInteractor> {
  public typealias Field = Interactor.Field

  public weak var view: (any FormView<Field>)? {
    didSet { display() }
  }

  let interactor: Interactor
  let onAnswer: @MainActor (Interactor.Answer) -> Void
  var problem: LocalizedText?
  var isBusy: Bool { false }
  private let onEdit: @MainActor (FormDraft<Field>) -> Void
  private var form: Form<Field>

  /// Creates a presenter of a form with restored text.
  /// - Parameters:
  ///   - draft: The restored text.
  ///   - interactor: Determines the fields and the answer.
  ///   - onEdit: Tells the Router that the form was edited.
  ///   - onAnswer: Tells the Router that the person has continued with a valid form.
  public init(
    _ draft: FormDraft<Field>, interactor: Interactor,
    onEdit: @escaping @MainActor (FormDraft<Field>) -> Void,
    onAnswer: @escaping @MainActor (Interactor.Answer) -> Void
  ) {
    form = Form(draft)
    self.interactor = interactor
    self.onEdit = onEdit
    self.onAnswer = onAnswer
  }

  public func didEdit(_ field: Field, to text: String) {
    guard !isBusy else { return }
    form.edit(field, to: text)
    onEdit(form.draft)
    display()
  }

  public func didTapContinue() {
    guard !isBusy else { return }
    form.revealProblems()
    problem = nil
    if let answer = try? interactor.answer(from: form.draft) { accept(answer) } else { display() }
  }

  func accept(_ answer: Interactor.Answer) {
    display()
    onAnswer(answer)
  }

  func display() {
    let asked = interactor.visibleFields(for: form.draft)
    let fields = form.contents(of: asked, checkedBy: interactor.answer)
    view?.display(FormContent(fields: fields, problem: problem, isBusy: isBusy))
  }
}

public struct FormContent<Field: FormField>: Equatable, Sendable {
  /// The requested fields, in order.
  public let fields: [FieldContent<Field>]
  /// The reason why the answer could not be saved, and what to do.
  public let problem: LocalizedText?
  /// A Boolean value that indicates whether the answer is being saved: nothing can be tapped or edited, and the screen
  /// cannot be pulled down.
  public let isBusy: Bool

  public init(fields: [FieldContent<Field>], problem: LocalizedText? = nil, isBusy: Bool = false) {
    self.fields = fields
    self.problem = problem
    self.isBusy = isBusy
  }
}

public typealias FormView<Field: FormField> = ScreenView<FormContent<Field>>

/// The Interactor of a form: determines its fields, and validates its text.
public protocol FormInteractor<Field>: Sendable {
  associatedtype Field: FormField
  /// The value of a valid form.
  associatedtype Answer: Sendable

  /// Returns the fields to ask for, which may depend on the current text.
  func visibleFields(for draft: FormDraft<Field>) -> [Field]

  func answer(from draft: FormDraft<Field>) throws(FormError<Field>) -> Answer
}

extension FormInteractor {
  public func visibleFields(for draft: FormDraft<Field>) -> [Field] { Field.allCases }
}
