import AppShell
import Database
import Documents
public import FlowKit
import Profile

/// The app, put together for one launch: the one place that knows every concrete type.
@MainActor
public struct Composition {
  let parts: AppParts
  let features: [any AppFeature]
  let profile: ProfileFeature
  let transfer: TransferFeature
  let accounts: Accounts
  /// What was found damaged on this device, as sentences.
  var findings: [String]

  /// Reads what has to be at hand from the start.
  /// - Throws: `DatabaseError` when the database cannot be read.
  public init(of parts: AppParts) async throws {
    self.parts = parts
    let assembly = Assembly(parts)
    var features: [any AppFeature] = []
    for type in appFeatures { features.append(try await assembly.part(type)) }
    self.features = features
    profile = try await assembly.part(ProfileFeature.self)
    transfer = try await assembly.part(TransferFeature.self)
    accounts = try await assembly.part(Accounts.self)
    findings = try await LaunchFindings(in: parts.database, of: appSchema).sentences
  }

  /// Makes the outermost flow.
  public func makeRootFlow(_ presentation: FlowPresentation) -> RootFlow {
    RootFlow(presentation: presentation, composition: self)
  }

  /// What home shows, and where it is asked for.
  var home: HomeInteractor {
    HomeInteractor(
      profiles: profile.remembered, accounts: accounts, bank: parts.bank, intents: parts.intents, damages: findings
    ) { [database = parts.database] in
      do { return try await database.wasChangedElsewhere() } catch { return true }
    }
  }

  /// Who may take which entry.
  var membership: Membership {
    Membership(wayIn: OnboardingFeature.Entry.wayIn) { [accounts] in
      accounts.hasUser
    } problem: { [accounts] in
      accounts.isAccountUnknown ? HomeContent.unknownAccount : nil
    }
  }
}
