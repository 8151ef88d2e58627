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

/// A component of an app, made once per launch from the app's services and other components.
@MainActor
public protocol AppComponent<Services> {
  associatedtype Services

  /// Makes the component.
  /// - Throws: An error if the app cannot be launched.
  init(_ assembly: Assembly<Services>) async throws
}

/// Assembles an app: makes each component on first use, and returns the same instance afterwards.
@MainActor
public final class Assembly<Services> {
  public let services: Services

  private var made: [ObjectIdentifier: any AppComponent<Services>] = [:]
  private var beingMade: Set<ObjectIdentifier> = []

  public init(_ services: Services) {
    self.services = services
  }

  /// Returns the component of this type.
  ///
  /// Components that need each other stop the program: let one of them set a property of the other instead.
  public func component<Component: AppComponent<Services>>(_ type: Component.Type) async throws -> Component {
    let key = ObjectIdentifier(type)
    if let component = made[key] as? Component { return component }
    precondition(beingMade.insert(key).inserted, "\(type) needs itself, through others.")
    let component = try await Component(self)
    made[key] = component
    return component
  }
}
