// swift-tools-version: 6.2

import PackageDescription

// The examples of the articles: docs/from-the-articles.md.
let package = Package(
  name: "Articles",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "AppCore", path: "../..")],
  targets: [
    .target(name: "Articles", dependencies: [.product(name: "FlowKit", package: "AppCore")]),
    .testTarget(
      name: "ArticlesTests", dependencies: ["Articles", .product(name: "FlowTesting", package: "AppCore")]),
  ])
