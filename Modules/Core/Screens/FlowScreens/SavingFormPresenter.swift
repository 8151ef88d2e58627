public import FlowKit

/// The Presenter of a form whose answer is saved before the person can continue.
@MainActor
public final class SavingFormPresenter<Interactor: SavingFormInteractor>: FormPresenter<Interactor> {
  private let saving: LatestRequest
  private let clearsProblemOnEdit: Bool
  private let onSave: @MainActor (Interactor.Saved) -> Void

  /// Creates a presenter of a form with restored text.
  /// - Parameters:
  ///   - draft: The restored text.
  ///   - interactor: Determines the fields, and saves the answer.
  ///   - scope: The scope of the flow, which cancels saving when the flow ends.
  ///   - clearsProblemOnEdit: Whether an edit clears the problem, because the answer itself was refused.
  ///   - onEdit: Notifies the Router that the form was edited.
  ///   - onSave: Notifies the Router that the answer is saved.
  public init(
    _ draft: FormDraft<Field>, interactor: Interactor, scope: FlowScope, clearsProblemOnEdit: Bool = false,
    onEdit: @escaping @MainActor (FormDraft<Field>) -> Void,
    onSave: @escaping @MainActor (Interactor.Saved) -> Void
  ) {
    saving = LatestRequest(in: scope)
    self.clearsProblemOnEdit = clearsProblemOnEdit
    self.onSave = onSave
    super.init(draft, interactor, onEdit: onEdit, onAnswer: nil)
  }

  public override func didEdit(_ field: Field, to text: String) {
    if clearsProblemOnEdit { problem = nil }
    super.didEdit(field, to: text)
  }

  public override func didTapCancel() {
    guard isBusy, interactor.givingUp != nil else { return }
    saving.giveUp()
    didLoseAnswer()
  }

  /// Called when the answer to a request will not arrive: the person has given up, or the visit was over first.
  private func didLoseAnswer() {
    switch interactor.givingUp {
    case .leavesUnknown(let sentence): problem = sentence
    case .changesNothing, nil: break
    }
    display()
  }

  override var isBusy: Bool { saving.isInProgress }
  override var canGiveUp: Bool { interactor.givingUp != nil }

  override func accept(_ answer: Interactor.Answer) {
    saving.perform { [interactor] () async throws(Interactor.Failure) in
      try await interactor.save(answer)
    } onLapse: { [weak self] in
      self?.didLoseAnswer()
    } then: { [weak self] result in
      self?.didAttemptToSave(result)
    }
    display()
  }

  private func didAttemptToSave(_ result: Result<Interactor.Saved, Interactor.Failure>) {
    switch result {
    case .success(let saved):
      forgetRefusals()
      display()
      onSave(saved)
    case .failure(let failure):
      refuse(interactor.error(of: failure))
      display()
    }
  }
}

/// The Interactor of a form whose answer is saved before the person can continue.
public protocol SavingFormInteractor<Field>: FormInteractor {
  /// The result of saving, such as a session or an item with its number.
  associatedtype Saved: Sendable
  /// A ``FormError``, or an error with a sentence.
  associatedtype Failure: Error

  /// Saves the answer, or checks whether it can be saved later; the person continues when the call returns.
  func save(_ answer: Answer) async throws(Failure) -> Saved

  /// Returns a failure as a refusal of the whole answer, or of texts of fields.
  func error(of failure: Failure) -> FormError<Field>

  /// The meaning of giving up, if the person can; by default, a form that is being saved cannot be left.
  var givingUp: GivingUp? { get }
}

extension SavingFormInteractor {
  public var givingUp: GivingUp? { nil }
}

extension SavingFormInteractor where Failure: ReadableError {
  public func error(of failure: Failure) -> FormError<Field> { FormError(failure.sentence) }
}

extension SavingFormInteractor where Failure == FormError<Field> {
  public func error(of failure: Failure) -> FormError<Field> { failure }
}

extension SavingFormInteractor where Failure == Never {
  public func error(of failure: Failure) -> FormError<Field> {}
}

/// The meaning of giving up while a form is saved.
public enum GivingUp: Equatable, Sendable {
  /// Nothing has changed by it: a search, a sign-in.
  case changesNothing
  /// The answer may have been saved; the sentence says so, and what to do.
  case leavesUnknown(LocalizedText)
}
