// Playlists of breaks.
extension SampleResponse {
  /// A pre-roll, two mid-rolls and a post-roll.
  static let vmap = playlist(
    "vmap",
    "A pre-roll, a mid-roll of two ads after five minutes, and a post-roll, all written out.",
    sourceAttributes: manyAds,
    Break(
      "pre-roll",
      at: "start",
      .ads(
        VideoAd(
          id: "compass",
          title: "Compass – hiking maps",
          code: "COMPASS0001",
          seconds: 10,
          files: [.mediaFile("compass-short.mp4")]
        ).markup(in: "vmap/pre-roll")
      )
    ),
    Break(
      "mid-roll",
      at: "00:05:00",
      .ads(
        harbour.markup(in: "vmap/mid-roll", sequence: 1),
        leaf.markup(in: "vmap/mid-roll", sequence: 2)
      )
    ),
    Break("post-roll", at: "end", .ads(dunes.markup(in: "vmap/post-roll")))
  )

  /// Breaks behind ad tags.
  static let vmapTags = playlist(
    "vmap-tags",
    "The breaks name other tags of the server.",
    sourceAttributes: manyAds,
    Break("pre-roll", at: "start", .tag(.single)),
    Break("first-mid-roll", at: "00:03:00.000", .tag(.pod)),
    Break("second-mid-roll", at: "00:06:00.000", .tag(.wrapperChain)),
    Break("post-roll", at: "end", .tag(.skippable))
  )

  /// A break without ads among others.
  static let vmapEmptyBreak = playlist(
    "vmap-empty-break",
    "A pre-roll without ads, a mid-roll without a source, and a post-roll with an ad.",
    Break(
      "pre-roll",
      at: "start",
      .ads("<Error>\(tracking: "vmap-empty-break/pre-roll")/no-ad?code=[ERRORCODE]</Error>")
    ),
    Break("mid-roll", at: "00:05:00"),
    Break("post-roll", at: "end", .ads(dunes.markup(in: "vmap-empty-break/post-roll")))
  )

  /// Offsets of all kinds.
  static let vmapOffsets = playlist(
    "vmap-offsets",
    "Breaks at parts of the duration, at a numbered place, and at every two minutes; one is not for the player.",
    Break("quarter", at: "25%", .tag(.single)),
    Break("half", at: "50%", type: "linear,nonlinear", .tag(.skippable)),
    Break("first-place", at: "#1", .tag(.single)),
    Break("every-two-minutes", at: "00:01:00", attributes: #" repeatAfter="00:02:00""#, .tag(.wrapped)),
    Break(
      "beside",
      at: "end",
      type: "display",
      .init(
        id: "data",
        content: #"<vmap:CustomAdData templateType="sample-text">lantern; kite</vmap:CustomAdData>"#
      )
    ),
    extensions: """
      <vmap:Extensions>
        <vmap:Extension type="sample">
          <Mood>quiet</Mood>
        </vmap:Extension>
      </vmap:Extensions>
      """
  )

  private static let manyAds = #" allowMultipleAds="true" followRedirects="true""#

  /// A playlist whose sources of ads have attributes, each with a space before it. Its tracking URLs are below a path.
  private static func playlist(
    _ path: String,
    _ comment: String,
    sourceAttributes: String = "",
    _ breaks: Break...,
    extensions: Markup = ""
  ) -> String {
    document(
      comment,
      #"""
      <vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0">
        \#(Markup(breaks.map { $0.markup(path, sourceAttributes) }))
        \#(extensions)
      </vmap:VMAP>
      """#
    )
  }
}

/// A break of a playlist.
private struct Break {
  /// Where the ads of a break come from.
  struct Source {
    /// The end of its ID, below the break's.
    let id: String
    let content: Markup

    static func tag(_ tag: SampleAdTag) -> Source {
      Source(id: "tag", content: #"<vmap:AdTagURI templateType="vast4">\#(tag.url)</vmap:AdTagURI>"#)
    }

    /// Ads in the playlist itself.
    static func ads(_ ads: Markup...) -> Source {
      Source(
        id: "ads",
        content: #"""
          <vmap:VASTAdData>
            <VAST version="4.2">
              \#(Markup(ads))
            </VAST>
          </vmap:VASTAdData>
          """#
      )
    }
  }

  let id: String
  let attributes: String
  let source: Source?

  /// - Parameter attributes: further ones, each with a space before it.
  init(
    _ id: String,
    at offset: String,
    type: String = "linear",
    attributes: String = "",
    _ source: Source? = nil
  ) {
    self.id = id
    self.attributes = #"timeOffset="\#(offset)" breakType="\#(type)" breakId="\#(id)"\#(attributes)"#
    self.source = source
  }

  func markup(_ playlist: String, _ sourceAttributes: String) -> Markup {
    let path = "\(playlist)/\(id)"
    let adSource: Markup? = source.map { source in
      #"""
      <vmap:AdSource id="\#(id)-\#(source.id)"\#(sourceAttributes)>
        \#(source.content)
      </vmap:AdSource>
      """#
    }
    return #"""
      <vmap:AdBreak \#(attributes)>
        \#(adSource ?? "")
        <vmap:TrackingEvents>
          <vmap:Tracking event="breakStart">\#(tracking: path)/breakStart</vmap:Tracking>
          <vmap:Tracking event="breakEnd">\#(tracking: path)/breakEnd</vmap:Tracking>
          <vmap:Tracking event="error">\#(tracking: path)/error?code=[ERRORCODE]</vmap:Tracking>
        </vmap:TrackingEvents>
      </vmap:AdBreak>
      """#
  }
}
