extension SampleXML {
  mutating func playlist(_ breaks: (inout SampleXML) -> Void) {
    element("vmap:VMAP", #"xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0""#, breaks)
  }

  mutating func adBreak(number: Int) {
    let minute = number < 10 ? "0\(number)" : "\(number)"
    let attributes = #"timeOffset="00:\#(minute):00.000" breakType="linear" breakId="break-\#(number)""#
    element("vmap:AdBreak", attributes) { xml in
      xml.element("vmap:AdSource", #"id="source-\#(number)" allowMultipleAds="true" followRedirects="true""#)
      { xml in
        xml.element("vmap:VASTAdData") { xml in
          xml.document { $0.ad(number: number, sequence: nil) }
        }
      }
      xml.element("vmap:TrackingEvents") { xml in
        for event in ["breakStart", "breakEnd", "error"] {
          let url = "https://exchange.example.com/v1/break?event=\(event)&break=\(number)&cb=[CACHEBUSTING]"
          xml.element("vmap:Tracking", #"event="\#(event)""#, url: url)
        }
      }
    }
  }
}
