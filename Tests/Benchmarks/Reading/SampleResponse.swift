import Foundation

/// An ad response as servers send them, and the URLs that were put into it. The same at every call.
struct SampleResponse {
  let name: String
  let data: Data
  let urls: [String]

  private init(name: String, _ xml: SampleXML) {
    self.name = name
    data = Data(xml.text.utf8)
    urls = xml.urls
  }
}

extension SampleResponse {
  /// One ad with what an exchange and two measuring companies add.
  static var inline: SampleResponse {
    var xml = SampleXML()
    xml.document { $0.ad(number: 1, sequence: nil) }
    return SampleResponse(name: "VAST 3, one ad", xml)
  }

  /// Ads that play one after the other.
  static func pod(ads: Int) -> SampleResponse {
    var xml = SampleXML()
    xml.document { xml in
      for number in 1...ads { xml.ad(number: number, sequence: number) }
    }
    return SampleResponse(name: "VAST 3, a pod of \(ads)", xml)
  }

  /// Breaks with an ad inside each.
  static func playlist(breaks: Int) -> SampleResponse {
    var xml = SampleXML()
    xml.playlist { xml in
      for number in 1...breaks { xml.adBreak(number: number) }
    }
    return SampleResponse(name: "VMAP, \(breaks) breaks with ads", xml)
  }
}
