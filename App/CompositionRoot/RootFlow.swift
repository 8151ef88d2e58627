public import FlowKit
public import FlowScreens
public import FlowShell
import Transfer

/// The root flow: shows home, and starts the features.
///
/// It does not finish; it is terminated with the app.
@MainActor
public final class RootFlow: AppRootFlow {
  public let context: Shell.Context
  public private(set) lazy var shell = Shell(
    context: context, host: self, features: composition.features, membership: composition.membership,
    entries: composition.parts.entries, scene: scene, of: composition.parts.scenes, scheme: "appcore",
    hosts: ["appcore.example"])

  let composition: Composition
  private let scene: SceneID
  private weak var home: HomePresenter?

  init(presentation: FlowPresentation, scene: SceneID, composition: Composition) {
    context = FlowContext(presentation)
    self.scene = scene
    self.composition = composition
  }

  public func didStart() {
    let rows: HomeRows = { [weak shell] in (shell?.homeRows ?? [], shell?.settingsRows ?? []) }
    let (screen, presenter) = HomeModule.make(
      router: self, scope: context.scope, rows: rows, interactor: composition.home,
      screens: composition.parts.screens)
    home = presenter
    context.show(screen, animated: false)
    shell.launch(findings: composition.findings.sentences, didRead: composition.findings.didRead)
  }
}

// MARK: - ShellHost

extension RootFlow: ShellHost {
  public func refreshHome() { home?.refresh() }

  public func makeSettings(_ presenter: SettingsPresenter) -> any ScreenView<[AppRow]> {
    composition.parts.screens.makeSettings(presenter)
  }
}

// MARK: - HomeRouter

extension RootFlow: HomeRouter {
  func didAskToTryAgain() { composition.transfer.resume(in: shell) }

  func didChoose(_ row: AppRow) { shell.choose(row) }

  func didAskForSettings() { shell.showSettings() }
}
