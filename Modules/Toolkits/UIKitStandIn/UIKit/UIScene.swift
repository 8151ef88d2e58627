#if !canImport(UIKit)
  public import Foundation

  // Apple: documentation/uikit/uiscene, documentation/uikit/uiscene/connectionoptions,
  // documentation/uikit/uiwindowscene, documentation/uikit/uiscenesession, documentation/uikit/uiopenurlcontext. There
  // are no scenes here: code that uses them is only compiled.

  /// A scene of the app.
  @MainActor
  open class UIScene: UIResponder {
    /// The options for connecting a scene.
    @MainActor
    public final class ConnectionOptions: NSObject {
      /// The links to open.
      public let urlContexts: Set<UIOpenURLContext> = []
    }

    init(of device: StandInDevice) { super.init() }
  }

  /// A scene with windows.
  @MainActor
  open class UIWindowScene: UIScene {}

  /// The session of a scene.
  @MainActor
  public final class UISceneSession: NSObject {}

  /// A link to open.
  @MainActor
  public final class UIOpenURLContext: NSObject {
    /// The link.
    public nonisolated let url: URL

    nonisolated init(_ url: URL) { self.url = url }
  }

  // Apple: documentation/uikit/uiscenedelegate, documentation/uikit/uiwindowscenedelegate. The methods are optional; here they have
  // defaults.

  /// The delegate of a scene.
  @MainActor
  public protocol UISceneDelegate: NSObjectProtocol {
    /// Called when the scene is connected.
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// Called to open links.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// Called when the scene has become active.
    func sceneDidBecomeActive(_ scene: UIScene)
  }

  extension UISceneDelegate {
    /// Does nothing.
    public func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
  }

  /// The delegate of a window scene.
  @MainActor
  public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The main window.
    var window: UIWindow? { get set }
  }
#endif
