/// A mutant that no test can detect, with the reason.
struct AcceptedSurvivor: Equatable {
  let path: String
  let declaration: String
  let original: String
  let mutated: String
  let reason: String

  /// Whether it is this mutant.
  func matches(_ mutant: Mutant) -> Bool {
    path == mutant.path && declaration == mutant.declaration && original == mutant.original
      && mutated == mutant.mutated
  }
}
