// swift-tools-version: 6.2

import PackageDescription

// A package that uses the kernel, and nothing else of AppCore.
let package = Package(
  name: "KernelClient",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "AppCore", path: "../..")],
  targets: [
    .target(name: "KernelClient", dependencies: [.product(name: "FlowKit", package: "AppCore")]),
    .testTarget(
      name: "KernelClientTests",
      dependencies: ["KernelClient", .product(name: "FlowTesting", package: "AppCore")]),
  ])
