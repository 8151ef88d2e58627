import CompositionRoot
import Foundation

/// All screens of the app, on the toolkit without a screen.
///
/// The screens of a feature stand in a folder of their own, with an extension that says which is made when.
struct HeadlessScreens {
  /// The compiler says here whose screens are missing.
  static let isComplete: any AppScreens.Type = HeadlessScreens.self

  /// The time zone in which people read times; nil where times are exact, as in journeys.
  var timeZone: TimeZone?
}
