#if !canImport(UIKit)
  public import Foundation

  // Apple: documentation/uikit/uiscene, documentation/uikit/uiscene/connectionoptions,
  // documentation/uikit/uiwindowscene, documentation/uikit/uiscenesession, documentation/uikit/uiopenurlcontext. A test
  // makes sessions and options itself.

  /// A scene of the app.
  @MainActor
  open class UIScene: UIResponder {
    /// The options for connecting a scene.
    @MainActor
    public final class ConnectionOptions: NSObject {
      /// The links to open.
      public let urlContexts: Set<UIOpenURLContext>
      /// The activities to continue, such as universal links.
      public let userActivities: Set<NSUserActivity>

      /// Options of a test.
      package init(urls: [URL] = [], webpages: [URL] = []) {
        urlContexts = Set(urls.map { UIOpenURLContext($0) })
        userActivities = Set(webpages.map { NSUserActivity(webpage: $0) })
      }
    }

    init(of device: StandInDevice) { super.init() }
  }

  /// A scene with windows.
  @MainActor
  open class UIWindowScene: UIScene {}

  /// The session of a scene, which the system keeps when it disconnects the scene.
  @MainActor
  public final class UISceneSession: NSObject {
    /// Names it, also after a restart of the app.
    public let persistentIdentifier: String
    /// The number of requests to activate it.
    package fileprivate(set) var activationCount = 0
    /// Whether the system refuses to activate it.
    package var refusesActivation = false

    /// A session of a test, which the application knows until it is discarded.
    package init(_ persistentIdentifier: String) {
      self.persistentIdentifier = persistentIdentifier
      super.init()
      UIApplication.shared.openSessions.insert(self)
    }

    /// The person closes the window.
    package func discard() { UIApplication.shared.openSessions.remove(self) }
  }

  // Apple: documentation/uikit/uiapplication, documentation/uikit/uiscenesessionactivationrequest-swift.struct

  /// The application.
  @MainActor
  public final class UIApplication: UIResponder {
    /// The only one.
    public static let shared = UIApplication()

    /// The sessions of the scenes, connected or not.
    public fileprivate(set) var openSessions: Set<UISceneSession> = []

    /// Asks the system to activate a scene.
    public func activateSceneSession(
      for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) {
      request.session.activationCount += 1
      if request.session.refusesActivation { errorHandler?(CocoaError(.featureUnsupported)) }
    }
  }

  /// A request to activate a scene.
  @MainActor
  public struct UISceneSessionActivationRequest {
    let session: UISceneSession

    /// Creates a request for an existing session.
    public init(session: UISceneSession) {
      self.session = session
    }
  }

  // Apple: documentation/foundation/nsuseractivity, which Foundation has on Apple's systems only.

  /// An activity of the person, such as to follow a universal link.
  @MainActor
  public final class NSUserActivity: NSObject {
    /// The type.
    public let activityType: String
    /// The link.
    public var webpageURL: URL?

    /// Creates an activity without a link.
    public init(activityType: String) {
      self.activityType = activityType
      super.init()
    }

    package convenience init(webpage: URL) {
      self.init(activityType: NSUserActivityTypeBrowsingWeb)
      webpageURL = webpage
    }
  }

  /// The type of universal links.
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

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
    /// Called to continue an activity, such as to open a universal link.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
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
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
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
