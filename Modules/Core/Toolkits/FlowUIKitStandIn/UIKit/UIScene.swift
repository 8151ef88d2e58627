#if !canImport(UIKit)
  public import Foundation

  // Apple: documentation/uikit/uiscene, documentation/uikit/uiscene/connectionoptions,
  // documentation/uikit/uiwindowscene, documentation/uikit/uiscenesession, documentation/uikit/uiopenurlcontext. A test
  // makes sessions and options itself.

  @MainActor
  open class UIScene: UIResponder {
    @MainActor
    public final class ConnectionOptions: NSObject {
      public let urlContexts: Set<UIOpenURLContext>
      public let userActivities: Set<NSUserActivity>

      /// Options of a test.
      package init(urls: [URL] = [], webpages: [URL] = []) {
        urlContexts = Set(urls.map { UIOpenURLContext($0) })
        userActivities = Set(webpages.map { NSUserActivity(webpage: $0) })
      }
    }

    package init(of device: StandInDevice) { super.init() }
  }

  @MainActor
  open class UIWindowScene: UIScene {}

  /// The session of a scene, which the system keeps when it disconnects the scene.
  @MainActor
  public final class UISceneSession: NSObject {
    /// Names it, also after a restart of the app.
    public let persistentIdentifier: String
    /// The number of requests to activate it.
    package fileprivate(set) var activationCount = 0
    package var refusesActivation = false

    /// Creates a session for a test, which the application lists until it is discarded.
    package init(_ persistentIdentifier: String) {
      self.persistentIdentifier = persistentIdentifier
      super.init()
      UIApplication.shared.openSessions.insert(self)
    }

    /// The person closes the window.
    package func discard() { UIApplication.shared.openSessions.remove(self) }
  }

  // Apple: documentation/uikit/uiapplication, documentation/uikit/uiscenesessionactivationrequest-swift.struct

  @MainActor
  public final class UIApplication: UIResponder {
    public static let shared = UIApplication()

    /// The sessions of the scenes, connected or not.
    public fileprivate(set) var openSessions: Set<UISceneSession> = []

    public func activateSceneSession(
      for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) {
      request.session.activationCount += 1
      if request.session.refusesActivation { errorHandler?(CocoaError(.featureUnsupported)) }
    }
  }

  @MainActor
  public struct UISceneSessionActivationRequest {
    let session: UISceneSession

    public init(session: UISceneSession) {
      self.session = session
    }
  }

  // Apple: documentation/foundation/nsuseractivity, which Foundation has on Apple's systems only.

  @MainActor
  public final class NSUserActivity: NSObject {
    public let activityType: String
    public var webpageURL: URL?

    public init(activityType: String) {
      self.activityType = activityType
      super.init()
    }

    package convenience init(webpage: URL) {
      self.init(activityType: NSUserActivityTypeBrowsingWeb)
      webpageURL = webpage
    }
  }

  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

  @MainActor
  public final class UIOpenURLContext: NSObject {
    public nonisolated let url: URL

    nonisolated init(_ url: URL) { self.url = url }
  }

  // Apple: documentation/uikit/uiscenedelegate, documentation/uikit/uiwindowscenedelegate. The methods are optional; here they have
  // defaults.

  @MainActor
  public protocol UISceneDelegate: NSObjectProtocol {
    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
  }

  extension UISceneDelegate {
    public func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
  }

  @MainActor
  public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
  }
#endif
