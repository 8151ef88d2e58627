import FlowHeadless

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
  case noSuchID = "no-such-id"
  case noSuchList = "no-such-list"
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
  case onlyInMemory = "only-in-memory"
  case nothingToUndo = "nothing-to-undo"

  // It was performed, but the app or the disk has a problem.
  case violation
  case deadEnd = "dead-end"
  case defect
  case notRecorded = "not-recorded"
}

extension SessionError {
  var code: RefusalCode {
    switch self {
    case .notACommand(let error): error.code
    case .step(let failure): failure.code
    case .defects: .defect
    case .notRecorded: .notRecorded
    case .sessionOver: .sessionOver
    case .notRepeatable: .onlyInMemory
    case .nothingToUndo: .nothingToUndo
    case .notLaunched: .defect
    }
  }
}

extension CommandError {
  fileprivate var code: RefusalCode {
    switch self {
    case .notAnArray: .notAnArray
    case .noSuchNumber, .noSuchOption: .noSuchNumber
    case .noSuchID: .noSuchID
    case .noField: .noField
    case .noList: .noSuchList
    case .missingValue, .missingTarget: .incomplete
    case .ambiguous: .ambiguousOption
    case .valueForAction: .surplusWords
    case .unknown: .unknownCommand
    case .syntax(let reason): reason.code
    }
  }
}

extension JourneySyntaxError.Reason {
  fileprivate var code: RefusalCode {
    switch self {
    case .tooLong: .lineTooLong
    case .notText: .notUTF8
    case .controlCharacter, .unterminatedText, .unknownEscape: .malformedText
    case .unknownWord: .unknownWord
    case .tooShort: .incomplete
    case .tooMuch: .surplusWords
    case .notATime: .notADuration
    }
  }
}

extension StepError {
  fileprivate var code: RefusalCode {
    switch self {
    case .notRunning: .notRunning
    case .refusedAction(let action): action.code
    case .refusedByApp: .refusedByApp
    case .expectationFailed: .expectationFailed
    case .violated: .violation
    case .prerequisiteNotInserted: .notInSessions
    case .deadEnd: .deadEnd
    }
  }
}

extension ActionError {
  fileprivate var code: RefusalCode {
    switch self {
    case .nothingOnScreen: .noScreen
    case .transitionInProgress: .transitionInProgress
    case .noAction: .noAction
    case .actionDisabled: .actionDisabled
    case .ambiguous: .ambiguousLabel
    case .noField: .noField
    case .fieldDisabled: .fieldDisabled
    case .fieldIsChoice: .fieldHasOptions
    case .fieldIsText: .fieldHasNoOptions
    case .noOption: .noOption
    case .fieldIsToggle: .fieldIsToggle
    case .fieldIsNoToggle: .fieldIsNoToggle
    case .alreadyTurned: .alreadyTurned
    case .notADate: .notADate
    case .dateOutOfRange: .dateOutOfRange
    case .noRefresh: .noRefresh
    case .nothingToScroll: .nothingToScroll
    case .busy: .busy
    case .noExit: .noExit
    case .noScreenBelow: .noScreenBelow
    case .noTab: .noTab
    case .swipeInProgress: .swipeInProgress
    case .noSwipe: .noSwipe
    }
  }
}
