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

  /// Makes the root flow of a scene.
  public func makeRootFlow(_ presentation: FlowPresentation, in scene: SceneID = .main) -> RootFlow {
    RootFlow(presentation: presentation, scene: scene, composition: self)
  }

  /// Clears what is stored for scenes that the person has closed.
  public func didDiscard(_ scenes: [SceneID]) async { await parts.scenes.didDiscard(scenes, in: parts.entries) }

  /// The interactor of home.
  var home: HomeInteractor {
    HomeInteractor(
      profiles: profile.stored, accounts: accounts, bank: parts.bank, intents: parts.intents,
      damages: findings.sentences
    ) { [database = parts.database] in
      do { return try await database.wasChangedExternally() } catch { return true }
    }
  }

  /// The membership that decides about entries.
  var membership: Membership {
    Membership(signUpEntry: OnboardingFeature.Entry.signUp) { [accounts] in
      accounts.hasUser
    } problem: { [accounts] in
      accounts.isAccountUnknown ? HomeContent.unknownAccount : nil
    }
  }
}
