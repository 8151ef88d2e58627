/// One change to one body or value, small enough to be read in a line.
struct Mutant: Equatable {
  /// The identifier that activates it, unchanged as long as its text is.
  let id: UInt32
  /// The file, in the package.
  let path: String
  let line: Int
  /// The function or property.
  let declaration: String
  /// The line as it stands there.
  let original: String
  /// The line as it would be.
  let mutated: String
  let edit: Edit
  /// The number of the body in its file, or of the value.
  let body: Int

  /// The identifier as it is shown.
  var name: String { Checksum.digits(id) }
}
