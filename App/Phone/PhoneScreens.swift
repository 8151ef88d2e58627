public import CompositionRoot
public import Foundation

/// The screens of the app in UIKit: each is a function from a content to rows.
///
/// Each feature has a folder with its screens, and an extension that makes them.
public struct PhoneScreens: Sendable {
  /// Does not compile if a feature's screens are missing.
  static let isComplete: any AppScreens.Type = PhoneScreens.self

  let moments: MomentFormat

  /// Creates the screens, on which moments are written in this format.
  public init(moments: MomentFormat = .spoken(.current)) {
    self.moments = moments
  }
}
