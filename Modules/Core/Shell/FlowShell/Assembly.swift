public import FlowKit

/// The root flow of an app: shows home, and starts features through its shell.
///
/// It never finishes.
@MainActor
public protocol AppRootFlow: Flow, Sendable where FlowResult == FlowOutcome<Never> {
  var shell: Shell { get }
}

/// An app, assembled for one launch, above its stores.
@MainActor
public protocol AssembledApp: Sendable {
  associatedtype Root: AppRootFlow

  func makeRootFlow(_ presentation: FlowPresentation, in scene: SceneID) -> Root

  /// Clears the stored data of scenes that the person has closed.
  func didDiscard(_ scenes: [SceneID]) async
}

/// A part of an app, made once per launch from the app's objects and other parts.
@MainActor
public protocol AssembledPart<Parts> {
  associatedtype Parts

  /// Makes the part.
  /// - Throws: An error if the app cannot be launched.
  init(_ assembly: Assembly<Parts>) async throws
}

/// Assembles an app: makes each part on first use, and returns the same instance afterwards.
@MainActor
public final class Assembly<Parts> {
  public let parts: Parts

  private var made: [ObjectIdentifier: any AssembledPart<Parts>] = [:]
  private var beingMade: Set<ObjectIdentifier> = []

  public init(_ parts: Parts) {
    self.parts = parts
  }

  /// Returns the part of this type.
  ///
  /// Parts that need each other stop the program: let one of them set a property of the other instead.
  public func part<Part: AssembledPart<Parts>>(_ type: Part.Type) async throws -> Part {
    let key = ObjectIdentifier(type)
    if let part = made[key] as? Part { return part }
    precondition(beingMade.insert(key).inserted, "\(type) needs itself, through others.")
    let part = try await Part(self)
    made[key] = part
    return part
  }
}
