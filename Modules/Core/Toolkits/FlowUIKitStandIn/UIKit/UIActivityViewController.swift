#if !canImport(UIKit)
  public import Foundation

  // Apple: documentation/uikit/uiactivityviewcontroller

  /// A service of an app; this app has none of its own.
  @MainActor
  open class UIActivity {}

  /// The share sheet. "On iPad, you must present the view controller in a popover."
  @MainActor
  open class UIActivityViewController: UIViewController {
    /// The items that it offers to share, for tests.
    public let activityItems: [Any]

    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
      self.activityItems = activityItems
      super.init(nibName: nil, bundle: nil)
      modalPresentationStyle = .popover
    }

    public required init?(coder: NSCoder) { return nil }
  }
#endif
