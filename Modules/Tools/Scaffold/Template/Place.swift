/// Where a file speaks of the template.
struct Place {
  let group: UnitGroup
  /// The heads of the units around it, from the outside.
  let heads: [Int]
}
