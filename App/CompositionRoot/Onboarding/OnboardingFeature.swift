import Business
import Contact
import FlowKit
import FlowScreens
import FlowShell
import FlowStorage
import Foundation
import Money
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

    var account: AccountRequirement { .forbidden }

    /// It also starts the Profile and the Business feature.
    var drafts: Set<String> { [Self.kind, ProfileFeature.Entry.kind, BusinessFeature.Entry.kind] }
  }

  static let texts: TextCatalog? = .onboarding

  /// Makes the flow; tests replace it.
  var makeFlow: FlowFactory<OnboardingFlowResult>

  private let accounts: Accounts
  private let makeFlowForEmail: @MainActor (FlowPresentation, String) -> any Flow<OnboardingFlowResult>

  init(_ assembly: Assembly<AppServices>) async throws {
    let services = assembly.services
    let profile = try await assembly.component(ProfileFeature.self)
    let business = try await assembly.component(BusinessFeature.self)
    let accounts = try await assembly.component(Accounts.self)
    self.accounts = accounts
    let drafts = try await SQLiteDocument<OnboardingDraft>(
      named: "onboarding draft", title: "the opening of your account", isDraft: true, of: .person, in: services.database
    )
    profile.drafts.prefill { drafts.load()?.user.map { ProfileDraft(of: $0) } }
    profile.profiles.additionalChanges.add { [drafts.advancing(with: .personal($0))] }

    let onboardingBusiness = OnboardingBusiness(
      drafts: business.drafts,
      stored: try await SQLiteDocument(
        named: "onboarding business draft", title: "your business for the new account", isDraft: true, of: .person,
        in: services.database))
    let businesses = StoredBusiness(accounts: accounts)
    businesses.additionalChanges.add {
      try onboardingBusiness.changes(storing: $0) + [drafts.advancing(with: .business($0))]
    }

    drafts.keepUserWhenCleared(in: accounts.onboarded)
    drafts.clearing.add { _ in [onboardingBusiness.clearing(), services.entries.clearing(Entry.self)] }
    let make: @MainActor (FlowPresentation, String) -> any Flow<OnboardingFlowResult> = { presentation, email in
      let dependencies = OnboardingDependencies(
        screens: services.screens, users: SQLiteUserStore(in: services.database), drafts: drafts,
        makeUserID: { UserID(services.makeUUID()) }, makeProfileFlow: { profile.makeFlow($0) },
        makeBusinessFlow: { business.makeFlow($0, store: businesses, drafts: onboardingBusiness) })
      return OnboardingFlow(presentation: presentation, email: email, dependencies: dependencies)
    }
    makeFlowForEmail = make
    makeFlow = { make($0, "") }
  }

  /// Makes the flow for a person who has typed an e-mail address before.
  func makeFlow(_ presentation: FlowPresentation, email: String) -> any Flow<OnboardingFlowResult> {
    makeFlowForEmail(presentation, email)
  }

  func entry(for link: AppLink) -> Entry? {
    link.path == ["onboarding"] ? .signUp : nil
  }

  /// Starts the flow; its end opens the account.
  func enter(_ entry: Entry, in shell: Shell) {
    shell.run(makeFlow(shell.presenting(.fullScreen)), from: entry) { [accounts] result, dismisser in
      dismisser.dismiss()
      return switch result {
      case .completed(let user): .storing { [accounts.onboarding(user)] }
      case .cancelled: .nothing
      }
    }
  }
}

/// Stores the business of an onboarding, so that returning to its form changes the same business.
struct OnboardingBusiness: Sendable {
  /// The draft of a business that is not stored yet.
  let drafts: SQLiteDocument<BusinessDraft>
  /// The forms of the stored business.
  let stored: SQLiteDocument<BusinessDraft>

  /// Returns the changes that belong to storing a business: its forms are saved, and its draft is cleared.
  func changes(storing business: BusinessProfile) throws -> [StoredChange] {
    let forms = try BusinessDraft(of: business)
    return [stored.setting(forms), drafts.changing { $0?.id == forms.id ? nil : $0 }]
  }

  /// Returns the change that clears the forms when the onboarding is complete.
  func clearing() -> StoredChange { stored.setting(nil) }
}

// MARK: - DraftStore

extension OnboardingBusiness: DraftStore {
  func load() -> BusinessDraft? { stored.load() ?? drafts.load() }

  func save(_ draft: BusinessDraft) async {
    await (draft.id == stored.load()?.id ? stored : drafts).save(draft)
  }

  /// Storing the business has cleared the draft.
  func clear() async {}
}

extension BusinessDraft {
  /// Creates a draft with the forms of a stored business, which has the same encoding.
  fileprivate init(of business: BusinessProfile) throws {
    let forms = try JSONDecoder().decode(Forms.self, from: JSONEncoder().encode(business))
    self.init(id: business.id, company: forms.company, address: forms.address, roleAndWeb: forms.roleAndWeb)
  }

  private struct Forms: Decodable {
    let company: FormDraft<CompanyField>
    let address: FormDraft<AddressField>
    let roleAndWeb: FormDraft<RoleAndWebField>
  }
}

extension SQLiteDocument<OnboardingDraft> {
  /// Stores the user of a completed draft in the transaction that clears the draft.
  func keepUserWhenCleared(in onboarded: SQLiteDocument<OnboardedUser>) {
    clearing.add { draft in
      guard let user = draft?.user, let profile = draft?.activeProfile else { return [] }
      return [onboarded.setting(OnboardedUser(user: user, activeProfile: profile))]
    }
  }

  /// Returns the change that advances an onboarding to its end, if it is at the step for this kind of profile.
  func advancing(with profile: ActiveProfile) -> StoredChange {
    changing { draft in
      guard var draft, draft.user != nil, draft.step == profile.accountType.step else { return draft }
      (draft.activeProfile, draft.step) = (profile, .done)
      return draft
    }
  }
}

extension AccountType {
  fileprivate var step: OnboardingDraft.Step {
    switch self {
    case .personal: .profile
    case .business: .business
    }
  }
}

extension ProfileDraft {
  /// Creates a draft with the input that the person has entered for their user, so that the Profile flow does not ask
  /// for it again.
  fileprivate init(of user: User) {
    self.init(personalDetails: [.email: user.email.text], address: [.country: user.country.code])
  }
}
