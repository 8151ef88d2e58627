import Testing

@testable import Mutants

struct SwiftFileTests {
  // Catches mutants that no test on this system can detect, since the compiler does not see them.
  @Test func `code for Apple's toolkits has no mutants, and its alternatives have`() {
    let sample = Sample(
      """
      func act() {
        #if canImport(UIKit)
          a()
        #else
          b()
        #endif
        #if !canImport(SwiftUI)
          c()
        #else
          d()
        #endif
        #if DEBUG
          e()
        #else
          f()
        #endif
      }
      """)

    let removed = sample.mutants.filter { $0.mutated == "()" }.map(\.original)

    #if os(Linux)
      #expect(removed == ["b()", "c()", "e()", "f()"])
    #else
      #expect(removed == ["a()", "b()", "c()", "d()", "e()", "f()"])
    #endif
  }

  @Test func `a file in a target's folder that the target leaves out is not its own`() {
    var target = Target(name: "App", path: "App", type: "executable")
    target.sources = ["Headless/main.swift"]

    #expect(target.compiles("App/Headless/main.swift"))
    #expect(!target.compiles("App/iOS/App.swift"))
  }
}
