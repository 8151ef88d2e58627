import FlowKit
import FlowShell
package import FlowUIKit
import FlowUIKitRows

#if canImport(UIKit)
  package import UIKit
#else
  package import FlowUIKitStandIn
#endif

/// A window above that of a scene, with its own stack.
///
/// It is tested on the stand-in. It has neither been type-checked against UIKit nor run: that UIKit puts it above alerts, and into the
/// picture that the system takes of the app, is to be seen on a device.
@MainActor
package struct CoverWindow {
  let window: UIWindow
  let navigation: UINavigationController
  let presenters: UIKitPresenters

  package init(_ window: UIWindow, showing navigation: UINavigationController, with presenters: UIKitPresenters) {
    self.window = window
    self.navigation = navigation
    self.presenters = presenters
  }

  /// Creates a second window of a scene.
  init?(above window: UIWindow, language: Language) {
    guard let scene = window.windowScene else { return nil }
    let cover = UIWindow(windowScene: scene)
    self.init(cover, showing: UINavigationController(), with: UIKitPresenters(window: cover, language: language))
  }
}

extension SceneCover {
  /// Creates the cover of a scene; nil in an app without a session.
  convenience init?(
    of shell: Shell, above window: UIWindow?, observer: any FlowObserver,
    makeWindow: @escaping @MainActor (UIWindow) -> CoverWindow?
  ) {
    self.init(of: shell, observer: observer) { [weak window] layer in
      window.flatMap { covered in makeWindow(covered)?.show(layer, above: covered) }
    }
  }
}

extension CoverWindow {
  fileprivate func show(_ layer: SceneCover.Layer, above covered: UIWindow) -> SceneCover.Window {
    window.windowLevel = layer.level
    // Visible until the screen is there, and behind a sheet.
    window.backgroundColor = .systemBackground
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    return SceneCover.Window(
      .push(onto: navigation, using: presenters.factory), toolkit: UIKitToolkit(language: presenters.language)
    ) { [window, weak covered] in
      window.isHidden = true
      window.rootViewController = nil
      covered?.makeKey()
    }
  }
}

extension SceneCover.Layer {
  /// Above all alerts of the app, which are in its own window.
  var level: UIWindow.Level {
    switch self {
    case .gate: UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 1)
    case .lock: UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 2)
    case .curtain: UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 3)
    }
  }
}
