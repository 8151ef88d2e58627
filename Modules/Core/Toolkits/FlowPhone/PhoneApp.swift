public import FlowKit
public import FlowShell
public import FlowUIKit
public import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import FlowUIKitStandIn
#endif

/// The app on a phone or a tablet: its stores, opened once, and its scenes.
///
/// An iOS target makes one, and connects each scene to it.
@MainActor
public final class PhoneApp {
  private lazy var scenes = AppScenes.ofUIKit { [weak self] text, id in self?.shown[id]?.scene?.share(text) }
  private var shown: [SceneID: WeakScene] = [:]
  private let rescue: @MainActor () throws -> DataRescue?
  private let observer: any FlowObserver
  package let language: Language
  private let assemble: @MainActor (AppScenes) async throws -> any AssembledApp
  private var launch: Task<any AssembledApp, any Error>?

  /// - Parameters:
  ///   - observer: Sees the flows of all scenes; by default, misuse and leaks are logged.
  ///   - language: The language of alerts and tabs; the screens are in that of the toolkit.
  ///   - rescue: Returns the data with which the app starts, so that a person can start anew if it is damaged; without it, they can
  ///     only send a report and try again.
  ///   - assemble: Opens the stores, and assembles the app with these scenes; called again by the next scene if it throws.
  public init(
    observer: any FlowObserver = FlowLog(), language: Language = .developers,
    rescue: @escaping @MainActor () throws -> DataRescue? = { nil },
    assemble: @escaping @MainActor (AppScenes) async throws -> any AssembledApp
  ) {
    self.observer = observer
    self.language = language
    self.rescue = rescue
    self.assemble = assemble
  }

  /// The languages that the person prefers among those that the app's bundle lists in `CFBundleLocalizations`; none off
  /// Apple's systems, where no bundle lists any.
  public nonisolated static var localizations: [String] {
    #if canImport(UIKit)
      Bundle.main.preferredLocalizations
    #else
      []
    #endif
  }

  /// The region that the person has chosen on the device, whatever the language; nil off Apple's systems.
  public nonisolated static var region: String? {
    #if canImport(UIKit)
      Locale.current.region?.identifier
    #else
      nil
    #endif
  }

  /// The default location of an app's database: `app.sqlite` in the folder for application support, which is made if it is
  /// missing.
  ///
  /// On iOS, the files in it can be read after the device has been unlocked once since it was started.
  /// - Throws: The file system's error if the folder cannot be made.
  public nonisolated static func dataFile() throws -> URL {
    let folder = try FileManager.default.url(
      for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    #if os(iOS)
      try FileManager.default.setAttributes(
        [.protectionKey: FileProtectionType.completeUntilFirstUserAuthentication], ofItemAtPath: folder.path)
    #endif
    return folder.appending(path: "app.sqlite")
  }

  /// Shows the app in the window of a scene, and opens the links that the scene was connected with.
  /// - Returns: The scene, which its delegate retains. If the data cannot be used, the window says why.
  public func connect(
    _ window: UIWindow, to session: UISceneSession, options: UIScene.ConnectionOptions
  ) -> PhoneScene {
    connect(
      window, showing: UINavigationController(), with: UIKitPresenters(window: window, language: language), to: session,
      options: options)
  }

  package func connect(
    _ window: UIWindow, showing navigation: UINavigationController, with presenters: UIKitPresenters,
    to session: UISceneSession, options: UIScene.ConnectionOptions,
    makeCoverWindow: (@MainActor (UIWindow) -> CoverWindow?)? = nil
  ) -> PhoneScene {
    // The empty stack is visible until the stores are open.
    window.backgroundColor = .systemBackground
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let scene = makeScene(navigation, with: presenters, in: session, makeCoverWindow: makeCoverWindow)
    scene.open(options.urlContexts)
    for activity in options.userActivities { scene.continue(activity) }
    return scene
  }

  package func makeScene(
    _ navigation: UINavigationController, with presenters: UIKitPresenters, in session: UISceneSession,
    makeCoverWindow: (@MainActor (UIWindow) -> CoverWindow?)? = nil
  ) -> PhoneScene {
    let id = SceneID(session.persistentIdentifier)
    let scene = PhoneScene(
      navigation, presenters: presenters, observer: observer, rescue: rescue, makeCoverWindow: makeCoverWindow
    ) { [self] presentation in
      try await assembled().makeRootFlow(presentation, in: id)
    }
    shown = shown.filter { $1.scene != nil }
    shown[id] = WeakScene(scene: scene)
    return scene
  }

  /// Clears the stored data of windows that the person has closed; call it from the app delegate's method of the same
  /// name.
  public func didDiscardSceneSessions(_ sessions: Set<UISceneSession>) {
    let scenes = sessions.map { SceneID($0.persistentIdentifier) }
    Task {
      do {
        try await assembled().didDiscard(scenes)
      } catch {
        // The next scene that finds them adopts them.
      }
    }
  }

  /// Reads a session that could not be read before the first unlock; call it from the app delegate's method
  /// `applicationProtectedDataDidBecomeAvailable`.
  public func protectedDataDidBecomeAvailable() { scenes.readSessionAgain() }

  /// Opens the stores, once.
  private func assembled() async throws -> any AssembledApp {
    let launch = self.launch ?? Task { [assemble, scenes] in try await assemble(scenes) }
    self.launch = launch
    do {
      return try await launch.value
    } catch {
      // The next scene tries again.
      if self.launch == launch { self.launch = nil }
      throw error
    }
  }
}

@MainActor
private struct WeakScene {
  weak var scene: PhoneScene?
}

extension AppScenes {
  /// The scenes of the application.
  fileprivate static func ofUIKit(share: @escaping (String, SceneID) -> Void) -> AppScenes {
    AppScenes { id in
      UIApplication.shared.openSessions.contains { $0.persistentIdentifier == id.name }
    } activate: { id, onFailure in
      guard let session = UIApplication.shared.openSessions.first(where: { $0.persistentIdentifier == id.name }) else {
        return onFailure()
      }
      UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest(session: session)) { _ in
        Task { @MainActor in onFailure() }
      }
    } share: {
      share($0, $1)
    }
  }
}
