import Business
import FlowKit
import FlowShell
import FlowStorage
import Onboarding
import Profile
import Storage

final class OnboardingFeature: AppFeature {
  enum Entry: AppEntry {
    static let kind = "Onboarding"

    case signUp

    // The stored name of the case.
    private enum CodingKeys: String, CodingKey {
      case signUp = "wayIn"
    }

    var admission: Admission { .newcomers }

    /// It also starts the features of the person's details.
    var drafts: Set<String> { [Self.kind, ProfileFeature.Entry.kind, BusinessFeature.Entry.kind] }
  }

  static let texts: TextCatalog? = .onboarding

  /// Makes the flow; tests replace it.
  var makeFlow: FlowFactory<OnboardingFlowResult>

  private let accounts: Accounts

  init(_ assembly: Assembly<AppParts>) async throws {
    let parts = assembly.parts
    let profile = try await assembly.part(ProfileFeature.self)
    let business = try await assembly.part(BusinessFeature.self)
    let accounts = try await assembly.part(Accounts.self)
    self.accounts = accounts
    let drafts = try await SQLiteDocument<OnboardingDraft>(named: "onboarding draft", in: parts.database)
    profile.drafts.prefill { drafts.load()?.user.map { ProfileDraft(of: $0) } }
    profile.profiles.additionalChanges.add { [drafts.advancing(with: .personal($0))] }

    let onboardingBusiness = OnboardingBusiness(
      drafts: business.drafts,
      stored: try await SQLiteDocument(named: "onboarding business draft", in: parts.database))
    let businesses = StoredBusiness(accounts: accounts)
    businesses.additionalChanges.add {
      try onboardingBusiness.changes(storing: $0) + [drafts.advancing(with: .business($0))]
    }

    drafts.keepUserWhenCleared(in: accounts.onboarded)
    drafts.clearing.add { _ in [onboardingBusiness.clearing(), parts.entries.leaving(Entry.self)] }
    makeFlow = { presentation in
      let dependencies = OnboardingDependencies(
        screens: parts.screens, users: SQLiteUserStore(in: parts.database), drafts: drafts,
        makeUserID: { UserID(parts.makeUUID()) }, makeProfileFlow: { profile.makeFlow($0) },
        makeBusinessFlow: { business.makeFlow($0, store: businesses, drafts: onboardingBusiness) })
      return OnboardingFlow(presentation: presentation, dependencies: dependencies)
    }
  }

  func entry(for link: AppLink) -> Entry? {
    OnboardingLink(path: link.path, query: link.query).map { _ in .signUp }
  }

  /// Starts the flow; at its end, reloads the account and returns home, where a pending link may open.
  func enter(_ entry: Entry, in shell: Shell) {
    shell.start(makeFlow(shell.presenting(.fullScreen)), from: entry) { [accounts, weak shell] result, dismisser in
      switch result {
      case .completed(let user):
        shell?.scope.perform {
          await accounts.didOnboard(user)
        } then: {
          dismisser.dismiss()
          shell?.returnHome()
        }
      case .cancelled:
        dismisser.dismiss()
        shell?.returnHome()
      }
    }
  }
}
