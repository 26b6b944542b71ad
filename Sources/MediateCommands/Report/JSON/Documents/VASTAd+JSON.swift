import AdapterTool
import VAST

extension VASTAd {
  var json: JSONValue {
    .properties([
      "id": id.map(JSONValue.string),
      "sequence": sequence.map(JSONValue.integer),
      "isConditional": .bool(isConditional),
      "adType": adType?.json,
      "adSystem": adSystem?.json,
      "errorURLs": .urls(errorURLs),
      "impressions": .array(impressions.map(\.json)),
      "viewableImpression": viewableImpression?.json,
      "pricing": pricing?.json,
      "adVerifications": .array(adVerifications.map(\.json)),
      "extensions": .array(extensions.map(\.json)),
      "creatives": .array(creatives.map(\.json)),
      "content": content.json,
    ])
  }
}

extension VASTAd.Content {
  fileprivate var json: JSONValue {
    switch self {
    case .inLine(let inLine): .object(["inLine": inLine.json])
    case .wrapper(let wrapper): .object(["wrapper": wrapper.json])
    }
  }
}

extension InLine {
  fileprivate var json: JSONValue {
    .properties([
      "adTitle": adTitle.map(JSONValue.string),
      "adServingID": adServingID.map(JSONValue.string),
      "adDescription": adDescription.map(JSONValue.string),
      "advertiser": advertiser?.json,
      "categories": .array(categories.map(\.json)),
      "surveys": .array(surveys.map(\.json)),
      "expires": expires?.json,
    ])
  }
}

extension Wrapper {
  fileprivate var json: JSONValue {
    .properties([
      "adTagURI": adTagURI?.json,
      "followAdditionalWrappers": .bool(followAdditionalWrappers),
      "allowMultipleAds": allowMultipleAds.map(JSONValue.bool),
      "fallbackOnNoAd": fallbackOnNoAd.map(JSONValue.bool),
      "blockedCategories": .array(blockedCategories.map(\.json)),
    ])
  }
}

extension AdSystem {
  fileprivate var json: JSONValue {
    .properties(["name": .string(name), "version": version.map(JSONValue.string)])
  }
}

extension Advertiser {
  fileprivate var json: JSONValue {
    .properties(["name": .string(name), "id": id.map(JSONValue.string)])
  }
}

extension VAST.Category {
  fileprivate var json: JSONValue {
    .properties(["authority": authority.map(JSONValue.string), "code": .string(code)])
  }
}

extension Impression {
  fileprivate var json: JSONValue { .properties(["id": id.map(JSONValue.string), "url": url.json]) }
}

extension Survey {
  fileprivate var json: JSONValue { .properties(["type": type.map(JSONValue.string), "url": url.json]) }
}

extension Pricing {
  fileprivate var json: JSONValue {
    .properties(["model": model?.json, "currency": currency.map(JSONValue.string), "value": value.json])
  }
}

extension ViewableImpression {
  fileprivate var json: JSONValue {
    .properties([
      "id": id.map(JSONValue.string),
      "viewable": .urls(viewable),
      "notViewable": .urls(notViewable),
      "viewUndetermined": .urls(viewUndetermined),
    ])
  }
}

extension Verification {
  fileprivate var json: JSONValue {
    .properties([
      "vendor": vendor.map(JSONValue.string),
      "javaScriptResources": .array(javaScriptResources.map(\.json)),
      "executableResources": .array(executableResources.map(\.json)),
      "trackingEvents": .array(trackingEvents.map(\.json)),
      "viewableImpression": viewableImpression?.json,
      "verificationParameters": verificationParameters.map(JSONValue.string),
    ])
  }
}

extension Verification.JavaScriptResource {
  fileprivate var json: JSONValue {
    .properties([
      "apiFramework": apiFramework.map(JSONValue.string),
      "isBrowserOptional": isBrowserOptional.map(JSONValue.bool),
      "url": url.json,
    ])
  }
}

extension Verification.ExecutableResource {
  fileprivate var json: JSONValue {
    .properties([
      "apiFramework": apiFramework.map(JSONValue.string),
      "type": type.map(JSONValue.string),
      "reference": .string(reference),
    ])
  }
}
