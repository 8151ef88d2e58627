#if !canImport(UIKit)
  // Apple: documentation/uikit/uibutton, documentation/uikit/uibutton/configuration-swift.struct

  @MainActor
  open class UIButton: UIControl {
    public struct Configuration {
      public var title: String?

      public static func filled() -> UIButton.Configuration { UIButton.Configuration() }
      public static func plain() -> UIButton.Configuration { UIButton.Configuration() }
      public static func gray() -> UIButton.Configuration { UIButton.Configuration() }
    }

    public enum Role: Int, Sendable {
      case normal, primary, cancel, destructive
    }

    open var role = UIButton.Role.normal
    open var configuration: UIButton.Configuration?
    open var menu: UIMenu?

    /// Creates a button; the action is performed for the primary event.
    public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
      self.init()
      self.configuration = configuration
      if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }
  }
#endif
