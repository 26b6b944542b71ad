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
  settings: ScaffoldSettings? = nil,
  signals: SignalsScope? = nil
) -> Generated {
  Generated(
    NewAdapterPackage(
      name: "Rocket",
      style: style,
      dependency: .path("/somewhere/AdMediation"),
      without: without,
      settings: settings,
      signals: signals
    )
  )
}

@Suite("A new adapter for a network that lacks something") struct NewAdapterAbilityTests {
  /// What there is no code for when an ability is left out.
  private static let code: [(NetworkAbility, String)] = [
    (.body, #"assets\.body|ad\.text"#), (.callToAction, #"assets\.callToAction|ad\.callToAction"#),
    (.advertiser, #"assets\.advertiser|ad\.advertiser"#), (.store, #"assets\.store|ad\.store"#),
    (.price, #"assets\.price|ad\.price"#), (.starRating, #"starRating: Double|ad\.starRating"#),
    (.icon, #"assets\.icon|ad\.icon"#),
    (.mainImages, #"landscapeImages|ad\.images"#),
    (.imageAddresses, "loadsImages|hasLoadedImages|nativeImage\\(|RocketImage|wantsPictures|image\\.url"),
    (.multipleImages, "wantsSeveralImages|wantsMultipleImages|ad\\.images|images: \\[RocketImage"),
    (.adChoices, "adChoicesView"), (.adChoicesPosition, "infoCorner|Corner|adChoicesCorner"),
    (.extraAssets, "motto"),
    (
      .video,
      "DidPlay|DidPause|didPlayVideo|mediaView|videoSeconds|hasVideoContent|endVideo: delegate\\?\\.native"
    ),
    (.unregistering, "unregister|didUntrackView"),
    (.screens, "nativeAdWillOpenScreen|bannerAdWillOpenScreen|DidCloseScreen"),
    (.leavingTheApplication, "nativeAdWillLeaveApp"), (.presentationErrors, "didFailToShowWith"),
    (.bannerSizes, "bannerSize|size: "), (.setUp, "Ads\\.start|func start"),
    (.errorCodes, "errorCode|CustomNSError|ErrorCode|Code:"),
    (.testRequests, "isTest"), (.childDirectedTreatment, "hildDirected"),
    (.underAgeOfConsent, "nderAgeOfConsent"), (.waterfall, "waterfall"),
    (.watermark, "watermark"), (.rewardedVideo, "didStartVideo|AdDidStartVideo|AdDidEndVideo"),
  ]

  @Test("can leave out each ability of the list", arguments: code.indices)
  func omission(index: Int) throws {
    let (ability, pattern) = Self.code[index]
    let regex = try Regex(pattern)
    let style: Style =
      ability == .leavingTheApplication
      ? .customEvent : .mediationAdapter(Set(AdFormat.allCases), isBidder: true)
    #expect(package(style).code.contains(regex))
    let package = package(style, without: [ability])
    #expect(!package.code.contains(regex))
    #expect(package.fixture.matches(of: try Regex("\\.\(ability.rawValue): \"")).count == 1)
    let abilities = ScaffoldAbility.all.filter { $0.feature != nil }.map(\.ability)
    #expect(Self.code.map(\.0) == abilities)
  }

  @Test("only has a limit for each ability that no code depends on")
  func limitsOnly() {
    let abilities = ScaffoldAbility.all.filter {
      $0.feature == nil && $0.isPart(of: .mediationAdapter(Set(AdFormat.allCases), isBidder: true))
    }
    #expect(!abilities.isEmpty)
    let package = package(without: Set(abilities.map(\.ability)))
    let changed = package.files.filter { Generated.complete.files[$0.key] != $0.value }
    #expect(Array(changed.keys) == ["Sources/RocketAdapterFixtures/RocketFixture.swift"])
    for ability in abilities {
      let limit = ".\(ability.ability): \"\(ability.reason.replacing("Acme", with: "Rocket"))\""
      #expect(package.fixture.components(separatedBy: limit).count == 2, "\(limit)")
    }
  }

  @Test("can leave out each ability of the kit, or has it among its limits in any case")
  func complete() {
    let known = (ScaffoldAbility.all + ScaffoldAbility.declared).map(\.ability)
    #expect(Set(known) == Set(NetworkAbility.allCases))
    #expect(known.count == NetworkAbility.allCases.count)
    for ability in ScaffoldAbility.declared {
      #expect(Generated.complete.fixture.contains(".\(ability.ability): \""))
    }
  }

  @Test("can leave out all of them together, in every format and style", arguments: styles.indices)
  func everything(index: Int) throws {
    let style = styles[index]
    let abilities = ScaffoldAbility.all.filter { $0.isPart(of: style) }
    let package = package(style, without: Set(abilities.map(\.ability)))
    for ability in abilities {
      if let pattern = Self.code.first(where: { $0.0 == ability.ability })?.1 {
        #expect(!package.code.contains(try Regex(pattern)), "\(ability.optionName)")
      }
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

  @Test("has names of abilities in kebab case")
  func names() {
    #expect(ScaffoldAbility.names.contains("ad-choices-position"))
  }
}

@Suite("The settings of a new adapter") struct NewAdapterSettingsTests {
  @Test("are read by their names, registered and missing one at a time")
  func keyAndPlacement() throws {
    let package = package(settings: ScaffoldSettings(key: "app_key", placement: "zone.id"))
    let credentials = package.files["Sources/RocketAdapter/MediationCredentials+Rocket.swift"]
    #expect(credentials?.contains(#"rocketAppKey: String? { rocketSetting("app_key") }"#) == true)
    #expect(credentials?.contains(#"rocketPlacement: String? { rocketSetting("zone.id") }"#) == true)
    let adapter = try #require(package.files["Sources/RocketAdapter/RocketAdapter.swift"])
    #expect(adapter.contains("start(appKey: appKey)"))
    #expect(adapter.contains("the setting `app_key` the app's key, and `zone.id` the placement."))
    let sdk = try #require(package.files["Sources/RocketSDK/RocketAds.swift"])
    #expect(sdk.contains("setUp(appKey)"))
    #expect(sdk.contains("static func bidToken() -> String? { RocketNetwork.collectSignals() }"))
    #expect(adapter.contains(#"completionHandler(RocketAds.bidToken() ?? "", nil)"#))
    #expect(package.files["README.md"]?.contains("the setting `app_key` the app's key") == true)
    for text in [
      "double.register(as: appKey)", #"["app_key": appKey, "zone.id": double.placement]"#,
      #"SettingFault("app_key", at: .setUp, domain: "RocketAdapter", code: 101)"#,
      #"SettingFault("zone.id", at: .load, domain: "RocketAdapter", code: 102)"#,
    ] { #expect(package.fixture.contains(text), "\(text)") }
    #expect(!package.files.values.contains { $0.contains("*Parameter*") })
  }

  @Test("may be several for set-up, each of which set-up needs")
  func several() throws {
    let settings = try ScaffoldSettings(["app_id", "app-signature", "class", "zone"])
    #expect(settings.key == "app_id" && settings.otherKeys == ["app-signature", "class"])
    #expect(settings.otherLabels == ["appSignature", "setting3"])
    let package = package(settings: settings)
    let adapter = try #require(package.files["Sources/RocketAdapter/RocketAdapter.swift"])
    for text in [
      "start(appID: appKey, appSignature: appSignature, setting3: setting3)",
      #"let appSignature = configuration.credentials.lazy.compactMap(\.rocketAppSignature).first else"#,
      "return completionHandler(RocketAdapterError.noSetting3)",
      "`app_id` the app's key, `app-signature`, `class`, and `zone` the placement.",
    ] { #expect(adapter.contains(text), "\(text)") }
    let errors = try #require(package.files["Sources/RocketAdapter/RocketAdapterError.swift"])
    #expect(errors.contains("case noAppSignature = 103\n  case noSetting3 = 104\n"))
    #expect(errors.contains("The setting app-signature is missing"))
    for text in [
      #""app-signature": "conformance",\n"#,
      #"SettingFault("class", at: .setUp, domain: "RocketAdapter", code: 104)"#,
    ] { #expect(package.fixture.contains(text.replacing("\\n", with: "\n")), "\(text)") }
  }

  @Test("whose names in Swift are those of others in the adapter have names of their own")
  func namesOfOthers() throws {
    #expect(
      try ScaffoldSettings(["id", "app_key", "APP-KEY", "zone"]).otherLabels == ["setting2", "setting3"]
    )
    #expect(try ScaffoldSettings(["id", "a_b", "a.b", "zone"]).otherLabels == ["aB", "setting3"])
    #expect(try ScaffoldSettings(["id", "configuration", "zone"]).otherLabels == ["setting2"])
  }

  @Test(
    "leave to --signals what signals are collected for",
    arguments: [
      ("app_key", nil, true), ("app_key", .placement, false), (nil, nil, false), (nil, .app, true),
    ] as [(String?, SignalsScope?, Bool)]
  )
  func signals(key: String?, owner: SignalsScope?, isToken: Bool) throws {
    let settings = ScaffoldSettings(key: key, placement: "zone")
    let code = package(settings: settings, signals: owner).code
    #expect(code.contains("func bidToken() -> String?") == isToken)
    #expect(code.contains("collectSignals(zone: placement) { signals, error in") == !isToken)
    // Without a waterfall, an ad is asked for without its placement only if signals are there without it.
    let bidder = package(without: [.waterfall], settings: settings, signals: owner)
    #expect(bidder.fixture.contains(#"SettingFault("zone""#) == isToken)
    #expect(bidder.fixture.contains(#"SettingFault("app_key""#) == (key != nil))
  }

  @Test("may be the placement only")
  func placement() {
    let package = package(settings: ScaffoldSettings(placement: "zone"))
    #expect(package.fixture.contains(#"["zone": double.placement]"#))
    #expect(package.fixture.contains("[SettingFault(\"zone\", at: .load,"))
    #expect(!package.code.contains(/(?i)appKey/))
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

  @Test("lead to an error of the adapter's own where one is missing, before the SDK is called")
  func errors() throws {
    let package = package(settings: ScaffoldSettings(key: "app_key", placement: "zone"))
    let adapter = try #require(package.files["Sources/RocketAdapter/RocketAdapter.swift"])
    #expect(adapter.contains("return completionHandler(RocketAdapterError.noAppKey)"))
    #expect(adapter.matches(of: /guard let placement = requirePlacement/).count == AdFormat.allCases.count)
    #expect(!package.code.contains("?? \"\")\n    super"), "no load with an empty placement")
    let errors = try #require(package.files["Sources/RocketAdapter/RocketAdapterError.swift"])
    for text in [
      "case noAppKey = 101", "case noPlacement = 102", #"errorDomain = "RocketAdapter""#,
      "The setting app_key is missing", "The setting zone is missing",
    ] { #expect(errors.contains(text), "\(text)") }
    #expect(Generated.complete.files["Sources/RocketAdapter/RocketAdapterError.swift"] == nil)
  }

  @Test("may have a placement that is a number")
  func number() throws {
    let package = package(settings: ScaffoldSettings(key: "key", placement: "spot", placementIsNumber: true))
    let credentials = package.files["Sources/RocketAdapter/MediationCredentials+Rocket.swift"]
    #expect(credentials?.contains(#"Int? { rocketSetting("spot").flatMap { Int($0) } }"#) == true)
    #expect(!package.code.contains(/(placement|spot): String/))
    #expect(package.code.matches(of: /(?m)^  public init\(spot: Int/).count == AdFormat.allCases.count)
    for text in [
      "double.register(as: parameter)", #"["key": appKey, "spot": parameter]"#,
      #"SettingFault("spot", "not a number", at: .load, domain: "RocketAdapter", code: 102)"#,
    ] { #expect(package.fixture.contains(text), "\(text)") }
    #expect(!Generated.complete.code.contains("Int?"))
  }
}
