/// A part of a file in which literals change.
struct Value: Equatable {
  /// The function or property that it belongs to.
  let declaration: String
  let tokens: ClosedRange<Int>
  /// Whether only strings change: the other literals of a body change in its branches.
  var hasOnlyStrings = false

  /// The values of a file: the initial values of stored properties, default arguments, and the bodies, in the order of the text.
  static func all(in file: SwiftFile) -> [Value] {
    let bodies = BodyFinder.bodies(of: file).map {
      Value(declaration: $0.declaration, tokens: $0.braces, hasOnlyStrings: true)
    }
    return (BodyFinder.values(of: file) + bodies).sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
  }
}
