// The names that event types have in Objective-C, and had in Swift before `IMAAdEventType` was an enumeration: code that
// is copied from Objective-C, as in the documents, has `case kIMAAdEvent_LOADED:`.
//
// Source: SDK reference, `IMAAdEvent.h`; Picture in picture, "Starting ads".

/// ``AdEventType/AD_BREAK_READY``
public let kIMAAdEvent_AD_BREAK_READY = AdEventType.AD_BREAK_READY
/// ``AdEventType/AD_BREAK_FETCH_ERROR``
public let kIMAAdEvent_AD_BREAK_FETCH_ERROR = AdEventType.AD_BREAK_FETCH_ERROR
/// ``AdEventType/AD_BREAK_ENDED``
public let kIMAAdEvent_AD_BREAK_ENDED = AdEventType.AD_BREAK_ENDED
/// ``AdEventType/AD_BREAK_STARTED``
public let kIMAAdEvent_AD_BREAK_STARTED = AdEventType.AD_BREAK_STARTED
/// ``AdEventType/AD_PERIOD_ENDED``
public let kIMAAdEvent_AD_PERIOD_ENDED = AdEventType.AD_PERIOD_ENDED
/// ``AdEventType/AD_PERIOD_STARTED``
public let kIMAAdEvent_AD_PERIOD_STARTED = AdEventType.AD_PERIOD_STARTED
/// ``AdEventType/ALL_ADS_COMPLETED``
public let kIMAAdEvent_ALL_ADS_COMPLETED = AdEventType.ALL_ADS_COMPLETED
/// ``AdEventType/CLICKED``
public let kIMAAdEvent_CLICKED = AdEventType.CLICKED
/// ``AdEventType/COMPLETE``
public let kIMAAdEvent_COMPLETE = AdEventType.COMPLETE
/// ``AdEventType/CUEPOINTS_CHANGED``
public let kIMAAdEvent_CUEPOINTS_CHANGED = AdEventType.CUEPOINTS_CHANGED
/// ``AdEventType/ICON_FALLBACK_IMAGE_CLOSED``
public let kIMAAdEvent_ICON_FALLBACK_IMAGE_CLOSED = AdEventType.ICON_FALLBACK_IMAGE_CLOSED
/// ``AdEventType/ICON_TAPPED``
public let kIMAAdEvent_ICON_TAPPED = AdEventType.ICON_TAPPED
/// ``AdEventType/FIRST_QUARTILE``
public let kIMAAdEvent_FIRST_QUARTILE = AdEventType.FIRST_QUARTILE
/// ``AdEventType/LOADED``
public let kIMAAdEvent_LOADED = AdEventType.LOADED
/// ``AdEventType/LOG``
public let kIMAAdEvent_LOG = AdEventType.LOG
/// ``AdEventType/MIDPOINT``
public let kIMAAdEvent_MIDPOINT = AdEventType.MIDPOINT
/// ``AdEventType/PAUSE``
public let kIMAAdEvent_PAUSE = AdEventType.PAUSE
/// ``AdEventType/RESUME``
public let kIMAAdEvent_RESUME = AdEventType.RESUME
/// ``AdEventType/SKIPPED``
public let kIMAAdEvent_SKIPPED = AdEventType.SKIPPED
/// ``AdEventType/STARTED``
public let kIMAAdEvent_STARTED = AdEventType.STARTED
/// ``AdEventType/STREAM_LOADED``
public let kIMAAdEvent_STREAM_LOADED = AdEventType.STREAM_LOADED
/// ``AdEventType/STREAM_STARTED``
public let kIMAAdEvent_STREAM_STARTED = AdEventType.STREAM_STARTED
/// ``AdEventType/TAPPED``
public let kIMAAdEvent_TAPPED = AdEventType.TAPPED
/// ``AdEventType/THIRD_QUARTILE``
public let kIMAAdEvent_THIRD_QUARTILE = AdEventType.THIRD_QUARTILE
