#if !canImport(UIKit)
  // Apple: documentation/uikit/uialertcontroller, documentation/uikit/uialertaction

  @MainActor
  public final class UIAlertAction {
    public enum Style: Int, Sendable {
      case `default`, cancel, destructive
    }

    public let title: String?
    public let style: UIAlertAction.Style
    let handler: ((UIAlertAction) -> Void)?

    public init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
      self.title = title
      self.style = style
      self.handler = handler
    }
  }

  /// An alert. "Intended to be used as-is and doesn't support subclassing."
  @MainActor
  public final class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
      case actionSheet, alert
    }

    public private(set) var message: String?
    public private(set) var actions: [UIAlertAction] = []

    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
      self.init()
      self.title = title
      self.message = message
    }

    public func addAction(_ action: UIAlertAction) { actions.append(action) }
  }
#endif
