// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "hubpack",
  platforms: [.macOS(.v14)],
  products: [
    .executable(name: "hubpack", targets: ["hubpack"]),
    .library(name: "HubBundle", targets: ["HubModel", "HubBundle"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
    .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", exact: "1.35.2"),
    .package(url: "https://github.com/apple/swift-nio-http2", exact: "1.46.0"),
    .package(url: "https://github.com/apple/swift-nio-ssl", exact: "2.37.6"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    .package(url: "https://github.com/swift-server/async-http-client", exact: "1.37.0"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", exact: "1.0.2"),
  ],
  targets: [
    .systemLibrary(
      name: "CArchive",
      pkgConfig: "libarchive",
      providers: [.apt(["libarchive-dev"]), .brew(["libarchive"])]
    ),
    .target(name: "CSQLiteShim", linkerSettings: [.linkedLibrary("sqlite3")]),
    .target(name: "HubModel", swiftSettings: settings),
    .target(name: "HubGeography", swiftSettings: settings),
    .target(
      name: "HubSource",
      dependencies: [
        "HubModel",
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPCompression", package: "swift-nio-extras"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "HubBundle",
      dependencies: [
        "CArchive", "CSQLiteShim", "HubModel",
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      resources: [.embedInCode("Resources/catalog.sql"), .embedInCode("Resources/content.sql")],
      swiftSettings: settings
    ),
    .target(
      name: "HubExport",
      dependencies: ["HubModel", "HubGeography", "HubSource", "HubBundle"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "hubpack",
      dependencies: [
        "HubModel", "HubSource", "HubBundle", "HubExport",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: settings
    ),

    .target(
      name: "TestSupport",
      dependencies: [
        "HubBundle", "HubExport", "HubModel", "HubSource",
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTP2", package: "swift-nio-http2"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ],
      path: "Tests/TestSupport",
      swiftSettings: settings
    ),
    .testTarget(name: "HubModelTests", dependencies: ["HubModel"], swiftSettings: settings),
    .testTarget(name: "HubGeographyTests", dependencies: ["HubGeography"], swiftSettings: settings),
    .testTarget(
      name: "HubSourceTests",
      dependencies: [
        "HubModel", "HubSource", "TestSupport",
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "HubBundleTests",
      dependencies: ["HubModel", "HubSource", "HubBundle", "HubExport", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "HubExportTests",
      dependencies: ["HubModel", "HubSource", "HubBundle", "HubExport", "TestSupport"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "CommandTests",
      dependencies: ["hubpack", "HubBundle", "TestSupport"],
      swiftSettings: settings
    ),
  ]
)
