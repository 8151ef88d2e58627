/// A violation of the contract.
struct ModelMisuse: Equatable {
  enum Kind: Int {
    case startedTwice, startedByIdleOwner, terminatedByStranger, finishedBeforeStart, finishedTwice, finishedAfterEnd
    case progressedOutsideVisit, showedOutsideVisit, showedWithoutPresentation, another
  }

  let kind: Kind
}
