#if !canImport(UIKit)
  // Apple: documentation/uikit/uibutton, documentation/uikit/uibutton/configuration-swift.struct

  /// A button.
  @MainActor
  open class UIButton: UIControl {
    /// How a button looks.
    public struct Configuration {
      /// What it says.
      public var title: String?

      /// With a background in the tint colour.
      public static func filled() -> UIButton.Configuration { UIButton.Configuration() }
      /// With a grey background.
      public static func gray() -> UIButton.Configuration { UIButton.Configuration() }
    }

    /// How it looks.
    open var configuration: UIButton.Configuration?
    /// The menu that it opens.
    open var menu: UIMenu?

    /// A button; the action is performed for the primary event.
    public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
      self.init()
      self.configuration = configuration
      if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }
  }
#endif
