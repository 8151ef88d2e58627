public import FlowKit
public import FlowShell
import FlowStorage
import Profile

/// The app, assembled for one launch: the only place that knows every concrete type.
@MainActor
public struct Composition: AssembledApp {
  let parts: AppParts
  let features: [any AppFeature]
  let profile: ProfileFeature
  let transfer: TransferFeature
  let accounts: Accounts
  /// The damage found on this device.
  var findings: LaunchFindings

  /// Creates the app, and reads the data that must be available synchronously.
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
    findings = try await LaunchFindings(in: parts.database, of: appSchema)
  }

  public func makeRootFlow(_ presentation: FlowPresentation, in scene: SceneID = .main) -> RootFlow {
    RootFlow(presentation: presentation, scene: scene, composition: self)
  }

  /// Clears the stored data of scenes that the person has closed.
  public func didDiscard(_ scenes: [SceneID]) async { await parts.scenes.didDiscard(scenes, in: parts.entries) }

  var home: HomeInteractor {
    HomeInteractor(
      profiles: profile.profiles, accounts: accounts, bank: parts.bank, intents: parts.intents,
      showsBalances: { [hidden = transfer.balancesHidden] in hidden.load() != true }, damages: findings.sentences
    ) { [database = parts.database] in
      do { return try await database.wasChangedExternally() } catch { return true }
    }
  }

  var membership: Membership {
    Membership(signUpEntry: OnboardingFeature.Entry.signUp) { [accounts] in
      accounts.hasUser
    } problem: { [accounts] in
      accounts.isAccountUnknown ? HomeContent.unknownAccount : nil
    }
  }
}
