/// A violation of the contract.
struct ModelMisuse: Equatable {
  enum Kind: Int {
    case startedTwice, startedOutsideVisit, terminatedByNonCaller, finishedBeforeStart, finishedTwice, finishedAfterEnd
    case progressedOutsideVisit, showedOutsideVisit, showedWithoutPresentation, replacedPushedScreen
    case workedBeforeStart, answeredInVain, another
  }

  let kind: Kind
}
