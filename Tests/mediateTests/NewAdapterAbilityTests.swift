import AdMediation
import AdapterConformance
import Foundation
import Testing

@testable import MediateCommands

private typealias Style = NewAdapterPackage.Style

private let styles: [Style] =
  [.customEvent] + [true, false].map { .mediationAdapter(Set(AdFormat.allCases), isBidder: $0) }
  + AdFormat.allCases.flatMap { format in
    [true, false].map { .mediationAdapter([format], isBidder: $0) }
  }

/// The files of a generated package, made once.
private struct Generated {
  let files: [String: String]
  let fixture: String
  /// All Swift code but the limits, which name what was left out.
  let code: String

  init(_ package: NewAdapterPackage) {
    files = package.files
    let path = "Sources/RocketAdapterFixtures/RocketFixture.swift"
    fixture = files[path] ?? ""
    var rest = fixture
    if let limits = rest.firstMatch(of: /limits: [\s\S]+?\n  \}\n/) { rest.removeSubrange(limits.range) }
    let others = files.filter { $0.key.hasSuffix(".swift") && $0.key != path }
    code = others.values.joined() + rest
  }

  /// For a network that has everything.
  static let complete = package()
}

private func package(
  _ style: Style = .mediationAdapter(Set(AdFormat.allCases), isBidder: true),
  without: Set<NetworkAbility> = [],
  settings: ScaffoldSettings? = nil
) -> Generated {
  Generated(
    NewAdapterPackage(
      name: "Rocket",
      style: style,
      dependency: .path("/somewhere/AdMediation"),
      without: without,
      settings: settings
    )
  )
}

