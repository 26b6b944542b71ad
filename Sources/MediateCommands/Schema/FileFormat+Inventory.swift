import AdapterTool
import SampleSDK

extension FileFormat {
  /// What the sample network has to offer.
  static let inventory = FileFormat(
    name: "inventory",
    description: "an inventory of the sample network",
    marks: ["units"],
    example: #"{"units": […], "creatives": {…}}"#,
    usage: "run --inventory",
    schema: inventorySchema
  )

  private static let inventorySchema = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "What the sample network has to offer",
      "description": "Its ad units, and the creatives that fill them. mediate run --inventory reads it.",
      "type": "object",
      "required": ["units"],
      "additionalProperties": false,
      "properties": {
        "$schema": {"description": "The schema by which an editor checks the file. Not read."},
        "units": {
          "description": "The ad units. No two have the same ID.",
          "type": "array",
          "items": {"$ref": "#/$defs/unit"}
        },
        "creatives": {
          "description": "The creatives by the names that units use.",
          "type": ["object", "null"],
          "additionalProperties": {"$ref": "#/$defs/creative"}
        }
      },
      "$defs": {
        "unit": {
          "description": "One ad unit of the network and how it behaves.",
          "type": "object",
          "required": ["id", "summary"],
          "additionalProperties": false,
          "properties": {
            "id": {
              "description": "What a source names as its parameter.",
              "type": "string",
              "minLength": 1
            },
            "summary": {"description": "What the unit is for, in a sentence.", "type": "string"},
            "format": {
              "description": "The only format that the unit has. Defaults to native.",
              "enum": [\#(quotedList(SampleAdFormat.allCases.map(\.rawValue))), null]
            },
            "size": {
              "description": "The only size of a banner unit, in points. Without it, it has every size.",
              "type": ["object", "null"],
              "required": ["width", "height"],
              "additionalProperties": false,
              "properties": {
                "width": {"type": "number", "exclusiveMinimum": 0, "maximum": \#(Int(SampleBannerSize.maximum))},
                "height": {"type": "number", "exclusiveMinimum": 0, "maximum": \#(Int(SampleBannerSize.maximum))}
              }
            },
            "latencyMilliseconds": {
              "description": "The time from request to first answer. Defaults to \#(SampleAdUnit.defaultLatencyMilliseconds).",
              "type": ["integer", "null"],
              "minimum": 0,
              "maximum": \#(SampleAdUnit.maximumLatencyMilliseconds)
            },
            "answers": {
              "description": "What the network answers, in order. None: it never answers. Defaults to one ad.",
              "type": ["array", "null"],
              "items": {"enum": [\#(quotedList(SampleAdUnit.Answer.allCases.map(\.rawValue)))]}
            },
            "creative": {
              "description": "The name of the creative that fill delivers.",
              "type": ["string", "null"]
            },
            "bidCreative": {
              "description": "The name of the creative that the network bids with. Defaults to that of creative.",
              "type": ["string", "null"]
            }
          },
          "allOf": [
            {
              "if": {
                "not": {
                  "required": ["answers"],
                  "properties": {"answers": {"type": "array", "not": {"contains": {"const": "fill"}}}}
                }
              },
              "then": {"required": ["creative"], "properties": {"creative": {"type": "string"}}}
            },
            {
              "if": {"required": ["size"], "properties": {"size": {"type": "object"}}},
              "then": {"required": ["format"], "properties": {"format": {"const": "banner"}}}
            }
          ]
        },
        "text": {"type": ["string", "null"]},
        "image": {
          "description": "One image file of a creative.",
          "type": "object",
          "required": ["file"],
          "additionalProperties": false,
          "properties": {
            "file": {
              "description": "A bundled image file.",
              "enum": [\#(quotedList(SampleImageFiles.names))]
            },
            "scale": {
              "description": "Pixels a point. Defaults to 1.",
              "type": ["number", "null"],
              "exclusiveMinimum": 0,
              "maximum": 10
            }
          }
        },
        "creative": {
          "description": "The assets of an ad. Each may be missing.",
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "headline": {"$ref": "#/$defs/text"},
            "body": {"$ref": "#/$defs/text"},
            "callToAction": {"$ref": "#/$defs/text"},
            "advertiser": {"$ref": "#/$defs/text"},
            "store": {"$ref": "#/$defs/text"},
            "price": {"$ref": "#/$defs/text"},
            "starRating": {
              "description": "From 0 to 5. Not checked, so that an app can be tried with a wrong one.",
              "type": ["number", "null"]
            },
            "degreeOfAwesomeness": {"$ref": "#/$defs/text"},
            "icon": {"anyOf": [{"type": "null"}, {"$ref": "#/$defs/image"}]},
            "landscapeImages": {
              "description": "Main images that are wider than high.",
              "type": ["array", "null"],
              "items": {"$ref": "#/$defs/image"}
            },
            "portraitImages": {
              "description": "Main images that are higher than wide.",
              "type": ["array", "null"],
              "items": {"$ref": "#/$defs/image"}
            },
            "givesURLsOnly": {
              "description": "Whether the ad has the URLs of its images only, whatever the request says.",
              "type": ["boolean", "null"]
            },
            "video": {
              "description": "The video, of which there is only the length and the shape.",
              "type": ["object", "null"],
              "required": ["durationMilliseconds", "aspectRatio"],
              "additionalProperties": false,
              "properties": {
                "durationMilliseconds": {
                  "type": "integer",
                  "minimum": 1,
                  "maximum": \#(SampleVideo.maximumDurationMilliseconds)
                },
                "aspectRatio": {"description": "Width by height.", "type": "number", "exclusiveMinimum": 0, "maximum": 100}
              }
            },
            "click": {
              "description": "What a click does. Without a key it is counted and opens nothing.",
              "type": ["object", "null"],
              "additionalProperties": false,
              "properties": {
                "landingPage": {"description": "Shows a page over the app.", "type": ["string", "null"]},
                "externalURL": {"description": "Opens another app.", "type": ["string", "null"]}
              },
              "not": {
                "type": "object",
                "required": ["landingPage", "externalURL"],
                "properties": {"landingPage": {"type": "string"}, "externalURL": {"type": "string"}}
              }
            },
            "reward": {
              "description": "What the viewer of a rewarded ad earns.",
              "type": ["object", "null"],
              "required": ["type", "amount", "afterMilliseconds"],
              "additionalProperties": false,
              "properties": {
                "type": {"description": "What it is, such as coins.", "type": "string"},
                "amount": {"description": "How much of it.", "type": "integer", "minimum": 1},
                "afterMilliseconds": {
                  "description": "How long the ad has to be on the screen.",
                  "type": "integer",
                  "minimum": 0,
                  "maximum": \#(SampleVideo.maximumDurationMilliseconds)
                }
              }
            },
            "failsToPresent": {
              "description": "Whether the ad arrives and then cannot be presented.",
              "type": ["boolean", "null"]
            },
            "lifetimeMilliseconds": {
              "description": "For how long after its arrival a full-screen ad can be presented. Defaults to an hour.",
              "type": ["integer", "null"],
              "minimum": 1,
              "maximum": \#(SampleAdUnit.maximumLatencyMilliseconds)
            }
          }
        }
      }
    }

    """#
}
