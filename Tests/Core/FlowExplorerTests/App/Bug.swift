/// A bug that is planted in the small app, each in one line.
enum Bug: String, CaseIterable, Sendable {
  case reportsTwice
  case leaksLetterFlow
  case staysBusy
  case hangs
  case startsWithoutScreen
  case startsTwice
  case sendsTwice
  case acceptsLateReplies
  case losesTextOnKill
  case clearsCoveredInput
  case presentsUnderModal
  case losesLinkDuringSwipe
  case losesLinkDuringPush
  case labelsAlike
  case loopsWithoutExit
  case hidesState
  case hasDeadEnd
  case showsScreenAfterEnd
  case hangsOnLongNames
  case showsForeignScreen
  case restoresTwice
  case ignoresTaps
  case ignoresAnswers
  case clearsWhenAsked
  case remembersInMemory
  case togglesProblem
  case losesTimeDuringPush
  case losesTypedSum
  case losesPlaceOnKill
  case inventsInput
  case hidesErrors
  case ignoresLateReplies
  case keepsProblem
  case forgetsToAsk

  /// The smallest world in which it has an effect.
  var world: SmallApp.World {
    switch self {
    case .startsTwice, .presentsUnderModal, .losesLinkDuringSwipe, .losesLinkDuringPush: .links
    case .acceptsLateReplies, .ignoresLateReplies: .full
    case .loopsWithoutExit, .hidesState, .hasDeadEnd, .showsForeignScreen, .ignoresTaps: .pages
    case .ignoresAnswers: .questions
    case .losesTimeDuringPush: .days
    default: .quiet
    }
  }
}
