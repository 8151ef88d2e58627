#if !canImport(UIKit)
  public import Foundation

  // Apple: documentation/uikit/uiresponder, and of its method documentation/objectivec/nsobject-swift.class. Where there is
  // no Objective-C, what makes a responder is not on the main actor.

  /// A responder.
  @MainActor
  open class UIResponder: NSObject {
    /// Creates a responder.
    public nonisolated override init() { super.init() }

    /// Performs VoiceOver's escape gesture.
    /// - Returns: whether the gesture was handled; if not, the next responder is asked.
    open func accessibilityPerformEscape() -> Bool { false }
  }
#endif
