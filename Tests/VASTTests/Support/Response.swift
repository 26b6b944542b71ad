/// Responses written in one line. Each ad calls `https://track.example.com/ID/…`, ID being its own.
enum Response {
  static func vast(_ ads: String..., version: String = "4.2", errors: [String] = []) -> String {
    vast(ads, version: version, errors: errors)
  }

  static func vast(_ ads: [String], version: String = "4.2", errors: [String] = []) -> String {
    let errors = errors.map { "<Error>\($0)</Error>" }
    return "<VAST version='\(version)'>\((errors + ads).joined())</VAST>"
  }

  static func inLine(_ id: String, sequence: Int? = nil, parts: String = "", creatives: String? = nil)
    -> String
  {
    let linear = "<Creative><Linear><Duration>00:00:10</Duration></Linear></Creative>"
    return ad(
      id,
      sequence,
      """
      <InLine><AdSystem>s</AdSystem><AdTitle>\(id)</AdTitle>\(common(id))\(parts)\
      <Creatives>\(creatives ?? linear)</Creatives></InLine>
      """
    )
  }

  static func wrapper(
    _ id: String,
    to url: String,
    sequence: Int? = nil,
    attributes: String = "",
    parts: String = ""
  ) -> String {
    let body = "<AdSystem>s</AdSystem>\(common(id))<VASTAdTagURI><![CDATA[\(url)]]></VASTAdTagURI>\(parts)"
    return ad(id, sequence, "<Wrapper \(attributes)>\(body)</Wrapper>")
  }

  private static func common(_ id: String) -> String {
    """
    <Impression>https://track.example.com/\(id)/impression</Impression>\
    <Error>https://track.example.com/\(id)/error?code=[ERRORCODE]</Error>
    """
  }

  private static func ad(_ id: String, _ sequence: Int?, _ content: String) -> String {
    let sequence = sequence.map { " sequence='\($0)'" } ?? ""
    return "<Ad id='\(id)'\(sequence)>\(content)</Ad>"
  }
}
