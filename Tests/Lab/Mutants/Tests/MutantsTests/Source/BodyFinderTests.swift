import Testing

@testable import Mutants

struct BodyFinderTests {
  private func bodies(_ source: String) -> [String] {
    BodyFinder.bodies(of: Sample(source).file).map { "\($0.declaration) \($0.returnsValue)" }
  }

  @Test func `functions and initialisers have bodies, with or without a value to return`() {
    let found = bodies(
      """
      struct A<B: C> where B: D {
        init(_ act: @escaping () -> Int = { 1 }) { self.act = act }
        deinit { x() }
        func a() throws(E) { x() }
        func b(_ c: () -> Int) -> Void { x() }
        func c() async -> [Int: (Int) -> Bool] { [:] }
      }
      """)

    #expect(found == ["init false", "deinit false", "a false", "b false", "c true"])
  }

  @Test func `accessors have bodies, and a closure that makes a value has none`() {
    let found = bodies(
      """
      enum A {
        static let a = { 1 }()
        var b: Int { 1 }
        var c = [1].map { $0 } { didSet { x() } }
        private(set) var d: Int {
          get throws { 1 }
          set(value) { x = value }
        }
        subscript(_ i: Int) -> Int { i }
        let e: Int
        var f: B =
          .init(1)
        func g() {}
        func h() { x() }
      }
      """)

    #expect(found == ["b true", "c false", "d true", "d false", "subscript true", "h false"])
  }

  @Test func `a protocol has no bodies, and the code after it is found`() {
    #expect(bodies("protocol A { func a(); var b: Int { get } }\nextension A { func c() { x() } }") == ["c false"])
  }

  @Test func `a function inside another belongs to it`() {
    #expect(bodies("func a() {\n  func b() { x() }\n  b()\n}") == ["a false"])
  }

  @Test func `class functions and class properties are no types`() {
    #expect(bodies("final class A {\n  class func b() { x() }\n  class var c: Int { 1 }\n}") == ["b false", "c true"])
  }
}
