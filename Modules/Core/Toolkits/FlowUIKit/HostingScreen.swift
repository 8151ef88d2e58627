#if canImport(SwiftUI) && canImport(UIKit)
  public import SwiftUI

  /// A SwiftUI screen that displays its content with a view.
  ///
  /// This package is built and tested without SwiftUI.
  open class HostingScreen<Content, Body: View>: UIHostingController<LeavableView<Body?>>, DisappearanceReporting,
    ExitRequesting
  {
    /// Called when the screen has disappeared; FlowUIKit sets it.
    public var onDisappear: (@MainActor () -> Void)?
    /// Asks to leave the screen; FlowUIKit sets it.
    public var onExitRequest: (@MainActor () -> Void)?
    private let makeBody: (Content) -> Body

    /// Creates a screen, which is empty until its first content.
    /// - Parameter sizingOptions: How the size of the view becomes the screen's, such as `.preferredContentSize` for a
    ///   popover.
    public init(
      sizingOptions: UIHostingControllerSizingOptions = [], @ViewBuilder body: @escaping (Content) -> Body
    ) {
      makeBody = body
      super.init(rootView: LeavableView(nil))
      self.sizingOptions = sizingOptions
    }

    /// Flows are not archived.
    @available(*, unavailable)
    public required dynamic init?(coder: NSCoder) { nil }

    /// Displays a content; a screen that can be busy overrides it.
    open func display(_ content: Content) {
      rootView = LeavableView(makeBody(content), in: self)
    }

    /// Informs FlowUIKit.
    open override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      onDisappear?()
    }

    /// Asks the flow, if SwiftUI's `dismiss` asks the screen itself.
    open override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
      if presentedViewController == nil, let onExitRequest { return onExitRequest() }
      super.dismiss(animated: animated, completion: completion)
    }
  }
#endif
