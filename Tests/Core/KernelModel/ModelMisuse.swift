/// A violation of the contract.
struct ModelMisuse: Equatable {
  enum Kind: Int {
    case startedTwice, startedByIdleOwner, terminatedByStranger, finishedBeforeStart, finishedTwice, finishedAfterEnd
    case progressedOutsideVisit, showedOutsideVisit, showedWithoutPresentation, replacedPushedScreen, another
  }

  let kind: Kind
}
