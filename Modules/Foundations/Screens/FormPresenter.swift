public import Forms

/// The Presenter of a screen that is a form: takes what the person does, and keeps the form up to date.
///
/// It goes on with the answer at once; a ``SavingFormPresenter`` saves it first.
@MainActor
public class FormPresenter<Interactor: FormInteractor> {
  /// The fields of the form.
  public typealias Field = Interactor.Field

  /// Shows the form; the screen owns its presenter.
  public weak var view: (any FormView<Field>)? {
    didSet { display() }
  }

  let interactor: Interactor
  let onAnswer: @MainActor (Interactor.Answer) -> Void
  var problem: String?
  var isBusy = false
  private let onEdit: @MainActor (FormDraft<Field>) -> Void
  private var form: Form<Field>

  /// A presenter of a form in which this was typed before.
  /// - Parameters:
  ///   - onEdit: tells the Router that something else is in the form now.
  ///   - onAnswer: tells the Router that the person went on, with everything in order.
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

  /// The person has edited a field.
  public func didEdit(_ field: Field, to text: String) {
    guard !isBusy else { return }
    form.edit(field, to: text)
    onEdit(form.draft)
    display()
  }

  /// The person wants to go on.
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
    let asked = interactor.fieldsAsked(in: form.draft)
    let fields = form.contents(of: asked, checkedBy: interactor.answer)
    view?.display(FormContent(fields: fields, problem: problem, isBusy: isBusy))
  }
}
