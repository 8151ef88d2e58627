public import FlowKit
public import FlowShell
import Transfer

/// The root flow: shows home, and starts the features.
///
/// It does not finish; it is terminated with the app.
@MainActor
public final class RootFlow: AppRootFlow {
  /// The connection to the caller and to the screen.
  public let context: Shell.Context
  /// The shell.
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

  /// Shows home, then launches the shell.
  public func didStart() {
    let (screen, presenter) = HomeModule.make(
      router: self, scope: context.scope, rows: shell.homeRows, interactor: composition.home,
      screens: composition.parts.screens)
    home = presenter
    context.show(screen, animated: false)
    shell.launch(findings: composition.findings.sentences, didRead: composition.findings.didRead)
  }
}

// MARK: - ShellHost

extension RootFlow: ShellHost {
  /// Reloads the content of home.
  public func refreshHome() { home?.refresh() }

  /// Makes the settings screen.
  public func makeSettings(_ rows: [AppRow]) -> any ViewController {
    composition.parts.screens.makeSettings(rows, router: self)
  }
}
