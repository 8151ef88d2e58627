#if canImport(SwiftUI) && canImport(UIKit)
  public import FlowKit
  public import SwiftUI
  import FlowUIKit

  extension View {
    /// Presents a flow when a value becomes true, and reports its result once.
    ///
    /// The value becomes false when the flow has ended; a program that makes it false terminates the flow, without a result.
    /// - Parameters:
    ///   - isPresented: Whether the flow is shown.
    ///   - style: A sheet or a full screen.
    ///   - language: The language of the flow's alerts.
    ///   - makeFlow: Makes the flow at its place.
    ///   - onFinish: Called with the result.
    @MainActor
    public func flow<Result: CancellableResult>(
      isPresented: Binding<Bool>, as style: ModalStyle = .sheet, language: Language = .developers,
      _ makeFlow: @escaping @MainActor (FlowPresentation) -> any Flow<Result>,
      onFinish: @escaping @MainActor (Result) -> Void = { _ in }
    ) -> some View {
      background(
        FlowAnchor(isPresented: isPresented, style: style, language: language, makeFlow: makeFlow, onFinish: onFinish))
    }
  }

  /// The view controller over which a flow is presented; nothing of it is visible.
  @MainActor
  private struct FlowAnchor<Result: CancellableResult>: UIViewControllerRepresentable {
    @Binding var isPresented: Bool
    let style: ModalStyle
    let language: Language
    let makeFlow: @MainActor (FlowPresentation) -> any Flow<Result>
    let onFinish: @MainActor (Result) -> Void

    func makeCoordinator() -> FlowLaunch<Result> {
      FlowLaunch { [language] window in UIKitPresenters(window: window, language: language) }
    }

    func makeUIViewController(context: Context) -> AnchorController { AnchorController() }

    func updateUIViewController(_ anchor: AnchorController, context: Context) {
      let launch = context.coordinator
      anchor.onAppear = { [weak anchor, self] in
        guard let anchor else { return }
        launch.update(
          isPresented: isPresented, over: anchor, in: anchor.viewIfLoaded?.window, as: style, makeFlow: makeFlow
        ) { result in
          isPresented = false
          onFinish(result)
        }
      }
      anchor.onAppear()
    }

    static func dismantleUIViewController(_ anchor: AnchorController, coordinator: FlowLaunch<Result>) {
      coordinator.terminate()
    }
  }

  private final class AnchorController: UIViewController {
    var onAppear: @MainActor () -> Void = {}

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      onAppear()
    }
  }
#endif
