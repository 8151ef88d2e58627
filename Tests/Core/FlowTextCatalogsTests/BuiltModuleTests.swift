import Testing

@testable import FlowTextCatalogs

struct BuiltModuleTests {
  // Catches a flag whose value is taken for a flag of its own, or the other way round.
  @Test func `keeps the flags that affect the meaning of a source`() {
    let arguments = [
      "swiftc", "-O", "-module-name", "Money", "-Xfrontend", "-strict", "-j2", "-DDEBUG", "-I", "a", "-c",
    ]

    #expect(
      BuiltModule.frontendFlags(arguments) == ["-module-name", "Money", "-strict", "-DDEBUG", "-I", "a"])
  }
}
