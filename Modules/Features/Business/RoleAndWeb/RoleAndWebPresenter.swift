import Forms

/// Takes what the person does with the form for their role and what the business does, and keeps the form up to date.
@MainActor
public final class RoleAndWebPresenter {
  private let interactor: RoleAndWebInteractor
  private weak let router: (any RoleAndWebRouter)?
  private var form: Form<RoleAndWebField>

  weak var view: (any RoleAndWebView)? {
    didSet { display() }
  }

  init(_ draft: FormDraft<RoleAndWebField>, interactor: RoleAndWebInteractor, router: any RoleAndWebRouter) {
    form = Form(draft)
    self.interactor = interactor
    self.router = router
  }

  /// The person has edited a field.
  public func didEdit(_ field: RoleAndWebField, to text: String) {
    form.edit(field, to: text)
    router?.didEdit(form.draft)
    display()
  }

  /// The person wants to go on.
  public func didTapContinue() {
    form.revealProblems()
    display()
    guard let business = try? interactor.business(from: form.draft) else { return }
    router?.didComplete(business)
  }

  private func display() {
    view?.display(RoleAndWebContent(fields: form.contents(checkedBy: interactor.business)))
  }
}
