public import FlowKit

/// The Presenter of a form: handles the person's actions, and keeps the form up to date.
///
/// Make one in the module of a form that continues with its answer at once; a ``SavingFormPresenter`` saves it first. From
/// `Modules/Profile/PersonalDetails/PersonalDetailsModule.swift`:
///
/// ```swift
/// let presenter = FormPresenter(
///   draft, interactor: PersonalDetailsInteractor(today: dependencies.today),
///   onEdit: { [weak router] draft in router?.didEdit(draft) },
///   onAnswer: { [weak router] details in router?.didEnter(details) })
/// ```
@MainActor
public class FormPresenter<Interactor: FormInteractor> {
  public typealias Field = Interactor.Field

  public weak var view: (any FormView<Field>)? {
    didSet { display() }
  }

  let interactor: Interactor
  var problem: LocalizedText?
  var isBusy: Bool { false }
  var canGiveUp: Bool { false }
  private let onEdit: @MainActor (FormDraft<Field>) -> Void
  private let onAnswer: (@MainActor (Interactor.Answer) -> Void)?
  private var form: Form<Field>

  /// Creates a presenter of a form with restored text.
  /// - Parameters:
  ///   - draft: The restored text.
  ///   - interactor: Determines the fields and the answer.
  ///   - onEdit: Notifies the Router that the form was edited.
  ///   - onAnswer: Notifies the Router that the person has continued with a valid form.
  public convenience init(
    _ draft: FormDraft<Field>, interactor: Interactor,
    onEdit: @escaping @MainActor (FormDraft<Field>) -> Void,
    onAnswer: @escaping @MainActor (Interactor.Answer) -> Void
  ) {
    self.init(draft, interactor, onEdit: onEdit, onAnswer: onAnswer)
  }

  /// - Parameter onAnswer: nil if a subclass does more with the answer.
  init(
    _ draft: FormDraft<Field>, _ interactor: Interactor, onEdit: @escaping @MainActor (FormDraft<Field>) -> Void,
    onAnswer: (@MainActor (Interactor.Answer) -> Void)?
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
    do throws(FormError<Field>) {
      accept(try interactor.answer(from: form.draft))
    } catch {
      problem = error.sentence
      display()
    }
  }

  /// The person gives up the call of a busy form.
  public func didTapCancel() {}

  func accept(_ answer: Interactor.Answer) {
    display()
    onAnswer?(answer)
  }

  /// Shows a service's refusal: of a field's text, until it is edited.
  func refuse(_ error: FormError<Field>) {
    if !error.sentences.isEmpty { form.refuse(error.sentences) }
    problem = error.sentence
    let asked = interactor.visibleFields(for: form.draft)
    guard problem == nil, !asked.contains(where: { error.sentences[$0] != nil }) else { return }
    // A refusal that no field can show must not be silent.
    problem =
      Field.allCases.lazy.compactMap { error.sentences[$0] }.first ?? "This was not accepted. Check what you entered."
  }

  func forgetRefusals() { form.refuse([:]) }

  func display() {
    let asked = interactor.visibleFields(for: form.draft)
    let fields = form.contents(of: asked, checkedBy: interactor.answer)
    view?.display(FormContent(fields: fields, problem: problem, isBusy: isBusy, canGiveUp: isBusy && canGiveUp))
  }
}

public struct FormContent<Field: FormField>: Equatable, Sendable {
  /// The requested fields, in order.
  public let fields: [FieldContent<Field>]
  /// The reason why the answer could not be saved, and what to do.
  public let problem: LocalizedText?
  /// A Boolean value that indicates whether the answer is being saved: nothing but *Cancel* can be tapped, nothing can be
  /// edited, and the screen cannot be pulled down.
  public let isBusy: Bool
  /// A Boolean value that indicates whether the person can give up the form's call.
  public let canGiveUp: Bool

  public init(
    fields: [FieldContent<Field>], problem: LocalizedText? = nil, isBusy: Bool = false, canGiveUp: Bool = false
  ) {
    self.fields = fields
    self.problem = problem
    self.isBusy = isBusy
    self.canGiveUp = canGiveUp
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
