public import AppShell
public import FlowKit

/// The outermost flow: shows home, and starts the features from there.
///
/// It never ends; it is terminated with the app.
@MainActor
public final class RootFlow: AppRootFlow {
  /// What it has of every flow.
  public let context: Shell.Context
  /// What it has of every app of this kind.
  public private(set) lazy var shell = Shell(
    context: context, host: self, features: composition.features, entries: composition.parts.entries,
    scheme: "starter")

  private let composition: Composition
  private weak var home: HomePresenter?

  init(presentation: FlowPresentation, composition: Composition) {
    context = FlowContext(presentation)
    self.composition = composition
  }

  /// Shows home, and lets the shell go on from there.
  public func didStart() {
    let (screen, presenter) = HomeModule.make(
      router: self, rows: shell.homeRows, interactor: HomeInteractor(welcome: composition.welcome),
      screens: composition.parts.screens)
    home = presenter
    context.show(screen, animated: false)
    shell.launch(findings: composition.findings)
  }
}

// MARK: - ShellHost

extension RootFlow: ShellHost {
  /// What home shows may have changed.
  public func refreshHome() { home?.refresh() }

  /// Makes the screen of the settings.
  public func makeSettings(_ rows: [AppRow]) -> any ViewController {
    composition.parts.screens.makeSettings(rows, router: self)
  }
}

// MARK: - HomeRouter

extension RootFlow: HomeRouter {
  func didChoose(_ row: AppRow) { shell.enter(row.entry) }

  func didAskForSettings() { shell.showSettings() }
}

// MARK: - SettingsRouter

extension RootFlow: SettingsRouter {
  /// The person wants to see or change what a row is about.
  public func didChooseSetting(_ row: AppRow) { shell.enter(row.entry) }
}
