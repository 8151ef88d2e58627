import Business
import FlowKit
import FlowScreens
import FlowShell
import FlowStorage
import Profile

/// The Business feature: on a sheet, or pushed onto the settings.
final class BusinessFeature: AppFeature {
  enum Entry: AppEntry {
    static let kind = "Business"

    case sheet
    /// Pushed onto the settings, where it stays, so that the person can go back to it from the account.
    case inSettings
    /// Presented as a sheet; then the account of the new business opens.
    case byLink

    /// It also starts the Profile feature.
    var drafts: Set<String> { [Self.kind, ProfileFeature.Entry.kind] }
  }

  static let texts: TextCatalog? = .business

  let drafts: SQLiteDocument<BusinessDraft>
  let businesses: StoredBusiness
  /// Makes the flow; tests replace it.
  lazy var makeFlow: FlowFactory<BusinessFlowResult> = { [unowned self] in
    makeFlow($0, store: businesses, drafts: drafts)
  }

  let homeRows = [AppRow("Open a business account", to: Entry.sheet)]

  private let services: AppServices
  private let profile: ProfileFeature

  init(_ assembly: Assembly<AppServices>) async throws {
    services = assembly.services
    profile = try await assembly.component(ProfileFeature.self)
    drafts = try await SQLiteDocument(
      named: "business draft", title: "your business", isDraft: true, of: .person, in: services.database)
    businesses = StoredBusiness(accounts: try await assembly.component(Accounts.self))
    businesses.additionalChanges.add { [drafts, entries = services.entries] _ in
      [drafts.setting(nil), entries.clearing(Entry.self)]
    }
  }

  /// Whether the person has no business yet; a new feature that uses this one starts it then.
  var isNeeded: Bool { businesses.accounts.businesses.isEmpty }

  /// Shows the name of the newest business.
  var settingsRows: [AppRow] {
    let newest = businesses.accounts.businesses.last.map { LocalizedText(verbatim: $0.name) }
    return [AppRow("Business details", value: newest, to: Entry.inSettings)]
  }

  /// Makes the flow with another store, for a feature that attaches changes to a new business.
  func makeFlow(
    _ presentation: FlowPresentation, store: any BusinessStore, drafts: any DraftStore<BusinessDraft>
  ) -> any Flow<BusinessFlowResult> {
    let dependencies = BusinessDependencies(
      screens: services.screens, store: store, drafts: drafts,
      makeID: { [makeUUID = services.makeUUID] in BusinessID(makeUUID()) },
      needsProfile: { [profile] in profile.isNeeded }, makeProfileFlow: { [profile] in profile.makeFlow($0) })
    return BusinessFlow(presentation: presentation, dependencies: dependencies)
  }

  /// The app defines this link, since Business is independent of its place.
  func entry(for link: AppLink) -> Entry? {
    link.path == ["business", "new"] ? .byLink : nil
  }

  func enter(_ entry: Entry, in shell: Shell) {
    switch entry {
    case .sheet:
      shell.run(makeFlow(shell.presenting(.sheet)), from: entry)
    case .inSettings:
      shell.showSettings()
      shell.run(makeFlow(shell.pushing), from: entry) { [weak self, weak shell] result, dismisser in
        switch result {
        case .completed(let business): self?.showAccount(of: business, in: shell)
        case .cancelled: dismisser.dismiss()
        }
        return .nothing
      }
    case .byLink:
      shell.run(makeFlow(shell.presenting(.sheet)), from: entry) { [weak self, weak shell] result, dismisser in
        dismisser.dismiss(animated: true) {
          if case .completed(let business) = result { self?.showAccount(of: business, in: shell) }
        }
        return .nothing
      }
    }
  }

  private func showAccount(of business: BusinessProfile, in shell: Shell?) {
    shell?.show(services.screens.makeBusinessAccount(of: business))
  }
}

/// The business store of a Business flow, which makes all changes at its end in one transaction.
struct StoredBusiness: BusinessStore {
  let accounts: Accounts
  /// The changes that are made together with storing a business.
  let additionalChanges = TransactionContributors<BusinessProfile>()

  func businesses(from position: Int?) async throws(BusinessStoreError) -> BusinessPage {
    try await accounts.page(from: position)
  }

  func save(_ business: BusinessProfile) async throws(BusinessStoreError) {
    let changes: [StoredChange]
    do { changes = try additionalChanges.changes(for: business) } catch { throw .unavailable }
    try await accounts.save(business, with: changes)
  }
}
