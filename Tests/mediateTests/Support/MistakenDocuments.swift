import Testing

/// Documents with a mistake, and where the mistake is.
struct MistakenDocument: Sendable, CustomTestStringConvertible {
  /// The file's name; its extension says what kind of document it is.
  var name: String
  var text: String
  /// What a report about it has to say, with the lines of the mistakes.
  var findings: [Finding]
  /// Whether a client has to refuse the whole document, so that there is nothing to print.
  var isRefused = false
  /// Whether `mediate play` has an ad to play; nil for what is not an ad response.
  var plays: Bool?

  struct Finding: Sendable {
    var line: Int
    var text: String
    var isError = false
  }

  var testDescription: String { name }
}

extension MistakenDocument {
  static let all = responses + playlists + assetLists

  // MARK: VAST and VMAP

  static let responses = [
    MistakenDocument(
      name: "duration.xml",
      text: vast.replacing("00:00:30", with: "30"),
      findings: [Finding(line: 9, text: "“30” is not a valid Duration")],
      plays: true
    ),
    MistakenDocument(
      name: "no-duration.xml",
      text: vast.replacing("<Duration>00:00:30</Duration>", with: ""),
      findings: [Finding(line: 8, text: "Duration is missing")],
      plays: true
    ),
    MistakenDocument(
      name: "no-media-files.xml",
      text: vast.replacing(media, with: ""),
      findings: [Finding(line: 8, text: "MediaFiles is missing")],
      plays: false
    ),
    MistakenDocument(
      name: "no-creatives.xml",
      text: vast.replacing(creatives, with: ""),
      findings: [Finding(line: 3, text: "Creative is missing")],
      plays: false
    ),
    MistakenDocument(
      name: "ampersand.xml",
      text: vast.replacing("/impression", with: "/impression?a=1&b=2"),
      findings: [Finding(line: 6, text: "write &amp;")],
      isRefused: true,
      plays: false
    ),
    MistakenDocument(
      name: "end-tag.xml",
      text: vast.replacing("</MediaFiles>", with: "</MediaFile>"),
      findings: [Finding(line: 12, text: "the end tag does not match <MediaFiles>, which begins in line 10")],
      isRefused: true,
      plays: false
    ),
    MistakenDocument(
      name: "prefix.xml",
      text: vast.replacing("<AdTitle>Tea</AdTitle>", with: "<acme:AdTitle>Tea</acme:AdTitle>"),
      findings: [Finding(line: 5, text: "the prefix “acme” is not declared", isError: true)],
      plays: true
    ),
    MistakenDocument(
      name: "url.xml",
      text: vast.replacing("https://track.example/impression", with: "track.example/impression"),
      findings: [
        Finding(line: 6, text: "“track.example/impression” is not an http or https URL"),
        Finding(line: 3, text: "Impression is missing"),
      ],
      plays: true
    ),
    MistakenDocument(
      name: "offset.xml",
      text: """
        <vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0">
          <vmap:AdBreak timeOffset="00:30" breakType="linear" breakId="first">
            <vmap:AdSource>
              <vmap:AdTagURI templateType="vast3">https://ads.sample-network.example/tags/single</vmap:AdTagURI>
            </vmap:AdSource>
          </vmap:AdBreak>
        </vmap:VMAP>

        """,
      findings: [
        Finding(line: 2, text: "“00:30” is not a valid timeOffset"),
        Finding(line: 2, text: "AdBreak has no usable timeOffset"),
      ],
      plays: false
    ),
    MistakenDocument(
      name: "tag.xml",
      text: """
        <vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="1.0">
          <vmap:AdBreak timeOffset="start" breakType="linaer" breakId="first">
            <vmap:AdSource>
              <vmap:AdTagURI templateType="vast3">ads.sample-network.example/tags/single</vmap:AdTagURI>
            </vmap:AdSource>
          </vmap:AdBreak>
        </vmap:VMAP>

        """,
      findings: [
        Finding(line: 2, text: "“linaer” is not a valid breakType"),
        Finding(line: 4, text: "“ads.sample-network.example/tags/single” is not an http or https URL"),
        Finding(line: 3, text: "AdSource has no usable VASTAdData, AdTagURI or CustomAdData"),
      ],
      plays: false
    ),
  ]

