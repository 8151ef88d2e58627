public import FlowKit
public import FlowShell

/// All screens of the app, as one toolkit makes them.
///
/// A toolkit checks its completeness with one line: `let screens: any AppScreens.Type = HeadlessScreens.self`.
public typealias AppScreens = FeatureScreens & HomeScreens

/// The app's own screens, which belong to no feature.
@MainActor
public protocol HomeScreens {
  /// Makes the home screen.
  func makeHome(_ presenter: HomePresenter) -> any HomeView

  /// Makes the settings screen.
  func makeSettings(_ rows: [AppRow], router: any SettingsRouter) -> any ViewController
}
