#if !canImport(UIKit)
  import FlowUIKitStandIn

  /// The faults of an adapter for UIKit.
  enum UIKitFault: CaseIterable {
    // Completing and waiting
    case completesTwice, hangsWhenRefused, saysNothingOfRefused, neverWaits, waitsForDidShow, believesWillShow
    // Showing and taking away
    case alwaysMoves, pushesOneByOne, dismissesOneByOne, tellsProgramAsPerson, goesBackTooFar, namesContainer
    // The person and other code
    case forgetsClose, missesClose, silencesDelegate, deafToOthers, pullsUnasked, asksAnyTime, swipesUnasked, letsBusyGo
    case keepsOldButton, buttonKeepsWindow, coversMenus
    // Alerts, tabs and styles
    case losesAnswer, hiddenIsGone, asksOwnStackOnly, saysNothingOfUnpushable, dropsHeights
    // The window
    case ignoresCoordinators, keepsWindow

    /// The rule that catches it.
    var check: String {
      switch self {
      case .completesTwice, .hangsWhenRefused:
        "each transition completes exactly once, and before the toolkit has settled"
      case .saysNothingOfRefused:
        "a stack that the toolkit refuses to present counts as removed, and the next is shown"
      case .neverWaits: "requests during a held swipe take effect after it, and each is reported once"
      case .waitsForDidShow: "a transition waits for the person's swipe"
      case .believesWillShow: "a cancelled swipe is not reported"
      case .alwaysMoves: "changes without animation do not move"
      case .pushesOneByOne: "several screens are shown in one movement"
      case .dismissesOneByOne: "screens that were shown out of order are removed in one movement"
      case .tellsProgramAsPerson: "screens that the program removes are not reported as the person's"
      case .goesBackTooFar: "the screens above another are removed in one movement, and it stays"
      case .namesContainer: "a pushed screen is the top"
      case .forgetsClose: "a full-screen stack has a button that closes it"
      case .missesClose: "pulling down a sheet removes all its screens, as one event"
      case .silencesDelegate: "the app's own delegate is still called, and the flows are informed"
      case .deafToOthers: "screens that other code removes from a stack are reported as the person's, as one event"
      case .pullsUnasked, .asksAnyTime: "a screen asks before a sheet is closed"
      case .swipesUnasked: "a screen asks before the person swipes, and does not move"
      case .letsBusyGo: "a busy screen cannot be left"
      case .losesAnswer: "an alert is the top, and its answer arrives once"
      case .hiddenIsGone: "a flow on a hidden stack shows more there"
      case .asksOwnStackOnly:
        "a screen that appears on a hidden stack is asked before the person goes back from the tabs"
      case .keepsOldButton: "a screen that is first of a modal a second time has a button that closes it"
      case .buttonKeepsWindow, .keepsWindow: "the window is released with its flows, although a screen lives on"
      case .coversMenus: "a modal that is requested while a menu is open is shown when the menu has closed"
      case .saysNothingOfUnpushable:
        "a screen that cannot be on a stack counts as removed from a new one, and the others are shown"
      case .dropsHeights: "a modal in a style of the toolkit's own looks like it, and can be left"
      case .ignoresCoordinators: "a transition waits for the person's swipe"
      }
    }

    /// The variants with which the fault shows.
    var variants: StandInVariants {
      var variants = StandInVariants()
      variants.asksOften = self == .asksAnyTime
      return variants
    }
  }
#endif
