import FlowStorage

extension UsageError {
  var code: ErrorCode {
    switch self {
    case .commandLine: .usage
    case .fileExists: .fileExists
    case .unknownJourney, .noJourneys: .unknownJourney
    case .unreadable: .unreadable
    case .unwritable: .unwritable
    case .journeyFailed: .journeyFailed
    case .syntax: .malformedJourney
    case .database(_, let error): error.code
    case .data: .notLaunched
    }
  }
}

extension DatabaseError {
  fileprivate var code: ErrorCode {
    switch self {
    case .newerFile: .dataNewer
    case .damaged, .foreignLog: .dataDamaged
    case .notADatabase: .dataForeign
    case .readOnly: .dataReadOnly
    case .cannotOpen: .dataNotOpened
    case .full: .diskFull
    case .locked: .dataLocked
    case .constraint, .closed, .misuse, .fileRemoved, .outcomeUnknown, .other: .dataUnusable
    }
  }
}
