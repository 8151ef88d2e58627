import Forms

/// Takes what the person does with the form for a company, and keeps the form up to date.
@MainActor
public final class CompanyPresenter {
  private let interactor: CompanyInteractor
  private weak let router: (any CompanyRouter)?
  private var form: Form<CompanyField>

  weak var view: (any CompanyView)? {
    didSet { display() }
  }

  init(_ draft: FormDraft<CompanyField>, interactor: CompanyInteractor, router: any CompanyRouter) {
    form = Form(draft)
    self.interactor = interactor
    self.router = router
  }

  /// The person has edited a field.
  public func didEdit(_ field: CompanyField, to text: String) {
    form.edit(field, to: text)
    router?.didEdit(form.draft)
    display()
  }

  /// The person wants to go on.
  public func didTapContinue() {
    form.revealProblems()
    display()
    guard let company = try? interactor.company(from: form.draft) else { return }
    router?.didEnter(company)
  }

  private func display() {
    let asked = interactor.fieldsAsked(in: form.draft)
    view?.display(CompanyContent(fields: form.contents(of: asked, checkedBy: interactor.company)))
  }
}
