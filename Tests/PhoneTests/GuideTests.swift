import Foundation
import Phone
import Testing
import UIKitStandIn

/// The code in `docs/ios.md` is compiled here.
struct GuideTests {
  // Catches an example that was not compiled after a change of the interface.
  @Test func `the guide's scene delegate is the one below`() throws {
    let here = URL(filePath: #filePath)
    let root = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let guide = try String(contentsOf: root.appending(path: "docs/ios.md"), encoding: .utf8)
    let source = try String(contentsOf: here, encoding: .utf8)

    let example = try #require(source.components(separatedBy: "// The guide's scene delegate.\n").last)

    #expect(guide.contains("```swift\nimport Phone\nimport UIKit\n\n" + example + "```"))
  }
}

// The guide's scene delegate.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var app: PhoneApp?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    self.window = window
    Task {
      app = await PhoneApp.launch(in: window)
      for context in connectionOptions.urlContexts { app?.open(context.url) }
    }
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts { app?.open(context.url) }
  }

  func sceneDidBecomeActive(_ scene: UIScene) { app?.didBecomeActive() }
}
