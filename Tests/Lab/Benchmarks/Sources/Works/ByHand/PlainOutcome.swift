enum PlainOutcome {
  case completed(Int)
  case cancelled
}
