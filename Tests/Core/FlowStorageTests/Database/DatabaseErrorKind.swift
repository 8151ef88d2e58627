import FlowStorage

extension DatabaseError {
  /// A case without SQLite's text, which changes with its versions.
  enum Kind: Equatable {
    case newerFile, damaged, notADatabase, readOnly, cannotOpen, tooManyFiles, full, locked, closed, misuse,
      outcomeUnknown,
      foreignLog, fileRemoved, other
    case constraint(DatabaseConstraint)
  }

  var kind: Kind {
    switch self {
    case .newerFile: .newerFile
    case .damaged: .damaged
    case .notADatabase: .notADatabase
    case .readOnly: .readOnly
    case .cannotOpen: .cannotOpen
    case .tooManyFiles: .tooManyFiles
    case .full: .full
    case .locked: .locked
    case .constraint(let constraint, _): .constraint(constraint)
    case .closed: .closed
    case .misuse: .misuse
    case .outcomeUnknown: .outcomeUnknown
    case .foreignLog: .foreignLog
    case .fileRemoved: .fileRemoved
    case .other: .other
    }
  }
}
