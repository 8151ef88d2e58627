public import FlowKit

/// The router of the form for a whole profile.
@MainActor
public protocol WholeProfileRouter: AnyObject {
  /// The person has edited the form.
  func didEdit(_ draft: ProfileDraft)

  /// The profile is stored.
  func didSave(_ profile: PersonalProfile)
}

/// Assembles the form for a whole profile.
@MainActor
public enum WholeProfileModule {
  public static func make(
    _ draft: ProfileDraft, router: any WholeProfileRouter, scope: FlowScope, dependencies: ProfileDependencies
  ) -> any ViewController {
    let presenter = WholeProfilePresenter(
      draft, details: PersonalDetailsInteractor(today: dependencies.today),
      address: { AddressInteractor(details: $0, store: dependencies.store, drafts: dependencies.drafts) },
      scope: scope, router: router)
    let view = dependencies.screens.makeWholeProfile(presenter)
    presenter.view = view
    return view
  }
}
