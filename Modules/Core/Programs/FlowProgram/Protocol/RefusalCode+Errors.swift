import FlowHeadless

extension SessionError {
  var code: RefusalCode {
    switch self {
    case .notACommand(let error): error.code
    case .step(let failure): failure.code
    case .defects: .defect
    case .notRecorded: .notRecorded
    case .sessionOver: .sessionOver
    }
  }
}

extension CommandError {
  fileprivate var code: RefusalCode {
    switch self {
    case .notAnArray: .notAnArray
    case .noSuchNumber, .noSuchOption: .noSuchNumber
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

extension StepFailure {
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

extension RefusedAction {
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
