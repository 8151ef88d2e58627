public import FlowKit
public import FlowShell
import FlowStorage

/// The app, assembled for one launch: the only place that knows every concrete type.
@MainActor
public struct Composition: AssembledApp {
  let services: AppServices
  let features: [any AppFeature]
  let welcome: WelcomeFeature
  /// The damage found on this device.
  let problems: StorageProblems

  /// Creates the app, and reads the data that must be available synchronously.
  /// - Throws: `DatabaseError` when the database cannot be read.
  public init(of services: AppServices) async throws {
    self.services = services
    let assembly = Assembly(services)
    var features: [any AppFeature] = []
    for type in appFeatures { features.append(try await assembly.component(type)) }
    self.features = features
    welcome = try await assembly.component(WelcomeFeature.self)
    problems = try await StorageProblems(in: services.database, of: appSchema)
  }

  public func makeRootFlow(_ presentation: FlowPresentation, in scene: SceneID = .main) -> RootFlow {
    RootFlow(presentation: presentation, scene: scene, composition: self)
  }

  /// Clears the stored data of scenes that the person has closed.
  public func didDiscard(_ scenes: [SceneID]) async { await services.scenes.didDiscard(scenes, in: services.entries) }
}
