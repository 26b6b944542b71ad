import Foundation
import Testing

/// Playlists that together have every tag, as servers write them.
struct Fixture: CustomTestStringConvertible, Sendable {
  let name: String
  let text: String

  var testDescription: String { name }
  var data: Data { Data(text.utf8) }
}

extension Fixture {
  static let onDemand = Fixture(
    name: "on demand",
    text: """
      #EXTM3U
      #EXT-X-VERSION:7
      #EXT-X-INDEPENDENT-SEGMENTS
      #EXT-X-START:TIME-OFFSET=-4.5,PRECISE=YES
      #EXT-X-ALLOW-CACHE:YES
      #EXT-X-TARGETDURATION:6
      #EXT-X-MEDIA-SEQUENCE:100
      #EXT-X-DISCONTINUITY-SEQUENCE:3
      #EXT-X-PLAYLIST-TYPE:VOD
      # A comment.

      #EXT-X-MAP:URI="init.mp4",BYTERANGE="720@0"
      #EXT-X-KEY:METHOD=SAMPLE-AES,URI="skd://key-1",IV=0x00ff,KEYFORMAT="com.example.drm",KEYFORMATVERSIONS="1"
      #EXT-X-KEY:METHOD=SAMPLE-AES-CTR,URI="data:text/plain;base64,AAAA",KEYFORMAT="urn:uuid:1"
      #EXT-X-BITRATE:1200
      #EXTINF:6.006,The first one, with a comma
      #EXT-X-BYTERANGE:1000@720
      media.mp4
      #EXTINF:5.994,
      #EXT-X-BYTERANGE:2000
      media.mp4
      #EXT-X-VENDOR-TAG:kept="yes"
      #EXT-X-PROGRAM-DATE-TIME:2026-01-02T03:04:05.678Z
      #EXTINF:6,
      third.mp4
      #EXT-X-DISCONTINUITY
      #EXT-X-KEY:METHOD=NONE
      #EXT-X-MAP:URI="other.mp4"
      #EXT-X-GAP
      #EXTINF:4.5
      fourth.mp4
      #EXT-X-DATERANGE:ID="chapter",CLASS="com.example.chapter",START-DATE="2026-01-02T03:04:05.678Z",END-ON-NEXT=YES
      #EXT-X-ENDLIST

      """
  )

  static let iFrames = Fixture(
    name: "I-frames, CRLF",
    text: [
      "#EXTM3U", "#EXT-X-VERSION:4", "#EXT-X-TARGETDURATION:2", "#EXT-X-I-FRAMES-ONLY", "#EXTINF:2,",
      "#EXT-X-BYTERANGE:10@0", "a.ts", "#EXTINF:2,", "#EXT-X-BYTERANGE:20@100", "a.ts", "#EXT-X-ENDLIST",
    ].joined(separator: "\r\n")
  )

  static let lowLatency = Fixture(
    name: "low latency",
    text: """
      #EXTM3U
      #EXT-X-VERSION:9
      #EXT-X-TARGETDURATION:4
      #EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES,PART-HOLD-BACK=1.0,HOLD-BACK=12,CAN-SKIP-UNTIL=24,CAN-SKIP-DATERANGES=YES
      #EXT-X-PART-INF:PART-TARGET=0.33334
      #EXT-X-MEDIA-SEQUENCE:266
      #EXT-X-PROGRAM-DATE-TIME:2026-02-14T02:13:36.106+01:00
      #EXT-X-MAP:URI="init.mp4"
      #EXTINF:4.00008,
      file266.mp4
      #EXTINF:4.00008,
      file267.mp4
      #EXT-X-PART:DURATION=0.33334,URI="file268.mp4",BYTERANGE="1000@0",INDEPENDENT=YES
      #EXT-X-PART:DURATION=0.33334,URI="file268.mp4",BYTERANGE="500"
      #EXT-X-PART:DURATION=0.33334,URI="file268.mp4",BYTERANGE="200",GAP=YES
      #EXTINF:4.00008,
      file268.mp4
      #EXT-X-PART:DURATION=0.33334,URI="part269.0.mp4",INDEPENDENT=YES
      #EXT-X-PRELOAD-HINT:TYPE=PART,URI="part269.1.mp4",BYTERANGE-START=0,BYTERANGE-LENGTH=99
      #EXT-X-RENDITION-REPORT:URI="../1M/live.m3u8",LAST-MSN=268,LAST-PART=2

      """
  )

  static let variables = Fixture(
    name: "variables",
    text: """
      #EXTM3U
      #EXT-X-TARGETDURATION:6
      #EXT-X-DEFINE:NAME="host",VALUE="media.example.com"
      #EXT-X-DEFINE:IMPORT="auth"
      #EXT-X-DEFINE:QUERYPARAM="session"
      #EXT-X-MAP:URI="https://{$host}/init.mp4?s={$session}"
      #EXTINF:6,
      https://{$host}/1.mp4?auth={$auth}&s={$session}
      #EXT-X-ENDLIST
      """
  )

