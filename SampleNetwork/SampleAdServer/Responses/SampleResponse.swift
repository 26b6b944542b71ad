/// What the sample ad server answers.
enum SampleResponse {
  /// A VAST response.
  static func vast(_ comment: String, version: String = "4.2", _ content: Markup...) -> String {
    document(
      comment,
      #"""
      <VAST version="\#(version)">
        \#(Markup(content))
      </VAST>
      """#
    )
  }

  /// An XML document with a comment on what is in it.
  static func document(_ comment: String, _ root: Markup) -> String {
    #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <!-- \#(comment) -->
    \#(root.text)
    """#
  }
}

// Ads that are in several responses.
extension SampleResponse {
  static let harbour = VideoAd(
    id: "harbour",
    title: "Harbour – boats for a day",
    code: "HARBOUR0001",
    seconds: 15
  )
  static let leaf = VideoAd(id: "leaf", title: "Leaf – loose tea", code: "LEAF0001", seconds: 10)
  static let dunes = VideoAd(id: "dunes", title: "Dunes – bicycles for sand", code: "DUNES0001", seconds: 20)
}
