public import AppShell
public import FlowKit
import Transfer

/// The outermost flow: shows home, and starts the features from there.
///
/// It never ends; it is terminated with the app.
@MainActor
public final class RootFlow: AppRootFlow {
  /// What it has of every flow.
  public let context: Shell.Context
  /// What it has of every app of this kind.
  public private(set) lazy var shell = Shell(
    context: context, host: self, features: composition.features, membership: composition.membership,
    entries: composition.parts.entries, scheme: "appcore")

  let composition: Composition
  private weak var home: HomePresenter?

  init(presentation: FlowPresentation, composition: Composition) {
    context = FlowContext(presentation)
    self.composition = composition
  }

  /// Shows home, and lets the shell go on from there.
  public func didStart() {
    let (screen, presenter) = HomeModule.make(
      router: self, scope: context.scope, rows: shell.homeRows, interactor: composition.home,
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
