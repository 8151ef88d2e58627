// swift-tools-version: 6.2

import PackageDescription

// A package that uses the kernel, and nothing else of AppCore.
let package = Package(
  name: "KernelClient",
  platforms: [.macOS(.v15), .iOS(.v18)],
  // For colleagues, a path that they have, too, such as "../AppCore", or a URL: .package(url: "https://…/AppCore", from: "0.2.0").
  dependencies: [.package(name: "AppCore", path: "../..")],
  targets: [
    .target(name: "KernelClient", dependencies: [.product(name: "FlowKit", package: "AppCore")]),
    .testTarget(
      name: "KernelClientTests",
      dependencies: ["KernelClient", .product(name: "FlowTesting", package: "AppCore")]),
  ])
