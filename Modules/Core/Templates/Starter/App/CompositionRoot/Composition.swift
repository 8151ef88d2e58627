public import FlowKit
public import FlowShell
import FlowStorage

/// The app, assembled for one launch: the only place that knows every concrete type.
@MainActor
public struct Composition: AssembledApp {
  let parts: AppParts
  let features: [any AppFeature]
  /// The damage found on this device.
  let findings: LaunchFindings

  /// Creates the app, and reads the data that must be available synchronously.
  /// - Throws: `DatabaseError` when the database cannot be read.
  public init(of parts: AppParts) async throws {
    self.parts = parts
    let assembly = Assembly(parts)
    var features: [any AppFeature] = []
    for type in appFeatures { features.append(try await assembly.part(type)) }
    self.features = features
    findings = try await LaunchFindings(in: parts.database, of: appSchema)
  }

  public func makeRootFlow(_ presentation: FlowPresentation, in scene: SceneID = .main) -> RootFlow {
    RootFlow(presentation: presentation, scene: scene, composition: self)
  }

  /// Clears the stored data of scenes that the person has closed.
  public func didDiscard(_ scenes: [SceneID]) async { await parts.scenes.didDiscard(scenes, in: parts.entries) }
}
