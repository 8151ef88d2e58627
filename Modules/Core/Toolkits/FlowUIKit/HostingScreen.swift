#if canImport(SwiftUI) && canImport(UIKit)
  public import SwiftUI

  /// A SwiftUI screen that displays its content with a view.
  ///
  /// This package is built and tested without SwiftUI.
  open class HostingScreen<Content, Body: View>: UIHostingController<Body>, DisappearanceReporting {
    /// Called when the screen has disappeared; FlowUIKit sets it.
    public var onDisappear: (@MainActor () -> Void)?
    private let makeBody: (Content) -> Body

    /// Creates a screen with a content.
    /// - Parameter sizingOptions: How the size of the view becomes the screen's, such as `.preferredContentSize` for a
    ///   popover.
    public init(
      _ content: Content, sizingOptions: UIHostingControllerSizingOptions = [],
      @ViewBuilder body: @escaping (Content) -> Body
    ) {
      makeBody = body
      super.init(rootView: body(content))
      self.sizingOptions = sizingOptions
    }

    /// Flows are not archived.
    @available(*, unavailable)
    public required dynamic init?(coder: NSCoder) { nil }

    /// Displays a content; a screen that can be busy overrides it.
    open func display(_ content: Content) { rootView = makeBody(content) }

    /// Informs FlowUIKit.
    open override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      onDisappear?()
    }
  }
#endif
