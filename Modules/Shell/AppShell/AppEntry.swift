/// A way from home into a feature, with what the feature has to know: a person takes it by a tap or by a link, and again
/// when the app was killed in it.
public protocol AppEntry: Codable, Equatable, Sendable {
  /// What entries of this type are called on the disk. It never changes once the app was released.
  static var kind: String { get }

  /// Who can take it.
  var admission: Admission { get }

  /// The same way when the app comes back to it, such as one that goes on with a draft.
  var resumed: Self { get }
}

extension AppEntry {
  /// Everybody can take it.
  public var admission: Admission { .everybody }

  /// The same.
  public var resumed: Self { self }
}

extension AppEntry {
  func isEqual(to other: any AppEntry) -> Bool { other as? Self == self }
}
