extension SampleXML {
  mutating func document(_ ads: (inout SampleXML) -> Void) {
    element("VAST", #"version="3.0""#, ads)
  }

  mutating func ad(number: Int, sequence: Int?) {
    let place = sequence.map { #" sequence="\#($0)""# } ?? ""
    element("Ad", #"id="ad-\#(number)"\#(place)"#) { xml in
      xml.element("InLine") { xml in
        xml.element("AdSystem", #"version="3.2""#, text: "Example Exchange")
        xml.element("AdTitle", text: "Tea &amp; coffee, part \(number)")
        xml.element("Description", text: "<![CDATA[A warm drink for <b>everybody</b>]]>")
        xml.element("Error", url: Self.call("error", number) + "&code=[ERRORCODE]")
        for vendor in Self.vendors {
          xml.element("Impression", #"id="\#(vendor)""#, url: Self.call("impression", number, vendor))
        }
        xml.element("Creatives") { xml in
          xml.element("Creative", #"id="linear-\#(number)" sequence="1""#) { $0.linear(number) }
          xml.element("Creative", #"id="companions-\#(number)" sequence="1""#) { $0.companions(number) }
        }
        xml.element("Extensions") { xml in
          xml.element("Extension", #"type="waterfall""#) { xml in
            xml.element("Price", #"currency="EUR""#, text: "4.50")
            xml.element("Order", #"id="7\#(number)""#, text: "<![CDATA[spring]]>")
          }
        }
      }
    }
  }

  private mutating func linear(_ number: Int) {
    element("Linear", #"skipoffset="00:00:05""#) { xml in
      xml.element("Duration", text: "00:00:30")
      xml.element("TrackingEvents") { xml in
        for event in Self.events {
          for vendor in Self.vendors {
            xml.element("Tracking", #"event="\#(event)""#, url: Self.call(event, number, vendor))
          }
        }
        xml.element(
          "Tracking",
          #"event="progress" offset="00:00:10.000""#,
          url: Self.call("progress", number)
        )
      }
      xml.element("VideoClicks") { xml in
        xml.element(
          "ClickThrough",
          url: "https://tea.example.com/offer/\(number)?utm_source=video&utm_medium=cpm"
        )
        xml.element("ClickTracking", url: Self.call("click", number))
      }
      xml.element("MediaFiles") { xml in
        for (width, height, bitrate) in Self.sizes {
          xml.element(
            "MediaFile",
            #"id="\#(number)-\#(bitrate)" delivery="progressive" type="video/mp4" bitrate="\#(bitrate)" "#
              + #"width="\#(width)" height="\#(height)" scalable="true" maintainAspectRatio="true""#,
            url: "https://media.example.com/creatives/\(number)/\(width)x\(height)/\(bitrate)/tea.mp4"
          )
        }
      }
    }
  }

  private mutating func companions(_ number: Int) {
    element("CompanionAds") { xml in
      for (width, height) in [(300, 250), (728, 90)] {
        xml.element("Companion", #"id="\#(number)-\#(width)" width="\#(width)" height="\#(height)""#) { xml in
          xml.element(
            "StaticResource",
            #"creativeType="image/png""#,
            url: "https://media.example.com/creatives/\(number)/companion-\(width)x\(height).png"
          )
          xml.element("TrackingEvents") { xml in
            xml.element("Tracking", #"event="creativeView""#, url: Self.call("companion", number))
          }
          xml.element("CompanionClickThrough", url: "https://tea.example.com/companion/\(number)")
        }
      }
    }
  }

  private static let vendors = ["exchange", "measure-a", "measure-b"]
  private static let events = [
    "start", "firstQuartile", "midpoint", "thirdQuartile", "complete", "mute", "pause",
  ]
  private static let sizes = [(640, 360, 600), (960, 540, 1200), (1280, 720, 2500), (1920, 1080, 5000)]

  /// A URL to call, about as long as those of exchanges are.
  private static func call(_ event: String, _ number: Int, _ vendor: String = "exchange") -> String {
    "https://\(vendor).example.com/v1/call?event=\(event)&ad=\(1_000_000 + number * 7919)&line=48213&site=9042"
      + "&auction=3f2c7a9e-51d0-4b6e-9c1d-0a7e5b84\(1000 + number)&cb=[CACHEBUSTING]&ts=[TIMESTAMP]"
  }
}
