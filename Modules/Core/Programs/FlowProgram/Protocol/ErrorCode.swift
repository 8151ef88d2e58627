/// The codes of errors outside of a command, for programs: `docs/reference/json.md` explains each code.
enum ErrorCode: String, CaseIterable, Codable {
  case usage
  case unreadable
  case unwritable
  case fileExists = "file-exists"
  case unknownJourney = "unknown-journey"
  case malformedJourney = "malformed-journey"
  case journeyFailed = "journey-failed"
  case dataNewer = "data-newer"
  case dataDamaged = "data-damaged"
  case dataForeign = "data-foreign"
  case dataReadOnly = "data-read-only"
  case dataNotOpened = "data-not-opened"
  case dataLocked = "data-locked"
  case dataUnusable = "data-unusable"
  case diskFull = "disk-full"
  case notLaunched = "not-launched"
  case defect
}
