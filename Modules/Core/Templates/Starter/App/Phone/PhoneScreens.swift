import CompositionRoot
public import Foundation

/// The screens of the app in UIKit: each is a function from a content to rows.
///
/// Each feature has a folder with its screens, and an extension that makes them.
public struct PhoneScreens: Sendable {
  /// Does not compile if a feature's screens are missing.
  static let isComplete: any AppScreens.Type = PhoneScreens.self

  let timeZone: TimeZone?

  /// Creates the screens.
  /// - Parameter timeZone: The time zone in which people read times; nil where times are exact, as in journeys.
  public init(timeZone: TimeZone? = .current) {
    self.timeZone = timeZone
  }
}
