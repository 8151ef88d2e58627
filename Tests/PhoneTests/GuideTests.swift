#if !canImport(UIKit)
  import FlowPhone
  import FlowUIKitStandIn
  import Foundation
  import Phone
  import Testing

  /// The code in `docs/reference/ios.md` is compiled here.
  struct GuideTests {
    // Catches an example that was not compiled after a change of the interface.
    @Test func `the scene delegate in the guide is the one that is compiled here`() throws {
      let here = URL(filePath: #filePath)
      let root = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      let guide = try String(contentsOf: root.appending(path: "docs/reference/ios.md"), encoding: .utf8)
      // The file is indented, since iOS has no stand-in.
      let source = try String(contentsOf: here, encoding: .utf8).replacing("\n  ", with: "\n").replacing(
        "#endif\n", with: "")

      let example = try #require(source.components(separatedBy: "// The guide's scene delegate.\n").last)

      #expect(guide.contains("```swift\nimport FlowPhone\nimport Phone\nimport UIKit\n\n" + example + "```"))
    }
  }

  // The guide's scene delegate.
  @MainActor let app = PhoneApp()

  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var scene: PhoneScene?

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      self.window = window
      self.scene = app.connect(window, to: session, options: connectionOptions)
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { self.scene?.open(URLContexts) }

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { self.scene?.continue(userActivity) }

    func sceneWillResignActive(_ scene: UIScene) { self.scene?.willResignActive() }

    func sceneDidBecomeActive(_ scene: UIScene) { self.scene?.didBecomeActive() }
  }
#endif
