#if !canImport(UIKit)
  // Apple: documentation/uikit/uitextfield

  /// A text field.
  @MainActor
  open class UITextField: UIControl {
    /// The style of the border.
    public enum BorderStyle: Int, Sendable {
      /// The style of the border.
      case none, line, bezel, roundedRect
    }

    private var ownText = ""

    /// The text; nil is stored as the empty text.
    open var text: String? {
      get { ownText }
      set { ownText = newValue ?? "" }
    }
    /// The style of the border.
    open var borderStyle = UITextField.BorderStyle.none
    /// The font of the text.
    open var font: UIFont?
    /// A Boolean value that indicates whether the font follows the person's text size.
    open var adjustsFontForContentSizeCategory = false
  }
#endif
