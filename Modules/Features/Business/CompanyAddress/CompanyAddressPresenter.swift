import Forms
public import Profile

/// Takes what the person does with the form for a company's address, and keeps the form up to date.
@MainActor
public final class CompanyAddressPresenter {
  private let company: Company
  private let interactor: CompanyAddressInteractor
  private weak let router: (any CompanyAddressRouter)?
  private var form: Form<AddressField>

  weak var view: (any CompanyAddressView)? {
    didSet { display() }
  }

  init(
    _ draft: FormDraft<AddressField>, of company: Company, interactor: CompanyAddressInteractor,
    router: any CompanyAddressRouter
  ) {
    form = Form(draft)
    self.company = company
    self.interactor = interactor
    self.router = router
  }

  /// The person has edited a field.
  public func didEdit(_ field: AddressField, to text: String) {
    form.edit(field, to: text)
    router?.didEdit(form.draft)
    display()
  }

  /// The person wants to go on.
  public func didTapContinue() {
    form.revealProblems()
    display()
    guard let address = try? interactor.address(from: form.draft) else { return }
    router?.didEnter(address, of: company)
  }

  private func display() {
    let asked = interactor.fieldsAsked(in: form.draft)
    view?.display(CompanyAddressContent(fields: form.contents(of: asked, checkedBy: interactor.address)))
  }
}
