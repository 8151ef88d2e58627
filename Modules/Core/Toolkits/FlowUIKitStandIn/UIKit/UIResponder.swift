#if !canImport(UIKit)
  public import Foundation

  // Apple: documentation/uikit/uiresponder, and for its method documentation/objectivec/nsobject-swift.class. Without
  // Objective-C, the initializer of a responder is not isolated to the main actor.

  @MainActor
  open class UIResponder: NSObject {
    public nonisolated override init() { super.init() }

    /// Performs VoiceOver's escape gesture.
    /// - Returns: whether the gesture was handled; if not, the next responder is asked.
    open func accessibilityPerformEscape() -> Bool { false }

    public private(set) var isFirstResponder = false

    @discardableResult
    open func becomeFirstResponder() -> Bool {
      isFirstResponder = true
      return true
    }

    package private(set) var reloadCount = 0

    /// Shows the keyboard again with other traits.
    open func reloadInputViews() { reloadCount += 1 }

    @discardableResult
    open func resignFirstResponder() -> Bool {
      isFirstResponder = false
      return true
    }
  }
#endif
