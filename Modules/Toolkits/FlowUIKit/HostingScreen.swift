#if canImport(SwiftUI) && canImport(UIKit)
  public import SwiftUI

  /// A screen of SwiftUI: shows a content with a view, and another content with the same view.
  ///
  /// Where this package is tested there is no SwiftUI: nobody has compiled these ten lines yet.
  open class HostingScreen<Content, Body: View>: UIHostingController<Body> {
    private let makeBody: (Content) -> Body

    /// A screen that shows this content.
    public init(_ content: Content, @ViewBuilder body: @escaping (Content) -> Body) {
      makeBody = body
      super.init(rootView: body(content))
    }

    /// There are no archives of flows.
    @available(*, unavailable)
    public required dynamic init?(coder: NSCoder) { nil }

    /// Shows this content from now on.
    public func display(_ content: Content) { rootView = makeBody(content) }
  }
#endif
