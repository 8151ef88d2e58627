#if !canImport(UIKit)
  // Apple: documentation/uikit/uibutton, documentation/uikit/uibutton/configuration-swift.struct

  /// A button.
  @MainActor
  open class UIButton: UIControl {
    /// The appearance of a button.
    public struct Configuration {
      /// The title.
      public var title: String?

      /// Returns a configuration with a background in the tint color.
      public static func filled() -> UIButton.Configuration { UIButton.Configuration() }
      /// Returns a configuration with a gray background.
      public static func gray() -> UIButton.Configuration { UIButton.Configuration() }
    }

    /// How it looks.
    open var configuration: UIButton.Configuration?
    /// The menu that it opens.
    open var menu: UIMenu?

    /// Creates a button; the action is performed for the primary event.
    public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
      self.init()
      self.configuration = configuration
      if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }
  }
#endif
