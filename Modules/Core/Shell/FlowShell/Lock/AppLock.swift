public import FlowLocalization
public import Foundation

/// When an app locks itself, and the check that unlocks it besides a sign-in.
///
/// It locks when it was left for longer than a while, and at a launch, since a kill must not open it; while nobody is signed in, there
/// is nothing to lock.
public struct AppLock: Sendable {
  private let grace: Duration
  let biometrics: any Biometrics
  private let now: @Sendable () -> Date

  /// - Parameters:
  ///   - grace: For how long the app can be left without being locked. It should be longer than the question of the biometrics, for
  ///     which iOS makes the scene inactive.
  ///   - biometrics: Recognizes the person, to unlock the app.
  ///   - now: The clock.
  public init(
    after grace: Duration, unlockedBy biometrics: any Biometrics, now: @escaping @Sendable () -> Date = { .now }
  ) {
    self.grace = grace
    self.biometrics = biometrics
    self.now = now
  }

  /// The moment of leaving the app.
  var moment: Date { now() }

  /// Returns whether the app locks, since it was left at a moment; also if the clock was set back.
  func locks(leftAt moment: Date) -> Bool {
    let seconds = now().timeIntervalSince(moment)
    return seconds < 0 || .seconds(seconds) >= grace
  }
}

/// Proves that the person at the device is its owner, such as by their face.
public protocol Biometrics: Sendable {
  /// Asks the person.
  /// - Parameter reason: Why, in a sentence.
  /// - Returns: Whether it is them; if not, or if the device cannot say, they sign in.
  func recognizesPerson(because reason: LocalizedText) async -> Bool
}
