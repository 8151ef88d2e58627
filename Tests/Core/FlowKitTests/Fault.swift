/// The faults of an adapter.
enum Fault: CaseIterable {
  // Presenters
  case completesTwice, neverCompletes, neverWaits, saysNothingOfStray, saysNothingOfStrayModal, showsOneByOne
  case presentsTheFirstOnly, neverReplaces, coversNothing, pushesAboveModals, namesNoTop
  // Dismissers
  case dismissesNothing, dismissesPushedOnly, dismissesTheTopOnly, dismissesOneByOne, goesBackTooFar, goesBackNot
  case goesBackIntoTabs, takesProgramForPerson, alwaysAsks, revealsAlways
  // The person
  case saysNothingOfPerson, reportsOneByOne, revealsNothing, neverAsks, asksAndStays, swipesAnyway, pullsAnything
  case closesNothing, goesBackOneByOne, missesPulls, tellsUnderFinger, swipesOnce, ignoresBusy, escapesUnasked
  // Other code
  case missesOtherCode, hangsWhenRefused, silencesDelegate, alwaysMoves
  // Alerts and tabs
  case forgetsAnswer, answersLate, leavesAlerts, keepsAlerts, asksBelow, takesHiddenForGone, showsHiddenOnTop
  case dropsHidden, selectsUntold, selectsRevealing, keepsTabs, tellsInnerAsPerson, movesFirstTab
  case asksVisibleOnly, namesNothingOnEmptyStack
  // Menus, styles, and other times
  case forgetsLateLeaving, tellsAfterNext, coversMenus, closesOnce, saysNothingOfUnpushable, ignoresOptions, keepsWindow
  // Several trees and windows
  case showsAgain, sharesRecord, changesRecord, namesTwice, reportsReplacedOneByOne

  /// A check that it fails.
  var check: String {
    switch self {
    case .completesTwice, .neverCompletes, .namesTwice:
      "each transition completes exactly once, and before the toolkit has settled"
    case .neverWaits: "a transition waits for the person's swipe"
    case .saysNothingOfStray: "a screen without a stack counts as removed"
    case .saysNothingOfStrayModal: "a modal without a host counts as removed"
    case .showsOneByOne: "several screens are shown in one movement"
    case .presentsTheFirstOnly: "a presented stack and its screens are shown in one movement"
    case .neverReplaces: "several screens can replace the stack"
    case .coversNothing: "a modal is presented above other modals"
    case .pushesAboveModals: "simultaneous requests are performed one after the other"
    case .namesNoTop: "a pushed screen is the top"
    case .dismissesNothing: "a dismisser removes its screen"
    case .dismissesPushedOnly: "a dismisser removes a presented stack"
    case .dismissesTheTopOnly: "a dismisser also removes the screens above its own"
    case .dismissesOneByOne: "screens that were shown out of order are removed in one movement"
    case .goesBackTooFar, .goesBackNot: "the screens above another are removed in one movement, and it stays"
    case .goesBackIntoTabs: "going back to the tabs removes nothing inside them"
    case .takesProgramForPerson: "screens that the program removes are not reported as the person's"
    case .alwaysAsks: "the program does not ask before it removes a screen"
    case .revealsAlways: "screens that are removed from a hidden stack reveal nothing"
    case .saysNothingOfPerson: "back from the first screen is reported as the person's"
    case .reportsOneByOne: "pulling down a sheet removes all its screens, as one event"
    case .revealsNothing: "a screen that is on top again is revealed"
    case .neverAsks: "a screen asks before the person goes back"
    case .asksAndStays: "a screen that allows the attempt at once is removed by it"
    case .swipesAnyway: "a cancelled swipe is not reported"
    case .pullsAnything: "a full-screen stack is not pulled down"
    case .closesNothing: "a full-screen stack has a button that closes it"
    case .goesBackOneByOne: "several screens that the back menu removes are one event"
    case .missesPulls: "a single modal that is pulled down reports its result on dismissal"
    case .tellsUnderFinger: "a held swipe reports nothing"
    case .swipesOnce: "a cancelled swipe can be followed by another"
    case .ignoresBusy: "a busy screen cannot be left"
    case .escapesUnasked: "the escape gesture of assistive technology asks, and is reported as the person's"
    case .missesOtherCode: "screens that other code removes from a stack are reported as the person's, as one event"
    case .hangsWhenRefused: "a stack that the toolkit refuses to present counts as removed, and the next is shown"
    case .silencesDelegate: "the app's own delegate is still called, and the flows are informed"
    case .alwaysMoves: "changes without animation do not move"
    case .forgetsAnswer, .answersLate: "an alert is the top, and its answer arrives once"
    case .leavesAlerts: "an alert is dismissed only by an answer"
    case .keepsAlerts: "an alert is removed when the program ends its flow"
    case .asksBelow: "an alert is above presented screens"
    case .takesHiddenForGone: "a flow on a hidden stack presents above all"
    case .showsHiddenOnTop: "a flow on a hidden stack is shown, but not on top"
    case .dropsHidden: "the person selects a tab: nothing is removed, and a flow left there is visited again"
    case .selectsUntold: "the program selects a tab: nothing is removed, and a flow left there is visited again"
    case .selectsRevealing: "a tab that is selected under a modal reveals nothing"
    case .keepsTabs: "removing tabs removes everything inside them"
    case .tellsInnerAsPerson: "the screens inside tabs that the program replaces are not reported as the person's"
    case .movesFirstTab: "of several tabs, the visible one has the movement"
    case .namesNothingOnEmptyStack: "tabs whose visible stack is empty are the top"
    case .asksVisibleOnly:
      "a screen that appears on a hidden stack is asked before the person goes back from the tabs"
    case .forgetsLateLeaving: "going back while a transition is in progress has no effect, or is reported once"
    case .tellsAfterNext: "a question that is asked while the person leaves its flow is not shown"
    case .coversMenus: "a modal that is requested while a menu is open is shown when the menu has closed"
    case .closesOnce: "a screen that is first of a modal a second time has a button that closes it"
    case .saysNothingOfUnpushable:
      "a screen that cannot be on a stack counts as removed from a new one, and the others are shown"
    case .ignoresOptions: "a modal in a style of the toolkit's own looks like it, and can be left"
    case .showsAgain: "a view controller that is still shown counts as removed when it is shown again"
    case .sharesRecord:
      "a tree of flows does not account for the screens that another removes in another window"
    case .changesRecord: "a modal can replace another"
    case .reportsReplacedOneByOne:
      "a tree of flows accounts for the screens that it removes, and not for those that another removes in answer"
    case .keepsWindow: "the window is released with its flows, although a screen lives on"
    }
  }
}
