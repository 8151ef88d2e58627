public import FlowKit
public import FlowScreens
public import FlowShell

/// The root flow: shows home, and starts the features.
///
/// It does not finish; it is terminated with the app.
@MainActor
public final class RootFlow: AppRootFlow {
  public let context: Shell.Context
  public private(set) lazy var shell = Shell(
    context: context, host: self, features: composition.features, entries: composition.services.entries,
    scene: scene, of: composition.services.scenes, scheme: "starter")

  private let composition: Composition
  private let scene: SceneID
  private weak var home: HomePresenter?

  init(presentation: FlowPresentation, scene: SceneID, composition: Composition) {
    context = FlowContext(presentation)
    self.scene = scene
    self.composition = composition
  }

  /// Shows home, then launches the shell.
  public func didStart() {
    let (screen, presenter) = HomeModule.make(
      router: self, interactor: HomeInteractor(features: composition.features, welcome: composition.welcome),
      screens: composition.services.screens)
    home = presenter
    context.show(screen, animated: false)
    shell.launch(problems: composition.problems.sentences, didRead: composition.problems.didRead)
  }
}

// MARK: - ShellHost

extension RootFlow: ShellHost {
  /// Reloads the content of home.
  public func refreshHome() { home?.refresh() }

  /// Makes the settings screen.
  public func makeSettings(_ presenter: SettingsPresenter) -> any ScreenView<[AppRow]> {
    composition.services.screens.makeSettings(presenter)
  }
}

// MARK: - HomeRouter

extension RootFlow: HomeRouter {
  func didChoose(_ row: AppRow) { shell.choose(row) }

  func didAskForSettings() { shell.showSettings() }
}
