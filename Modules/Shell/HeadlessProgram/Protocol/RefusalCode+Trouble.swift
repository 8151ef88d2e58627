import HeadlessUI

extension SessionTrouble {
  /// The code of the trouble.
  var code: RefusalCode {
    switch self {
    case .notACommand(let error): error.code
    case .step(let trouble): trouble.code
    case .defects: .defect
    case .notRecorded: .notRecorded
    case .isOver: .sessionOver
    }
  }
}

extension CommandError {
  fileprivate var code: RefusalCode {
    switch self {
    case .notAnArray: .notAnArray
    case .noSuchNumber: .noSuchNumber
    case .nothingToEnter, .nothingNamed: .incomplete
    case .ambiguous: .ambiguousOption
    case .tooMuchForAction: .surplusWords
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

extension JourneyTrouble {
  fileprivate var code: RefusalCode {
    switch self {
    case .notRunning: .notRunning
    case .refusedAct(let act): act.code
    case .refusedByApp: .refusedByApp
    case .unmet: .unmet
    case .violated: .violation
    case .notWhole: .notInSessions
    case .deadEnd: .deadEnd
    }
  }
}

extension RefusedAct {
  fileprivate var code: RefusalCode {
    switch self {
    case .nothingOnScreen: .noScreen
    case .screenMoves: .screenMoves
    case .noAction: .noAction
    case .actionDisabled: .actionDisabled
    case .ambiguous: .ambiguousLabel
    case .noField: .noField
    case .fieldDisabled: .fieldDisabled
    case .notTyped: .fieldHasOptions
    case .notChosen: .fieldHasNoOptions
    case .noOption: .noOption
    case .busy: .busy
    case .noExit: .noExit
    case .noScreenBelow: .noScreenBelow
    case .noTab: .noTab
    case .fingerIsDown: .fingerDown
    case .fingerIsUp: .fingerUp
    }
  }
}
