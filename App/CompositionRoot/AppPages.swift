import Business
import FlowKit
import FlowScreens
import FlowShell
import Foundation

/// The screens of the app in any toolkit: each is a function from a content to a page.
///
/// Each feature has an extension in its folder, which makes its screens.
struct AppPages: Sendable {
  let toolkit: any PageToolkit
  /// The time zone in which people read times; nil where times are exact, as in journeys.
  let timeZone: TimeZone?
}
