import CompositionRoot
import Foundation

/// The screens of the app in FlowHeadless.
///
/// Each feature has a folder with its screens, and an extension that makes them.
struct HeadlessScreens {
  /// Does not compile if a feature's screens are missing.
  static let isComplete: any AppScreens.Type = HeadlessScreens.self

  /// The time zone in which people read times; nil where times are exact, as in journeys.
  var timeZone: TimeZone?
}
