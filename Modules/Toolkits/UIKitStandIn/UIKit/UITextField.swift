#if !canImport(UIKit)
  // Apple: documentation/uikit/uitextfield

  /// A line of text that the person edits.
  @MainActor
  open class UITextField: UIControl {
    /// What is drawn around the text.
    public enum BorderStyle: Int, Sendable {
      /// What is drawn around the text.
      case none, line, bezel, roundedRect
    }

    private var ownText = ""

    /// The text; nil is stored as the empty text.
    open var text: String? {
      get { ownText }
      set { ownText = newValue ?? "" }
    }
    /// What is drawn around the text.
    open var borderStyle = UITextField.BorderStyle.none
    /// The font of the text.
    open var font: UIFont?
    /// Whether the font follows the person's text size.
    open var adjustsFontForContentSizeCategory = false
  }
#endif
