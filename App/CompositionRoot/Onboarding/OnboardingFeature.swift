import AppShell
import Business
import Documents
import FlowKit
import Onboarding
import Profile
import Storage

/// A new person's way in, as the app knows it.
final class OnboardingFeature: AppFeature {
  enum Entry: AppEntry {
    static let kind = "Onboarding"

    case wayIn

    var admission: Admission { .newcomers }
  }

  /// Makes the flow; a test puts another one in its place.
  var makeFlow: FlowFactory<OnboardingFlowResult>

  private let accounts: Accounts

  init(_ assembly: Assembly<AppParts>) async throws {
    let parts = assembly.parts
    let profile = try await assembly.part(ProfileFeature.self)
    let business = try await assembly.part(BusinessFeature.self)
    let accounts = try await assembly.part(Accounts.self)
    self.accounts = accounts
    let drafts = try await SQLiteDocument<OnboardingDraft>(named: "onboarding draft", in: parts.database)
    profile.remembered.consequences.add { [drafts.goingOn(with: .personal($0))] }

    let remembered = RememberedBusiness(
      drafts: business.drafts,
      stored: try await SQLiteDocument(named: "onboarding business draft", in: parts.database))
    let businesses = StoredBusiness(accounts: accounts)
    businesses.consequences.add { try remembered.changes(storing: $0) + [drafts.goingOn(with: .business($0))] }

    let progress = OnboardingProgress(database: parts.database, drafts: drafts, onboarded: accounts.onboarded) {
      [remembered.forgetting(), parts.entries.leaving(Entry.self)]
    }
    makeFlow = { presentation in
      let dependencies = OnboardingDependencies(
        screens: parts.screens(), users: SQLiteUserStore(in: parts.database), drafts: progress,
        makeUserID: { UserID(parts.makeUUID()) }, makeProfileFlow: { profile.makeFlow($0) },
        makeBusinessFlow: { business.makeFlow($0, store: businesses, drafts: remembered) })
      return OnboardingFlow(presentation: presentation, dependencies: dependencies)
    }
  }

  func entry(for link: AppLink) -> Entry? {
    OnboardingLink(path: link.path, query: link.query).map { _ in .wayIn }
  }

  /// It unwinds whole, and its user is the app's from now on: a link may have waited for that.
  func enter(_ entry: Entry, in shell: Shell) {
    shell.start(makeFlow(shell.presenting(.fullScreen)), from: entry) { [accounts, weak shell] result, dismisser in
      switch result {
      case .completed(let user):
        shell?.scope.perform {
          await accounts.didOnboard(user)
        } then: {
          dismisser.dismiss()
          shell?.comeHome()
        }
      case .cancelled:
        dismisser.dismiss()
        shell?.comeHome()
      }
    }
  }
}
