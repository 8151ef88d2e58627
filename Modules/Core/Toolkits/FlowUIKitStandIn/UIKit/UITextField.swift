#if !canImport(UIKit)
  // Apple: documentation/uikit/uitextfield

  @MainActor
  open class UITextField: UIControl {
    public enum BorderStyle: Int, Sendable {
      case none, line, bezel, roundedRect
    }

    public enum ViewMode: Int, Sendable {
      /// When an overlay is visible.
      case never, whileEditing, unlessEditing, always
    }

    private var ownText = ""
    /// The number of characters before the cursor.
    var cursor = 0

    /// The text; nil is stored as the empty text.
    ///
    /// The cursor is behind it when it is set.
    open var text: String? {
      get { ownText }
      set {
        ownText = newValue ?? ""
        cursor = ownText.count
      }
    }
    open var placeholder: String?
    open var borderStyle = UITextField.BorderStyle.none
    open var clearButtonMode = UITextField.ViewMode.never
    open var font: UIFont?
    open var adjustsFontForContentSizeCategory = false
    open var keyboardType = UIKeyboardType.default
    open var textContentType: UITextContentType?
    open var isSecureTextEntry = false
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var spellCheckingType = UITextSpellCheckingType.default
    open var smartQuotesType = UITextSmartQuotesType.default
    open var smartDashesType = UITextSmartDashesType.default
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    open var returnKeyType = UIReturnKeyType.default
  }

  // Apple: documentation/uikit/uisearchtextfield

  @MainActor
  open class UISearchTextField: UITextField {}

  // Apple: documentation/uikit/uitextview

  @MainActor
  open class UITextView: UIScrollView {
    private var ownText = ""
    /// The number of characters before the cursor.
    var cursor = 0

    /// The text; nil is stored as the empty text.
    ///
    /// The cursor is behind it when it is set.
    open var text: String? {
      get { ownText }
      set {
        ownText = newValue ?? ""
        cursor = ownText.count
      }
    }
    open weak var delegate: (any UITextViewDelegate)?
    open var isEditable = true
    open var font: UIFont?
    open var adjustsFontForContentSizeCategory = false
  }

  // Apple: documentation/uikit/uitextviewdelegate. The method is optional; here it has a default.

  /// Is informed of changes of a text.
  @MainActor
  public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewDidChange(_ textView: UITextView)
  }

  extension UITextViewDelegate {
    public func textViewDidChange(_ textView: UITextView) {}
  }
#endif
