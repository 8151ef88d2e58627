#if canImport(SwiftUI) && canImport(UIKit)
  public import SwiftUI

  /// A SwiftUI screen that displays its content with a view.
  ///
  /// This package is tested without SwiftUI: these ten lines were never compiled.
  open class HostingScreen<Content, Body: View>: UIHostingController<Body> {
    private let makeBody: (Content) -> Body

    /// Creates a screen with a content.
    public init(_ content: Content, @ViewBuilder body: @escaping (Content) -> Body) {
      makeBody = body
      super.init(rootView: body(content))
    }

    /// Flows are not archived.
    @available(*, unavailable)
    public required dynamic init?(coder: NSCoder) { nil }

    /// Displays a content.
    public func display(_ content: Content) { rootView = makeBody(content) }
  }
#endif
