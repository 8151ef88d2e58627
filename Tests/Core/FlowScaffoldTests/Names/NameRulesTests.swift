import Testing

@testable import FlowScaffold

struct NameRulesTests {
  /// The keywords according to The Swift Programming Language, Lexical Structure: a case named after one does not compile.
  private static let keywords = """
    associatedtype class deinit enum extension fileprivate func import init inout internal let open operator private \
    precedencegroup protocol public rethrows static struct subscript typealias var break case catch continue default defer do else \
    fallthrough for guard if in repeat return throw switch where while any as await false is nil self super throws true try
    """

  @Test(arguments: keywords.split(separator: " "))
  func `no screen is named after a keyword`(keyword: Substring) {
    let name = keyword.prefix(1).uppercased() + keyword.dropFirst()

    #expect(throws: ScaffoldError.badName(name, .screen, .reserved)) { try NameRules.check(name, as: .screen) }
  }
}
