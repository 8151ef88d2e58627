import Foundation
import Testing

@testable import FlowTextCatalogs

struct BuiltModuleTests {
  // Catches a flag whose value is taken for another flag, or the other way round.
  @Test func `keeps the flags that affect the meaning of a source`() {
    let arguments = [
      "swiftc", "-O", "-module-name", "Money", "-Xfrontend", "-strict", "-j2", "-DDEBUG", "-I", "a", "-c",
    ]

    #expect(
      BuiltModule.frontendFlags(arguments) == ["-module-name", "Money", "-strict", "-DDEBUG", "-I", "a"])
  }

  private let manifest = """
      "C.Other":
        inputs: ["/Other.swift"]
        description: "Compiling Swift Module 'Other' (1 sources)"
        args: ["/other/swiftc","-DOTHER"]
      "C.Money":
        tool: shell
        inputs: ["/a/Money.swift","/a/Rate.swift","/a/sources"]
        outputs: ["/a/Money.o"]
        description: "Compiling Swift Module 'Money' (2 sources)"
        args: ["/nowhere/usr/bin/swiftc","-module-name","Money","-c"]
      "C.Bare":
        inputs: ["/Bare.swift"]
        description: "Compiling Swift Module 'Bare' (1 sources)"
      "C.Next":
        tool: shell
        args: ["/next/swiftc"]

    """

  // Catches a tool that types the sources of another module, or with another compiler than the build.
  @Test func `a module is compiled again as the build has done it`() throws {
    let module = try BuiltModule("Money", folder: URL(filePath: "/a"), manifest: manifest)

    #expect(module.compiler == "/nowhere/usr/bin/swiftc")
    #expect(module.sources == ["/a/Money.swift", "/a/Rate.swift"])
    #expect(module.flags == ["-module-name", "Money", "-plugin-path", "/nowhere/usr/lib/swift/host/plugins"])
  }

  @Test(arguments: ["Rate", "Mone", "Bare"])
  func `a module that was not built is refused`(name: String) {
    #expect(throws: TextsError.self) {
      try BuiltModule(name, folder: URL(filePath: "/a"), manifest: manifest)
    }
  }
}
