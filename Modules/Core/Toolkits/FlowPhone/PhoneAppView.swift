#if canImport(SwiftUI) && canImport(UIKit)
  import FlowUIKit
  public import SwiftUI

  /// The app in a window of a SwiftUI app, in its `WindowGroup`.
  ///
  /// This package is built and tested without SwiftUI.
  @MainActor
  public struct PhoneAppView: View {
    private let app: PhoneApp
    @State private var window = SwiftUIWindow()
    @Environment(\.scenePhase) private var phase

    /// Creates the view of an app, which is made once a process.
    public init(_ app: PhoneApp) {
      self.app = app
    }

    /// The app's stack, with the links and the phases of its scene.
    public var body: some View {
      PhoneStack(app: app, window: window)
        .ignoresSafeArea()
        .onOpenURL { window.open($0) }
        .onChange(of: phase) {
          if phase == .active { window.scene?.didBecomeActive() } else { window.scene?.willResignActive() }
        }
    }
  }

  /// The scene of a SwiftUI window, and the links that have arrived before it.
  @MainActor
  private final class SwiftUIWindow {
    var scene: PhoneScene? {
      didSet {
        for link in early { scene?.open(link) }
        early = []
      }
    }
    private var early: [URL] = []

    func open(_ link: URL) {
      if let scene { scene.open(link) } else { early.append(link) }
    }
  }

  @MainActor
  private struct PhoneStack: UIViewControllerRepresentable {
    let app: PhoneApp
    let window: SwiftUIWindow

    func makeUIViewController(context: Context) -> WindowStack {
      let stack = WindowStack()
      stack.onWindow = { [weak stack, app, window] shown in
        guard let stack, let session = shown.windowScene?.session else { return }
        let presenters = UIKitPresenters(window: shown, root: stack, language: app.language)
        window.scene = app.makeScene(stack, with: presenters, in: session)
      }
      return stack
    }

    func updateUIViewController(_ stack: WindowStack, context: Context) {}
  }
#endif
