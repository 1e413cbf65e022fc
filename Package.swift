// swift-tools-version: 6.2
import PackageDescription

// Scripts/fuzz makes a program of what Tests/Fuzz tries, and libFuzzer counts what each input
// reaches in the code of this package.
let isFuzzing = Context.environment["HUBPACK_FUZZERS"] == "1"

let settings: [SwiftSetting] =
  [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  + (isFuzzing
    ? [.unsafeFlags(["-sanitize=fuzzer", "-enable-testing", "-assert-config", "Debug"])] : [])

// Optimizing the tests themselves, too, takes minutes and finds nothing more.
let testSettings = settings + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

// libvips' own pkg-config file adds a flag on Linux that SwiftPM refuses with a warning on every
// build. Its headers are in the default search path there; only GLib's are not.
#if os(Linux)
  let vips = "gobject-2.0"
#else
  let vips = "vips"
#endif

// Packed relocations speed up every start, but need a loader that supports them
// (Scripts/build-static).
let packing: [LinkerSetting] =
  Context.environment["HUBPACK_PACKED_RELOCATIONS"] == "1"
  ? [.unsafeFlags(["-use-ld=lld", "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs"])] : []

let package = Package(
  name: "hubpack",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "hubpack", targets: ["hubpack"]),
    .executable(name: "hubpack-imaging", targets: ["hubpack-imaging"]),
    .executable(name: "hubpack-pages", targets: ["hubpack-pages"]),
    .library(name: "HubBundle", targets: ["HubModel", "HubSystem", "HubBundle"]),
  ],
  traits: [
    .default(enabledTraits: ["Imaging"]),
    .trait(name: "Imaging", description: "Makes thumbnails, with libvips."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto", exact: "4.5.2"),
    .package(url: "https://github.com/apple/swift-http-types", exact: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
    .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", exact: "1.35.2"),
    .package(url: "https://github.com/apple/swift-nio-ssl", exact: "2.37.6"),
    .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", exact: "2.13.0"),
    .package(url: "https://github.com/swift-server/async-http-client", exact: "1.37.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CArchive",
      pkgConfig: "libarchive",
      providers: [.apt(["libarchive-dev"]), .brew(["libarchive"])]
    ),
    .systemLibrary(
      name: "CVips",
      pkgConfig: vips,
      providers: [.apt(["libvips-dev"]), .brew(["vips"])]
    ),
    .systemLibrary(
      name: "CReadline",
      providers: [.apt(["libreadline-dev"]), .brew(["readline"])]
    ),
    .systemLibrary(
      name: "CQREncode",
      providers: [.apt(["libqrencode-dev"]), .brew(["qrencode"])]
    ),
    .systemLibrary(
      name: "CXML",
      pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]
    ),
    .systemLibrary(name: "CConfinement"),
    .systemLibrary(name: "CFiles"),
    .systemLibrary(name: "CTerminal"),
    .systemLibrary(
      name: "CZlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .target(name: "CSQLiteShim", linkerSettings: [.linkedLibrary("sqlite3")]),
    .target(name: "HubModel", swiftSettings: settings),
    .target(name: "HubSystem", dependencies: ["CZlib"], swiftSettings: settings),
    .target(
      name: "HubGeography", dependencies: ["HubModel"], exclude: ["Data/README.md"],
      swiftSettings: settings, plugins: ["EmbedTexts"]),
    .target(name: "HubJSON", dependencies: ["HubModel"], swiftSettings: settings),
    .target(
      name: "HubXML", dependencies: ["CXML", "HubJSON", "HubModel"], swiftSettings: settings,
      plugins: ["EmbedTexts"]),
    .target(
      name: "HubPictures",
      dependencies: [
        "HubModel", "HubSystem", "HubXML",
        .product(name: "Crypto", package: "swift-crypto"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "HubFetching",
      dependencies: [
        "HubJSON", "HubModel", "HubSystem", "HubPictures",
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "HubHelpers", dependencies: ["HelperProtocol", "HubSystem"],
      swiftSettings: settings),
    .target(
      name: "HubPages",
      dependencies: [
        "HelperProtocol", "HubFetching", "HubHelpers", "HubJSON", "HubModel", "HubXML",
      ],
      swiftSettings: settings,
      plugins: ["EmbedTexts"]
    ),
    .target(
      name: "HubSource",
      dependencies: [
        "HubFetching", "HubJSON", "HubModel", "HubPages", "HubPictures", "HubXML",
        .product(name: "Crypto", package: "swift-crypto"),
      ],
      swiftSettings: settings,
      plugins: ["EmbedTexts"]
    ),
    .target(
      name: "HubBundle",
      dependencies: [
        "CArchive", "CFiles", "CSQLiteShim", "HubJSON", "HubModel", "HubSystem",
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ],
      swiftSettings: settings,
      plugins: ["EmbedTexts"]
    ),
    .target(
      name: "HelperProtocol", dependencies: ["CConfinement"], swiftSettings: settings),
    .executableTarget(
      name: "hubpack-imaging",
      dependencies: [
        "HelperProtocol", .target(name: "CVips", condition: .when(traits: ["Imaging"])),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "hubpack-pages", dependencies: ["CXML", "HelperProtocol"],
      swiftSettings: settings),
    .target(
      name: "HubViewer",
      dependencies: [
        "HubModel", "HubGeography", "HubBundle", .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: settings,
      plugins: ["EmbedTexts"]
    ),
    .plugin(
      name: "EmbedTexts", capability: .buildTool(), dependencies: ["embed-texts"],
      path: "Plugins/EmbedTexts/Plugin"
    ),
    .executableTarget(
      name: "embed-texts", path: "Plugins/EmbedTexts/Tool", swiftSettings: settings
    ),
    .target(
      name: "HubGuestbook",
      dependencies: [
        "HubModel", "HubSystem", "HubBundle", .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "HubServer",
      dependencies: [
        "CQREncode", "HubModel", "HubSystem", "HubBundle", "HubDiff", "HubChannel", "HubViewer",
        "HubGuestbook",
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdCore", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
        .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "HubExport",
      dependencies: [
        "HubModel", "HubSystem", "HubGeography", "HubPictures", "HubFetching", "HubHelpers",
        "HubPages",
        "HubSource", "HubBundle", "HubViewer",
        .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "Terminal",
      dependencies: ["CTerminal", "HubModel", "HubSystem"],
      swiftSettings: settings
    ),
    .target(
      name: "HubDiff",
      dependencies: ["HubModel", "HubSystem", "HubBundle", "Terminal"],
      swiftSettings: settings,
      plugins: ["EmbedTexts"]
    ),
    .target(
      name: "HubChannel",
      dependencies: [
        "HubModel", "HubSystem", "HubJSON", "HubFetching", "HubBundle", "HubDiff", "Terminal",
        .product(name: "Crypto", package: "swift-crypto"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "HubShell",
      dependencies: [
        "CReadline", "HubModel", "HubSystem", "HubGeography", "HubBundle", "HubDiff", "Terminal",
      ],
      swiftSettings: settings,
      plugins: ["EmbedTexts"]
    ),
    .executableTarget(
      name: "hubpack",
      dependencies: [
        "HubModel", "HubSystem", "HubFetching", "HubHelpers", "HubPages", "HubSource", "HubBundle",
        "HubDiff", "HubChannel", "HubGuestbook",
        "HubExport", "HubServer", "HubShell", "HubViewer", "Terminal",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Crypto", package: "swift-crypto"),
      ],
      swiftSettings: settings,
      linkerSettings: packing,
      plugins: ["EmbedTexts"]
    ),

    .target(
      name: "TestSupport",
      dependencies: [
        "HubBundle", "HubExport", "HubFetching", "HubModel", "HubPages", "HubPictures", "HubSource",
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ],
      path: "Tests/TestSupport",
      swiftSettings: testSettings
    ),
    .testTarget(name: "HubModelTests", dependencies: ["HubModel"], swiftSettings: testSettings),
    .testTarget(
      name: "HubGeographyTests", dependencies: ["HubGeography", "HubModel"],
      swiftSettings: testSettings),
    .testTarget(
      name: "HubPicturesTests",
      dependencies: ["HubModel", "HubSystem", "HubPictures", "TestSupport"],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "HubFetchingTests",
      dependencies: [
        "HubFetching", "HubModel", "HubSystem", "HubPictures", "TestSupport",
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "HubPagesTests",
      dependencies: ["HubFetching", "HubHelpers", "HubModel", "HubPages", "HubXML", "TestSupport"],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "HubSourceTests",
      dependencies: [
        "HubFetching", "HubJSON", "HubModel", "HubSource", "HubXML", "TestSupport",
      ],
      swiftSettings: testSettings
    ),
    // A separate target: tests of stalling servers measure time, which a busy machine upsets.
    .testTarget(
      name: "WebTests",
      dependencies: [
        "hubpack", "HubModel", "HubPictures", "HubFetching", "HubSource", "HubSystem", "HubBundle",
        "HubExport",
        "TestSupport",
        .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "HubBundleTests",
      dependencies: [
        "HubModel", "HubSystem", "HubBundle", "HubExport", "TestSupport",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "HubExportTests",
      dependencies: [
        "HubModel", "HubSystem", "HubPictures", "HubFetching", "HubHelpers", "HubSource",
        "HubBundle",
        "HubExport", "TestSupport",
        .product(name: "Crypto", package: "swift-crypto"),
      ],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "ViewerTests",
      dependencies: [
        "hubpack", "HubBundle", "HubExport", "HubViewer", "TestSupport",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "HubChannelTests",
      dependencies: [
        "hubpack", "HubBundle", "HubChannel", "HubExport", "HubModel", "TestSupport",
      ],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "HubGuestbookTests",
      dependencies: [
        "HubGuestbook", "HubModel", "TestSupport", .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "ServerTests",
      dependencies: [
        "HubBundle", "HubExport", "HubGuestbook", "HubModel", "HubServer", "TestSupport",
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "TerminalTests",
      dependencies: ["HubModel", "Terminal"],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "HubDiffTests",
      dependencies: [
        "HubModel", "HubSource", "HubBundle", "HubExport", "HubDiff", "Terminal", "TestSupport",
      ],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "HubShellTests",
      dependencies: ["HubModel", "HubBundle", "HubShell", "Terminal", "TestSupport"],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "hubpack", "HubBundle", "HubGuestbook", "HubModel", "HubSystem", "HubShell", "HubViewer",
        "TestSupport",
      ],
      swiftSettings: testSettings
    ),
  ]
)

let fuzzed: [Target.Dependency] = [
  "HubBundle", "HubChannel", "HubFetching", "HubJSON", "HubModel", "HubPages", "HubShell",
  "HubSource",
]
package.targets.append(
  isFuzzing
    ? .executableTarget(
      name: "hubpack-fuzz", dependencies: fuzzed, path: "Tests/Fuzz",
      exclude: ["corpus", "mutations.py", "FuzzTests.swift"],
      swiftSettings: testSettings)
    : .testTarget(
      name: "FuzzTests", dependencies: fuzzed + ["TestSupport"], path: "Tests/Fuzz",
      exclude: ["corpus", "mutations.py", "Fuzzers.swift"], swiftSettings: testSettings))
