#if !canImport(UIKit)
  // Apple: documentation/uikit/uicontrol

  /// A view that responds to touches.
  @MainActor
  open class UIControl: UIView {
    /// The events of a control.
    public struct Event: OptionSet, Sendable {
      /// The bits.
      public let rawValue: UInt
      /// The primary action; for a button, a tap.
      public static let primaryActionTriggered = UIControl.Event(rawValue: 1 << 13)
      /// The person has changed the text of a field.
      public static let editingChanged = UIControl.Event(rawValue: 1 << 17)

      /// Some events.
      public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    /// A Boolean value that indicates whether the control is enabled.
    open var isEnabled = true
    /// A Boolean value that indicates whether a touch opens the menu.
    open var showsMenuAsPrimaryAction = false
    private var actions: [(action: UIAction, events: UIControl.Event)] = []

    /// Performs an action when one of the events happens.
    open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
      actions.append((action, controlEvents))
    }

    /// Performs the actions for these events.
    open func sendActions(for controlEvents: UIControl.Event) {
      for (action, events) in actions where !events.isDisjoint(with: controlEvents) { action.perform() }
    }
  }
#endif
