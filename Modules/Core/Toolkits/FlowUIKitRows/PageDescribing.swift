public import FlowKit
public import FlowScreens
import FlowUIKit

#if canImport(UIKit)
  public import UIKit
#else
  public import FlowUIKitStandIn
#endif

/// A view controller that describes its content and its actions, so that it can be a screen of a journey.
///
/// A journey reads the page, performs the person's actions on the views, and checks that the views show the content of
/// the page.
@MainActor
public protocol PageDescribing: UIViewController {
  /// The name of the screen in journeys.
  var screenName: String { get }
  /// The content of the screen.
  var page: Page { get }
}

extension PageDescribing {
  public var screenName: String { "\(type(of: self))" }
}

/// A screen whose content depends on the time.
@MainActor
public protocol TimeDependent: UIViewController {
  /// Called when time has passed, such as when the app enters the foreground.
  func timeDidPass()
}

/// The view of a custom row, in the app's own drawing.
@MainActor
public protocol CustomRowView: UIView {
  /// Displays a row with the name under which the view was made.
  ///
  /// VoiceOver reads the label and the value of the row; the view needs neither.
  func show(_ row: CustomRow, in language: Language)
}