  private static let media = """
    <MediaFiles>
                  <MediaFile type="video/mp4" width="640" height="360" delivery="progressive">https://media.example/a.mp4</MediaFile>
                </MediaFiles>
    """

  private static let creatives = """
    <Creatives><Creative>
              <Linear>
                <Duration>00:00:30</Duration>
                \(media)
              </Linear>
            </Creative></Creatives>
    """

  /// Without a mistake.
  static let vast = """
    <VAST version="4.2">
      <Ad id="a">
        <InLine>
          <AdSystem>s</AdSystem>
          <AdTitle>Tea</AdTitle>
          <Impression>https://track.example/impression</Impression>
          \(creatives)
        </InLine>
      </Ad>
    </VAST>

    """

  // MARK: HLS

  static let playlists = [
    MistakenDocument(
      name: "blanks.m3u8",
      text: "\n \n" + mediaPlaylist,
      findings: [Finding(line: 3, text: "#EXTM3U")]
    ),
    MistakenDocument(
      name: "media.m3u8",
      text: mediaPlaylist.replacing("#EXTINF:6,", with: "#EXTINF:six,"),
      findings: [
        Finding(line: 4, text: "“six”"), Finding(line: 5, text: "no usable #EXTINF"),
      ]
    ),
    MistakenDocument(
      name: "bytes.m3u8",
      text: mediaPlaylist.replacing("#EXTINF:6,", with: "#EXT-X-BYTERANGE:100\n#EXTINF:6,"),
      findings: [Finding(line: 6, text: "byte range", isError: true)]
    ),
    MistakenDocument(
      name: "versions.m3u8",
      text: """
        #EXTM3U
        #EXT-X-VERSION:6
        #EXT-X-VERSION:7
        #EXT-X-STREAM-INF:BANDWIDTH=1280000,RESOLUTION=1280*720
        {$host}/low.m3u8

        """,
      findings: [
        Finding(line: 3, text: "#EXT-X-VERSION", isError: true),
        Finding(line: 4, text: "1280*720"),
        Finding(line: 5, text: "“host” is not defined", isError: true),
      ]
    ),
    MistakenDocument(
      name: "mixed.m3u8",
      text: mediaPlaylist.replacing("#EXTINF:6,", with: "#EXT-X-STREAM-INF:BANDWIDTH=1\nb.m3u8\n#EXTINF:6,"),
      findings: [Finding(line: 4, text: "tags of media playlists and of multivariant playlists")],
      isRefused: true
    ),
  ]

  static let mediaPlaylist = """
    #EXTM3U
    #EXT-X-VERSION:4
    #EXT-X-TARGETDURATION:6
    #EXTINF:6,
    a.ts
    #EXT-X-ENDLIST

    """

  // MARK: Asset lists

  static let assetLists = [
    MistakenDocument(
      name: "type.json",
      text: """
        {
          "ASSETS": [
            {"URI": "https://ads.example/a.m3u8", "DURATION": 15},
            {
              "URI": "https://ads.example/b.m3u8",
              "DURATION": "15"
            }
          ]
        }

        """,
      findings: [Finding(line: 6, text: "ASSETS[1].DURATION")],
      isRefused: true
    ),
    MistakenDocument(
      name: "key.json",
      text: """
        {
          "ASSETS": [
            {"URI": "https://ads.example/a.m3u8"}
          ]
        }

        """,
      findings: [Finding(line: 3, text: "ASSETS[0].DURATION")],
      isRefused: true
    ),
    MistakenDocument(
      name: "comma.json",
      text: """
        {
          "ASSETS": [
            {"URI": "https://ads.example/a.m3u8", "DURATION": 15}
            {"URI": "https://ads.example/b.m3u8", "DURATION": 15}
          ]
        }

        """,
      findings: [Finding(line: 4, text: "not JSON")],
      isRefused: true
    ),
  ]

  /// Without a mistake.
  static let assetList = """
    {"ASSETS": [{"URI": "https://ads.example/a.m3u8", "DURATION": 15.5}], "SKIP-CONTROL": {"OFFSET": 5}}

    """
}