@Suite("A new adapter for a network that lacks something") struct NewAdapterAbilityTests {
  /// What there is no code for when an ability is left out.
  private static let code: [(NetworkAbility, String)] = [
    (.body, #"assets\.body|ad\.text"#), (.callToAction, #"assets\.callToAction|ad\.callToAction"#),
    (.advertiser, #"assets\.advertiser|ad\.advertiser"#), (.store, #"assets\.store|ad\.store"#),
    (.price, #"assets\.price|ad\.price"#), (.starRating, #"starRating: Decimal|ad\.starRating"#),
    (.icon, #"assets\.icon|ad\.icon"#),
    (.imageAddresses, "loadsImages|hasLoadedImages|nativeImage\\(|RocketImage|wantsPictures|image\\.url"),
    (.multipleImages, "wantsSeveralImages|wantsMultipleImages|ad\\.images|images: \\[RocketImage"),
    (.adChoicesPosition, "infoCorner|Corner|adChoicesCorner"), (.extraAssets, "motto"),
    (
      .video,
      "DidPlay|DidPause|didPlayVideo|mediaView|videoSeconds|hasVideoContent|endVideo: delegate\\?\\.native"
    ),
    (.unregistering, "detach|didUntrackView"), (.errorCodes, "errorCode|CustomNSError"),
    (.testRequests, "isTest"), (.childDirectedTreatment, "hildDirected"),
    (.underAgeOfConsent, "nderAgeOfConsent"), (.waterfall, "waterfall|String\\? = nil"),
    (.watermark, "watermark"), (.rewardedVideo, "didStartVideo|AdDidStartVideo|AdDidEndVideo"),
  ]

  @Test("can leave out each ability of the list", arguments: code.indices)
  func omission(index: Int) throws {
    let (ability, pattern) = Self.code[index]
    let regex = try Regex(pattern)
    #expect(Generated.complete.code.contains(regex))
    let package = package(without: [ability])
    #expect(!package.code.contains(regex))
    #expect(package.fixture.matches(of: try Regex("\\.\(ability.rawValue): \"")).count == 1)
    #expect(Self.code.map(\.0) == ScaffoldAbility.all.map(\.ability))
  }

  @Test("can leave out all of them together, in every format and style", arguments: styles.indices)
  func everything(index: Int) throws {
    let style = styles[index]
    let abilities = ScaffoldAbility.all.filter { $0.isPart(of: style) }
    let package = package(style, without: Set(abilities.map(\.ability)))
    for ability in abilities {
      let pattern = try #require(Self.code.first { $0.0 == ability.ability }?.1)
      #expect(!package.code.contains(try Regex(pattern)), "\(ability.optionName)")
      let limit = ".\(ability.ability): \"\(ability.reason.replacing("Acme", with: "Rocket"))\""
      #expect(package.fixture.components(separatedBy: limit).count == 2, "\(limit)")
    }
    for (path, text) in package.files {
      #expect(!text.contains(/(?i)acme|@(if .*|else|end|[A-Z]+)@/), "\(path)")
      #expect(!text.contains("NativeOptions") && !text.contains("AcmeAds.reset"), "\(path)")
    }
  }

  @Test("has no limit and the same code where nothing is left out")
  func nothing() {
    for ability in ScaffoldAbility.all {
      #expect(!Generated.complete.fixture.contains(".\(ability.ability): "), "\(ability.optionName)")
    }
  }

  @Test("has names of abilities in kebab case, each of which a template knows")
  func names() {
    #expect(ScaffoldAbility.names.contains("ad-choices-position"))
    for ability in ScaffoldAbility.all { #expect(ability.feature != nil, "\(ability.optionName)") }
  }
}

@Suite("The settings of a new adapter") struct NewAdapterSettingsTests {
  @Test("are read by their names, registered and missing one at a time")
  func keyAndPlacement() throws {
    let package = package(settings: ScaffoldSettings(key: "app_key", placement: "zone.id"))
    let credentials = package.files["Sources/RocketAdapter/MediationCredentials+Rocket.swift"]
    #expect(credentials?.contains(#"rocketAppKey: String? { settings["app_key"] as? String }"#) == true)
    #expect(credentials?.contains(#"rocketPlacement: String? { settings["zone.id"] as? String }"#) == true)
    let adapter = try #require(package.files["Sources/RocketAdapter/RocketAdapter.swift"])
    #expect(adapter.contains(#"start(appKey: configuration.credentials.first?.rocketAppKey ?? "")"#))
    #expect(adapter.contains("the setting `app_key` the app's key, and `zone.id` the placement."))
    let sdk = try #require(package.files["Sources/RocketSDK/RocketAds.swift"])
    #expect(sdk.contains("setUp(appKey)"))
    #expect(sdk.contains("static func bidToken() -> String? { RocketNetwork.collectSignals() }"))
    #expect(adapter.contains(#"completionHandler(RocketAds.bidToken() ?? "", nil)"#))
    #expect(package.files["README.md"]?.contains("the setting `app_key` the app's key") == true)
    for text in [
      "double.register(as: appKey)", #"["app_key": appKey, "zone.id": double.placement]"#,
      #"SettingFault("app_key", at: .setUp, domain: RocketError.errorDomain, code: 1)"#,
      #"SettingFault("zone.id", at: .load, domain: RocketError.errorDomain, code: 1)"#,
    ] { #expect(package.fixture.contains(text), "\(text)") }
    #expect(!package.files.values.contains { $0.contains("*Parameter*") })
  }

  @Test("may be the placement only")
  func placement() {
    let package = package(settings: ScaffoldSettings(placement: "zone"))
    #expect(package.fixture.contains(#"["zone": double.placement]"#))
    #expect(package.fixture.contains("[SettingFault(\"zone\", at: .load,"))
    #expect(!package.code.contains("appKey"))
  }

  @Test("do not miss the placement where no ad is requested without it")
  func bidsOnly() {
    let placement = ScaffoldSettings(placement: "zone")
    #expect(!package(without: [.waterfall], settings: placement).fixture.contains("settingFaults"))
    let both = ScaffoldSettings(key: "app", placement: "zone")
    #expect(package(without: [.waterfall], settings: both).fixture.contains("settingFaults"))
  }

  @Test("are one parameter by default")
  func parameter() {
    #expect(Generated.complete.code.contains(#"settings["parameter"]"#))
    #expect(!Generated.complete.fixture.contains("settingFaults"))
  }

  @Test("have the domain of an enumeration of errors where codes are fixed")
  func enumeration() {
    let package = package(without: [.errorCodes], settings: ScaffoldSettings(placement: "zone"))
    #expect(package.fixture.contains(#"domain: "RocketSDK.RocketError", code: 1"#))
  }
}
