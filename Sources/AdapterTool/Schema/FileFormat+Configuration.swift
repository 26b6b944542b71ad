import AdMediation
import AdPlatform

extension FileFormat {
  /// Ad units and their waterfalls.
  package static let configuration = FileFormat(
    name: "config",
    description: "a configuration of ad units",
    marks: ["adUnits"],
    example: #"{"adUnits": {"home": {"sources": […]}}}"#,
    usage: "run --config",
    schema: configurationSchema
  )

  private static let configurationSchema = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Ad units and their waterfalls",
      "description": "What an app's mediation account says. The option --config reads it.",
      "type": "object",
      "required": ["adUnits"],
      "additionalProperties": false,
      "properties": {
        "$schema": {"description": "The schema by which an editor checks the file. Not read."},
        "adUnits": {
          "description": "The ad units by their IDs.",
          "type": "object",
          "minProperties": 1,
          "additionalProperties": {"$ref": "#/$defs/adUnit"}
        }
      },
      "$defs": {
        "adUnit": {
          "description": "An entry point for ads, with the sources that may fill it.",
          "type": "object",
          "required": ["sources"],
          "additionalProperties": false,
          "properties": {
            "summary": {"description": "What the ad unit is for, for listings.", "type": ["string", "null"]},
            "format": {
              "description": "The format of its ads. Defaults to native.",
              "enum": [\#(quotedList(AdFormat.allCases.map(\.name))), null]
            },
            "reward": {
              "description": "What users get for its ads. For rewarded formats only.",
              "type": ["object", "null"],
              "required": ["type", "amount"],
              "additionalProperties": false,
              "properties": {
                "type": {"description": "What it is, such as coins.", "type": "string"},
                "amount": {"description": "How much of it.", "type": "number", "minimum": 0}
              }
            },
            "sources": {
              "description": "The waterfall, tried in this order, and the bidders.",
              "type": "array",
              "minItems": 1,
              "items": {"$ref": "#/$defs/source"}
            }
          },
          "if": {"required": ["reward"], "properties": {"reward": {"type": "object"}}},
          "then": {
            "required": ["format"],
            "properties": {"format": {"enum": [\#(quotedList(AdFormat.allCases.filter(\.isRewarded).map(\.name)))]}}
          }
        },
        "source": {
          "description": "One network of a waterfall.",
          "type": "object",
          "required": ["className"],
          "additionalProperties": false,
          "properties": {
            "className": {
              "description": "The adapter's class, as Module.Class or as it was registered.",
              "type": "string",
              "minLength": 1
            },
            "label": {
              "description": "How people call this source. Defaults to the class name.",
              "type": ["string", "null"]
            },
            "parameter": {
              "description": "Passed to the adapter with every request, usually the ID of the ad unit at the network.",
              "type": ["string", "null"]
            },
            "settings": {
              "description": "More settings by name, which a mediation adapter finds in its credentials.",
              "type": ["object", "null"],
              "properties": {"parameter": false},
              "additionalProperties": {"type": "string"}
            },
            "kind": {
              "description": "How it comes to be asked: in its turn, or after it has bid. Defaults to waterfall.",
              "enum": [\#(quotedList(MediationConfiguration.SourceKind.allCases.map(\.rawValue))), null]
            },
            "cpm": {
              "description": "Dollars per 1,000 impressions; the price of a bidder.",
              "type": ["number", "null"],
              "minimum": 0
            },
            "timeout": {
              "description": "How long the source may take, in seconds. Defaults to \#(seconds(MediationLimits.defaultTimeout)).",
              "type": ["number", "null"],
              "exclusiveMinimum": 0,
              "maximum": \#(seconds(MediationLimits.maximumTimeout))
            }
          },
          "if": {"required": ["kind"], "properties": {"kind": {"const": "bidding"}}},
          "then": {"required": ["cpm"], "properties": {"cpm": {"type": "number"}}}
        }
      }
    }

    """#

  /// Names as the elements of a JSON list.
  package static func quotedList(_ names: [String]) -> String {
    names.map { JSONValue.string($0).line }.joined(separator: ", ")
  }

  private static func seconds(_ duration: Duration) -> Int { Int(duration.timeInterval) }
}
