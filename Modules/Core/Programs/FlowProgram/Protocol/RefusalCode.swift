/// The codes of refused commands, for programs: `docs/reference/json.md` explains each code.
enum RefusalCode: String, CaseIterable, Codable {
  // The line is not a command.
  case lineTooLong = "line-too-long"
  case notUTF8 = "not-utf8"
  case notAnArray = "not-an-array"
  case unknownCommand = "unknown-command"
  case unknownWord = "unknown-word"
  case incomplete
  case surplusWords = "surplus-words"
  case malformedText = "malformed-text"
  case notADuration = "not-a-duration"
  case noSuchNumber = "no-such-number"
  case notInSessions = "not-in-sessions"
  case sessionOver = "session-over"

  // The action is not possible on this screen.
  case notRunning = "not-running"
  case noScreen = "no-screen"
  case transitionInProgress = "screen-moves"
  case busy
  case noAction = "no-action"
  case actionDisabled = "action-disabled"
  case ambiguousLabel = "ambiguous-label"
  case noField = "no-field"
  case fieldDisabled = "field-disabled"
  case fieldHasOptions = "field-has-options"
  case fieldHasNoOptions = "field-has-no-options"
  case noOption = "no-option"
  case ambiguousOption = "ambiguous-option"
  case fieldIsToggle = "field-is-switch"
  case fieldIsNoToggle = "field-is-no-switch"
  case alreadyTurned = "already-turned"
  case notADate = "not-a-date"
  case dateOutOfRange = "date-out-of-range"
  case noRefresh = "no-refresh"
  case nothingToScroll = "no-scroll"
  case noExit = "no-exit"
  case noScreenBelow = "no-screen-below"
  case noTab = "no-tab"
  case swipeInProgress = "finger-down"
  case noSwipe = "finger-up"

  // The app or its world refuses it, or an expectation does not hold.
  case refusedByApp = "refused-by-app"
  case expectationFailed = "unmet"

  // It was performed, but the app or the disk has a problem.
  case violation
  case deadEnd = "dead-end"
  case defect
  case notRecorded = "not-recorded"
}
