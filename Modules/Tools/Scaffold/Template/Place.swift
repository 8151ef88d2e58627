/// A place in a file that mentions the template.
struct Place {
  let group: UnitGroup
  /// The heads of the enclosing units, outermost first.
  let heads: [Int]
}
