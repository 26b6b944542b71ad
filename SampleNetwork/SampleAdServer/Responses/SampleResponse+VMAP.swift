// Playlists of breaks.
extension SampleResponse {
  /// A pre-roll, two mid-rolls and a post-roll.
  static let vmap = vmap(
    "A pre-roll, a mid-roll of two ads after five minutes, and a post-roll, all written out.",
    adBreak(
      "pre-roll",
      "vmap",
      at: "start",
      .ads(
        VideoAd(
          id: "compass",
          title: "Compass – hiking maps",
          code: "COMPASS0001",
          seconds: 10,
          files: [.mediaFile("compass-short.mp4")]
        ).markup(in: "vmap/pre-roll")
      ),
      sourceAttributes: manyAds
    ),
    adBreak(
      "mid-roll",
      "vmap",
      at: "00:05:00",
      .ads(
        harbour.markup(in: "vmap/mid-roll", sequence: 1),
        leaf.markup(in: "vmap/mid-roll", sequence: 2)
      ),
      sourceAttributes: manyAds
    ),
    adBreak(
      "post-roll",
      "vmap",
      at: "end",
      .ads(dunes.markup(in: "vmap/post-roll")),
      sourceAttributes: manyAds
    )
  )

  /// Breaks behind ad tags.
  static let vmapTags = vmap(
    "The breaks name other tags of the server.",
    adBreak("pre-roll", "vmap-tags", at: "start", .tag(.single), sourceAttributes: manyAds),
    adBreak("first-mid-roll", "vmap-tags", at: "00:03:00.000", .tag(.pod), sourceAttributes: manyAds),
    adBreak(
      "second-mid-roll",
      "vmap-tags",
      at: "00:06:00.000",
      .tag(.wrapperChain),
      sourceAttributes: manyAds
    ),
    adBreak("post-roll", "vmap-tags", at: "end", .tag(.skippable), sourceAttributes: manyAds)
  )

  /// A break without ads among others.
  static let vmapEmptyBreak = vmap(
    "A pre-roll without ads, a mid-roll without a source, and a post-roll with an ad.",
    adBreak(
      "pre-roll",
      "vmap-empty-break",
      at: "start",
      .ads("<Error>\(tracking: "vmap-empty-break/pre-roll")/no-ad?code=[ERRORCODE]</Error>")
    ),
    adBreak("mid-roll", "vmap-empty-break", at: "00:05:00"),
    adBreak(
      "post-roll",
      "vmap-empty-break",
      at: "end",
      .ads(dunes.markup(in: "vmap-empty-break/post-roll"))
    )
  )

  /// Offsets of all kinds.
  static let vmapOffsets = vmap(
    "Breaks at parts of the duration, at a numbered place, and at every two minutes; one is not for the player.",
    adBreak("quarter", "vmap-offsets", at: "25%", .tag(.single)),
    adBreak("half", "vmap-offsets", at: "50%", type: "linear,nonlinear", .tag(.skippable)),
    adBreak("first-place", "vmap-offsets", at: "#1", .tag(.single)),
    adBreak(
      "every-two-minutes",
      "vmap-offsets",
      at: "00:01:00",
      attributes: #" repeatAfter="00:02:00""#,
      .tag(.wrapped)
    ),
    adBreak(
      "beside",
      "vmap-offsets",
      at: "end",
      type: "display",
      AdSource(
        id: "data",
        content: #"<vmap:CustomAdData templateType="sample-text">lantern; kite</vmap:CustomAdData>"#
      )
    ),
    """
    <vmap:Extensions>
      <vmap:Extension type="sample">
        <Mood>quiet</Mood>
      </vmap:Extension>
    </vmap:Extensions>
    """
  )
}

// MARK: - Pieces

extension SampleResponse {
  /// Where the ads of a break come from.
  private struct AdSource {
    /// The end of its ID, below the break's.
    let id: String
    let content: Markup

    static func tag(_ tag: SampleAdTag) -> AdSource {
      AdSource(
        id: "tag",
        content: #"<vmap:AdTagURI templateType="vast4">\#(tag.url)</vmap:AdTagURI>"#
      )
    }

    /// Ads in the playlist itself.
    static func ads(_ ads: Markup...) -> AdSource {
      AdSource(
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

  private static let manyAds = #" allowMultipleAds="true" followRedirects="true""#

  private static func vmap(_ comment: String, _ content: Markup...) -> String {
    document(
      comment,
      #"""
      <vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0">
        \#(Markup(content))
      </vmap:VMAP>
      """#
    )
  }

  /// A break of a playlist, with its tracking URLs below the playlist's path.
  private static func adBreak(
    _ id: String,
    _ playlist: String,
    at offset: String,
    type: String = "linear",
    attributes: String = "",
    _ source: AdSource? = nil,
    sourceAttributes: String = ""
  ) -> Markup {
    let sourceMarkup: Markup? = source.map { source in
      #"""
      <vmap:AdSource id="\#(id)-\#(source.id)"\#(sourceAttributes)>
        \#(source.content)
      </vmap:AdSource>
      """#
    }
    return #"""
      <vmap:AdBreak timeOffset="\#(offset)" breakType="\#(type)" breakId="\#(id)"\#(attributes)>
        \#(sourceMarkup ?? "")
        <vmap:TrackingEvents>
          <vmap:Tracking event="breakStart">\#(tracking: "\(playlist)/\(id)")/breakStart</vmap:Tracking>
          <vmap:Tracking event="breakEnd">\#(tracking: "\(playlist)/\(id)")/breakEnd</vmap:Tracking>
          <vmap:Tracking event="error">\#(tracking: "\(playlist)/\(id)")/error?code=[ERRORCODE]</vmap:Tracking>
        </vmap:TrackingEvents>
      </vmap:AdBreak>
      """#
  }
}
