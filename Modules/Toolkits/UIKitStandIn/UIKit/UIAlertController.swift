#if !canImport(UIKit)
  // Apple: documentation/uikit/uialertcontroller, documentation/uikit/uialertaction

  /// One of the buttons of an alert.
  @MainActor
  public final class UIAlertAction {
    /// What a button is for.
    public enum Style: Int, Sendable {
      /// What the button is for.
      case `default`, cancel, destructive
    }

    /// What it says.
    public let title: String?
    /// What it is for.
    public let style: UIAlertAction.Style
    let handler: ((UIAlertAction) -> Void)?

    /// A button.
    public init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
      self.title = title
      self.style = style
      self.handler = handler
    }
  }

  /// A question. "Intended to be used as-is and doesn't support subclassing."
  @MainActor
  public final class UIAlertController: UIViewController {
    /// How it looks.
    public enum Style: Int, Sendable {
      /// From the bottom, or in the middle.
      case actionSheet, alert
    }

    /// What it says below the title.
    public private(set) var message: String?
    /// The buttons.
    public private(set) var actions: [UIAlertAction] = []

    /// A question without buttons.
    public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style) {
      self.init()
      self.title = title
      self.message = message
    }

    /// Adds a button.
    public func addAction(_ action: UIAlertAction) { actions.append(action) }
  }
#endif
