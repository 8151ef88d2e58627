/// A bug that is planted in the small app, each in one line.
enum Bug: String, CaseIterable, Sendable {
  case reportsTwice
  case keepsItsLetter
  case staysBusy
  case waitsForEver
  case beginsWithoutScreen
  case beginsTwice
  case sendsTwice
  case hearsLateReplies
  case forgetsTextInKill
  case clearsWhatIsBelow
  case presentsUnderModal
  case forgetsLinkUnderFinger
  case labelsAlike
  case turnsInCircles
  case hidesState
  case hasNoWayOut
  case showsAfterItsEnd
  case takesLongNames
  case showsForeignScreen
  case restoresTooMuch
  case ignoresTaps

  /// The smallest world in which it has an effect.
  var world: SmallApp.World {
    switch self {
    case .beginsTwice, .presentsUnderModal, .forgetsLinkUnderFinger: .links
    case .hearsLateReplies: .full
    case .turnsInCircles, .hidesState, .hasNoWayOut, .showsForeignScreen, .ignoresTaps: .pages
    default: .quiet
    }
  }
}