  static let interstitials = Fixture(
    name: "interstitials",
    text: """
      #EXTM3U
      #EXT-X-TARGETDURATION:6
      #EXT-X-PROGRAM-DATE-TIME:2026-01-01T00:00:00.000Z
      #EXTINF:6,
      1.ts
      #EXT-X-DATERANGE:ID="pre",CLASS="com.apple.hls.interstitial",START-DATE="2026-01-01T00:00:00.000Z",DURATION=15.0,X-ASSET-URI="https://ads.example.com/pre.m3u8",CUE="PRE,ONCE",X-RESUME-OFFSET=0
      #EXT-X-DATERANGE:ID="mid",CLASS="com.apple.hls.interstitial",START-DATE="2026-01-01T00:00:06.000Z",PLANNED-DURATION=30,X-ASSET-LIST="https://ads.example.com/list?a=%20b",X-RESUME-OFFSET=-1.5,X-PLAYOUT-LIMIT=20.25,X-SNAP="OUT,IN",X-RESTRICT="SKIP,JUMP",X-CONTENT-MAY-VARY="NO",X-TIMELINE-OCCUPIES="RANGE",X-TIMELINE-STYLE="PRIMARY",X-SKIP-CONTROL-OFFSET=5,X-SKIP-CONTROL-DURATION=10,X-SKIP-CONTROL-LABEL-ID="Skip_Ad",X-COM-EXAMPLE-BEACON=123,X-HEX=0xAb
      #EXTINF:6,
      2.ts
      #EXT-X-DATERANGE:ID="splice",START-DATE="2026-01-01T00:00:06.000Z",SCTE35-OUT=0xFC002F,SCTE35-CMD=0xFC00
      #EXT-X-DATERANGE:ID="splice",END-DATE="2026-01-01T00:00:10.000Z",SCTE35-IN=0xfc0030
      #EXT-X-DATERANGE:ID="post",CLASS="com.apple.hls.interstitial",START-DATE="2026-01-01T00:00:12.000Z",X-ASSET-URI="https://ads.example.com/post.m3u8",CUE="POST"
      #EXT-X-ENDLIST

      """
  )

  static let multivariant = Fixture(
    name: "multivariant",
    text: """
      #EXTM3U
      #EXT-X-VERSION:8
      #EXT-X-INDEPENDENT-SEGMENTS
      #EXT-X-START:TIME-OFFSET=10
      #EXT-X-DEFINE:NAME="auth",VALUE="a b"
      #EXT-X-CONTENT-STEERING:SERVER-URI="/steering?video=1",PATHWAY-ID="CDN-A"
      #EXT-X-SESSION-DATA:DATA-ID="com.example.title",VALUE="A title",LANGUAGE="en"
      #EXT-X-SESSION-DATA:DATA-ID="com.example.lyrics",URI="lyrics.json"
      #EXT-X-SESSION-KEY:METHOD=SAMPLE-AES,URI="skd://key-1",KEYFORMAT="com.example.drm"
      #EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="aac",NAME="English",LANGUAGE="en",DEFAULT=YES,AUTOSELECT=YES,URI="audio.m3u8"
      #EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="subs",NAME="Deutsch",FORCED=NO,URI="de.m3u8"
      #EXT-X-STREAM-INF:BANDWIDTH=1280000,AVERAGE-BANDWIDTH=1000000,RESOLUTION=1280x720,FRAME-RATE=29.97,CODECS="avc1.4d401f,mp4a.40.2",AUDIO="aac",SUBTITLES="subs",CLOSED-CAPTIONS=NONE
      low/video.m3u8
      #EXT-X-STREAM-INF: BANDWIDTH = 7680000 , VIDEO="v"
      high/video.m3u8?auth={$auth}
      #EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=86000,URI="low/iframe.m3u8"

      """
  )

  static let delta = Fixture(
    name: "delta update",
    text: """
      #EXTM3U
      #EXT-X-TARGETDURATION:4
      #EXT-X-MEDIA-SEQUENCE:10
      #EXT-X-SKIP:SKIPPED-SEGMENTS=3,RECENTLY-REMOVED-DATERANGES="a	b"
      #EXTINF:4,
      13.ts

      """
  )

  static let odd = Fixture(
    name: "odd spacing, order and line ends",
    text: "\u{FEFF}#EXTM3U \r\n\n#EXT-X-MEDIA-SEQUENCE: 007\n  \n#EXTINF: 06.50 , title \r\nä ö.ts?x={y}\n"
      + "#EXT-X-DATERANGE: ID = \"a\" ,, START-DATE=\"2026-01-01T00:00:00Z\",X-A=0xfF,X-B=1.,X-C=.5\n#EXT\n#\n\n"
      + "#EXT-X-TARGETDURATION:7\n#EXTINF:1\nlast"
  )

  static let media: [Fixture] = [
    onDemand, iFrames, lowLatency, variables, interstitials, delta, odd,
  ]
  static let all: [Fixture] = media + [multivariant]
}
