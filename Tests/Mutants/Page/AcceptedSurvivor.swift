/// A mutant that changes nothing that a test could see, and why.
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
