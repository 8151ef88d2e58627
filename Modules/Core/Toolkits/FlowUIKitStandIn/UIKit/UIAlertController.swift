#if !canImport(UIKit)
  // Apple: documentation/uikit/uialertcontroller, documentation/uikit/uialertaction

  /// A button of an alert.
  @MainActor
  public final class UIAlertAction {
    /// The style of a button.
    public enum Style: Int, Sendable {
      /// The style of the button.
      case `default`, cancel, destructive
    }

    /// The title.
    public let title: String?
    /// The style.
    public let style: UIAlertAction.Style
    let handler: ((UIAlertAction) -> Void)?

    /// Creates a button.
    public init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
      self.title = title
      self.style = style
      self.handler = handler
    }
  }

  /// An alert. "Intended to be used as-is and doesn't support subclassing."
  @MainActor
  public final class UIAlertController: UIViewController {
    /// How it looks.
    public enum Style: Int, Sendable {
      /// An action sheet, or an alert.
      case actionSheet, alert
    }

    /// The message.
    public private(set) var message: String?
    /// The buttons.
    public private(set) var actions: [UIAlertAction] = []

    /// Creates an alert without buttons.
    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
      self.init()
      self.title = title
      self.message = message
    }

    /// Adds a button.
    public func addAction(_ action: UIAlertAction) { actions.append(action) }
  }
#endif
