#if !canImport(UIKit)
  public import Foundation

  // Apple: documentation/uikit/uiscene, documentation/uikit/uiscene/connectionoptions, documentation/uikit/uiwindowscene,
  // documentation/uikit/uiscenesession, documentation/uikit/uiopenurlcontext. There are none here: who needs one is only compiled.

  /// One instance of the app's interface.
  @MainActor
  open class UIScene: UIResponder {
    /// Why a scene is made.
    @MainActor
    public final class ConnectionOptions: NSObject {
      /// The links that it is to open.
      public let urlContexts: Set<UIOpenURLContext> = []
    }

    init(of device: StandInDevice) { super.init() }
  }

  /// One with windows.
  @MainActor
  open class UIWindowScene: UIScene {}

  /// What is known of a scene that may be gone.
  @MainActor
  public final class UISceneSession: NSObject {}

  /// A link that the app is to open.
  @MainActor
  public final class UIOpenURLContext: NSObject {
    /// The link.
    public nonisolated let url: URL

    nonisolated init(_ url: URL) { self.url = url }
  }

  // Apple: documentation/uikit/uiscenedelegate, documentation/uikit/uiwindowscenedelegate. The methods are optional; here they have
  // defaults.

  /// Hears of what happens to a scene.
  @MainActor
  public protocol UISceneDelegate: NSObjectProtocol {
    /// It is added to the app.
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// It is to open links.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// The person can use it.
    func sceneDidBecomeActive(_ scene: UIScene)
  }

  extension UISceneDelegate {
    /// Nobody hears.
    public func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Nobody hears.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    /// Nobody hears.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
  }

  /// Hears of what happens to one with windows.
  @MainActor
  public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The main window.
    var window: UIWindow? { get set }
  }
#endif
