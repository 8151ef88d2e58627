public import AppShell
public import FlowKit

/// All screens of the app, as one toolkit makes them.
///
/// A toolkit proves that none is missing in a line: `let screens: any AppScreens.Type = HeadlessScreens.self`.
public typealias AppScreens = FeatureScreens & HomeScreens

/// The app's own screens, which belong to no feature.
@MainActor
public protocol HomeScreens {
  /// Where everything begins.
  func makeHome(_ presenter: HomePresenter) -> any HomeView

  /// What the person can see and change about themselves.
  func makeSettings(_ rows: [AppRow], router: any SettingsRouter) -> any ViewController
}
