import Foundation

extension SampleAdTag {
  /// What the server answers.
  var content: SampleAdServer.Answer.Content {
    switch self {
    case .notFound: .status(404)
    case .serverError: .status(500)
    case .notXML: .document(Data(bytes ?? []), type: "text/plain")
    default: .document(Data(bytes ?? []), type: "text/xml")
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

  /// The contents of the tag's file; nil for a tag without one.
  var bytes: [UInt8]? {
    switch self {
    case .single: PackageResources.single_xml
    case .pod: PackageResources.pod_xml
    case .podBrokenFile: PackageResources.pod_broken_file_xml
    case .skippable: PackageResources.skippable_xml
    case .companions: PackageResources.companions_xml
    case .icons: PackageResources.icons_xml
    case .wrapperChain: PackageResources.wrapper_chain_xml
    case .wrapperChainSecond: PackageResources.wrapper_chain_second_xml
    case .wrapperChainThird: PackageResources.wrapper_chain_third_xml
    case .wrapped: PackageResources.wrapped_xml
    case .wrapperLoop: PackageResources.wrapper_loop_xml
    case .wrapperLoopBack: PackageResources.wrapper_loop_back_xml
    case .tooManyRedirects: PackageResources.too_many_redirects_xml
    case .tooManyRedirectsSecond: PackageResources.too_many_redirects_second_xml
    case .vmap: PackageResources.vmap_xml
    case .vmapTags: PackageResources.vmap_tags_xml
    case .vmapEmptyBreak: PackageResources.vmap_empty_break_xml
    case .vmapOffsets: PackageResources.vmap_offsets_xml
    case .vast20: PackageResources.vast_2_0_xml
    case .vast30: PackageResources.vast_3_0_xml
    case .vast40: PackageResources.vast_4_0_xml
    case .vast41: PackageResources.vast_4_1_xml
    case .vast42: PackageResources.vast_4_2_xml
    case .empty: PackageResources.empty_xml
    case .slow: PackageResources.slow_xml
    case .malformed: PackageResources.malformed_xml
    case .notXML: PackageResources.not_xml_txt
    case .silent, .notFound, .serverError: nil
    }
  }
}
