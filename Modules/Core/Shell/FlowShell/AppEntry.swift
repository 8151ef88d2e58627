/// A way from home into a feature, with the values that the feature needs: opened by a tap, by a deep link, or when the
/// app is restored.
public protocol AppEntry: Codable, Equatable, Sendable {
  /// The stored name of this type, which must not change after a release.
  static var kind: String { get }

  /// The people who may use it.
  var admission: Admission { get }

  /// The entry to use when the app is restored, such as one that resumes from a draft.
  var resumed: Self { get }

  /// The kinds of the entries whose drafts it opens: its own, and those of the features that it starts; empty if several
  /// scenes can show it at once.
  var drafts: Set<String> { get }
}

extension AppEntry {
  public var admission: Admission { .everybody }

  public var resumed: Self { self }

  public var drafts: Set<String> { [Self.kind] }
}

extension AppEntry {
  func isEqual(to other: any AppEntry) -> Bool { other as? Self == self }
}
