#if !canImport(UIKit)
  import FlowHeadless
  import FlowKit
  public import FlowPhone
  public import FlowTesting
  public import FlowUIKitStandIn
  public import Foundation

  /// A phone or a tablet with the app's data in a folder, and the windows that a test connects.
  @MainActor
  public final class PhoneAppTest {
    /// The app, as it was launched last.
    public private(set) var app: PhoneApp
    public let folder: TemporaryFolder
    private let launch: @MainActor (URL) -> PhoneApp
    private var sessions: [String: UISceneSession] = [:]
    private var scenes: [PhoneSceneTest] = []

    /// - Parameters:
    ///   - folder: The folder of the app's data.
    ///   - launch: Launches the app with its data in this file.
    public init(in folder: TemporaryFolder, launch: @escaping @MainActor (URL) -> PhoneApp) {
      self.folder = folder
      self.launch = launch
      app = launch(Self.file(in: folder))
    }

    public var file: URL { Self.file(in: folder) }

    private static func file(in folder: TemporaryFolder) -> URL { folder.url.appending(path: "app.sqlite") }

    /// Returns the session with this name, which survives the app.
    public func session(_ name: String) -> UISceneSession {
      if let session = sessions[name] { return session }
      let session = UISceneSession("\(folder.url.lastPathComponent) \(name)")
      sessions[name] = session
      return session
    }

    /// The number of times that the app has asked for a session to come forward.
    public func activationCount(of name: String) -> Int { session(name).activationCount }

    /// Connects a window, and waits until the app is at rest.
    /// - Parameters:
    ///   - name: The name of the window's session.
    ///   - options: The options with which the window is connected.
    ///   - beforeLaunched: Called while the app is launched.
    public func connect(
      _ name: String, options: UIScene.ConnectionOptions? = nil, beforeLaunched: (PhoneScene) -> Void = { _ in }
    ) async -> PhoneSceneTest {
      let window = UIKitTestWindow(hidden: StandInVariants(), language: app.language)
      let covers = CoverWindows()
      let connected = app.connect(
        window.device.window, showing: window.navigation, with: window.presenters, to: session(name),
        options: options ?? .init()
      ) { [language = app.language] _ in covers.make(in: language) }
      let scene = PhoneSceneTest(window: window, covers: covers, scene: connected)
      scenes.append(scene)
      beforeLaunched(scene.scene)
      await scene.settle()
      return scene
    }

    public func disconnect(_ scene: PhoneSceneTest) {
      scene.disconnect()
      scenes.removeAll { $0 === scene }
    }

    /// Ends the process and launches the app again, without windows.
    public func kill() {
      for scene in scenes { scene.disconnect() }
      scenes = []
      app = launch(file)
    }
  }

  /// The windows that cover the one of a scene.
  @MainActor
  fileprivate final class CoverWindows {
    private var made: [UIKitTestWindow] = []

    /// Those that are visible, the topmost last.
    var visible: [UIKitTestWindow] {
      made.filter { !$0.device.window.isHidden }.sorted {
        $0.device.window.windowLevel.rawValue < $1.device.window.windowLevel.rawValue
      }
    }

    func make(in language: Language) -> CoverWindow {
      let window = UIKitTestWindow(hidden: StandInVariants(), language: language)
      made.removeAll { $0.device.window.isHidden }
      made.append(window)
      return CoverWindow(window.device.window, showing: window.navigation, with: window.presenters)
    }
  }

  /// A window of the app, and the actions of its person.
  @MainActor
  public final class PhoneSceneTest {
    /// The window of the app's flows.
    public let window: UIKitTestWindow
    private let covers: CoverWindows
    private var connected: PhoneScene?

    fileprivate init(window: UIKitTestWindow, covers: CoverWindows, scene: PhoneScene) {
      self.window = window
      self.covers = covers
      connected = scene
    }

    /// The window that the person sees: that of the app, or one that covers it.
    public var topWindow: UIKitTestWindow { covers.visible.last ?? window }

    /// The app in the window.
    public var scene: PhoneScene {
      guard let connected else { preconditionFailure("The scene is disconnected.") }
      return connected
    }

    fileprivate func disconnect() { connected = nil }

    /// The names of the screens in one line, from the root to the visible one.
    public var path: String { window.snapshot?.stack.description ?? "" }

    public func settle() async {
      for window in [window] + covers.visible { await PhoneDriver(window: window, idle: scene.idle).settle() }
    }

    /// The person leaves the app.
    public func leave() async {
      scene.willResignActive()
      await settle()
    }

    /// The person comes back to the app.
    public func comeBack() async {
      scene.didBecomeActive()
      await settle()
    }

    /// Opens a link, and waits until the app is at rest.
    public func open(_ link: String) async {
      if let url = URL(string: link) { scene.open(url) }
      await settle()
    }
  }
#endif
