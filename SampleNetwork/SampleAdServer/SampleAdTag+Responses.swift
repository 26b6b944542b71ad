import Foundation

extension SampleAdTag {
  /// What the server answers.
  var content: SampleAdServer.Answer.Content {
    switch self {
    case .notFound: .status(404)
    case .serverError: .status(500)
    case .notXML: .document(Data((text ?? "").utf8), type: "text/plain")
    default: .document(Data((text ?? "").utf8), type: "text/xml")
    }
  }

  /// The time from a request to the answer; nil for an answer that never comes.
  var delay: Duration? {
    switch self {
    case .silent: nil
    case .slow: .seconds(10)
    default: SampleAdServer.latency
    }
  }

  /// The document behind the tag; nil for a tag without one.
  var text: String? {
    switch self {
    case .single: SampleResponse.single
    case .pod: SampleResponse.pod
    case .podBrokenFile: SampleResponse.podBrokenFile
    case .skippable: SampleResponse.skippable
    case .companions: SampleResponse.companions
    case .icons: SampleResponse.icons
    case .wrapperChain: SampleResponse.wrapperChain
    case .wrapperChainSecond: SampleResponse.wrapperChainSecond
    case .wrapperChainThird: SampleResponse.wrapperChainThird
    case .wrapped: SampleResponse.wrapped
    case .wrapperLoop: SampleResponse.wrapperLoop
    case .wrapperLoopBack: SampleResponse.wrapperLoopBack
    case .tooManyRedirects: SampleResponse.tooManyRedirects
    case .tooManyRedirectsSecond: SampleResponse.tooManyRedirectsSecond
    case .vmap: SampleResponse.vmap
    case .vmapTags: SampleResponse.vmapTags
    case .vmapEmptyBreak: SampleResponse.vmapEmptyBreak
    case .vmapOffsets: SampleResponse.vmapOffsets
    case .vast20: SampleResponse.vast20
    case .vast30: SampleResponse.vast30
    case .vast40: SampleResponse.vast40
    case .vast41: SampleResponse.vast41
    case .vast42: SampleResponse.vast42
    case .empty: SampleResponse.empty
    case .slow: SampleResponse.slow
    case .malformed: SampleResponse.malformed
    case .notXML: SampleResponse.notXML
    case .silent, .notFound, .serverError: nil
    }
  }
}
