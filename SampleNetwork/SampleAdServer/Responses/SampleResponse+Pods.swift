// Responses with several ads.
extension SampleResponse {
  /// A pod of three.
  static let pod = vast(
    "Three ads in a row, written out of order, and a fourth that may take the place of one that fails.",
    leaf.markup(in: "pod", sequence: 2),
    harbour.markup(in: "pod", sequence: 1),
    VideoAd(id: "meadow", title: "Meadow – honey from next door", code: "MEADOW0001", seconds: 8)
      .markup(in: "pod"),
    dunes.markup(in: "pod", sequence: 3)
  )

  /// A pod of which one has a broken media file.
  static let podBrokenFile = vast(
    "Three ads in a row; no player knows the type of the second one's file.",
    harbour.markup(in: "pod-broken-file", sequence: 1),
    VideoAd(
      id: "night",
      title: "Night – trains that sleep",
      code: "NIGHT0015",
      seconds: 15,
      files: [.mediaFile("night.reel", type: "video/x-reel")]
    ).markup(in: "pod-broken-file", sequence: 2),
    dunes.markup(in: "pod-broken-file", sequence: 3)
  )
}
