/// A part of an app that others may need: made once a launch, of what the app has and of other parts.
@MainActor
public protocol AssembledPart<Parts> {
  /// What the app has for its parts to be made of.
  associatedtype Parts

  /// Makes the part.
  /// - Throws: Why the app cannot be launched.
  init(_ assembly: Assembly<Parts>) async throws
}

/// Puts an app together: makes each part when it is asked for first, and gives the same one to all who ask.
@MainActor
public final class Assembly<Parts> {
  /// What the app has for its parts to be made of.
  public let parts: Parts

  private var made: [ObjectIdentifier: any AssembledPart<Parts>] = [:]
  private var beingMade: Set<ObjectIdentifier> = []

  /// An app of which nothing is made yet.
  public init(_ parts: Parts) {
    self.parts = parts
  }

  /// The part of this type.
  ///
  /// Two parts that need each other cannot be made, which stops the program: one of them is to be told by the other.
  public func part<Part: AssembledPart<Parts>>(_ type: Part.Type) async throws -> Part {
    let key = ObjectIdentifier(type)
    if let part = made[key] as? Part { return part }
    precondition(beingMade.insert(key).inserted, "\(type) needs itself, through others.")
    let part = try await Part(self)
    made[key] = part
    return part
  }
}
