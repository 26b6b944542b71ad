import AdMediation
import AdPlatform
import AdapterTool
import WaterfallStudy

extension FileFormat {
  /// A waterfall of networks that are known by their figures.
  static let study = FileFormat(
    name: "study",
    description: "a study of a waterfall",
    marks: ["sources"],
    example: #"{"sources": [{"label": "A", "fillRate": 0.5, "latencyMilliseconds": {"fixed": 120}}]}"#,
    usage: "simulate --config",
    schema: studySchema
  )

  /// What `simulate --json` prints.
  static let studyResult = FileFormat(
    name: "study-result",
    description: "the result of a study",
    marks: ["fingerprint", "result"],
    example: "the output of mediate simulate --json",
    usage: "simulate --merge",
    schema: nil
  )

  private static let studySchema = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "A study of a waterfall",
      "description": "A waterfall of networks that are known by their figures. mediate simulate --config reads it.",
      "type": "object",
      "required": ["sources"],
      "additionalProperties": false,
      "properties": {
        "$schema": {"description": "The schema by which an editor checks the file. Not read."},
        "summary": {"description": "What the study is for, for reports.", "type": ["string", "null"]},
        "sources": {
          "description": "The waterfall, in order.",
          "type": "array",
          "minItems": 1,
          "maxItems": \#(StudyLimits.maximumSources),
          "items": {"$ref": "#/$defs/source"}
        }
      },
      "$defs": {
        "rate": {"type": "number", "minimum": 0, "maximum": 1},
        "milliseconds": {"type": "integer", "minimum": 0, "maximum": \#(StudyLimits.maximumLatencyMilliseconds)},
        "source": {
          "description": "One network.",
          "type": "object",
          "required": ["label", "fillRate", "latencyMilliseconds"],
          "additionalProperties": false,
          "properties": {
            "label": {
              "description": "The network's name in reports, and what its answers are drawn by. No two have the same.",
              "type": "string",
              "minLength": 1
            },
            "timeout": {
              "description": "How long the network may take, in seconds. Defaults to 10.",
              "type": ["number", "null"],
              "minimum": 0.0005,
              "maximum": \#(Int(MediationLimits.maximumTimeout.timeInterval))
            },
            "cpm": {
              "description": "Dollars per 1,000 impressions. Defaults to 0.",
              "type": ["number", "null"],
              "minimum": 0,
              "maximum": \#(Int(StudyLimits.maximumCPM))
            },
            "fillRate": {
              "description": "How many requests get an ad: a fraction, from 0 to 1.",
              "$ref": "#/$defs/rate"
            },
            "clickRate": {
              "description": "How many of those who see an ad tap it: a fraction, from 0 to 1. Defaults to 0.",
              "type": ["number", "null"],
              "minimum": 0,
              "maximum": 1
            },
            "latencyMilliseconds": {
              "description": "How long the network takes to answer: one of four kinds.",
              "type": "object",
              "minProperties": 1,
              "maxProperties": 1,
              "additionalProperties": false,
              "properties": {
                "fixed": {"description": "Always as long.", "$ref": "#/$defs/milliseconds"},
                "uniform": {
                  "description": "Every latency from one to the other, with both.",
                  "type": "array",
                  "minItems": 2,
                  "maxItems": 2,
                  "items": {"$ref": "#/$defs/milliseconds"}
                },
                "logNormal": {
                  "description": "Half of the answers take longer than the median, a tenth longer than p90.",
                  "type": "object",
                  "required": ["median", "p90"],
                  "additionalProperties": false,
                  "properties": {
                    "median": {"$ref": "#/$defs/milliseconds", "minimum": 1},
                    "p90": {"$ref": "#/$defs/milliseconds", "minimum": 1}
                  }
                },
                "quantiles": {
                  "description": "Pairs of percent and milliseconds, from 0 to 100 percent: so many take at most so long.",
                  "type": "array",
                  "minItems": 2,
                  "items": {
                    "type": "array",
                    "minItems": 2,
                    "maxItems": 2,
                    "prefixItems": [{"type": "number", "minimum": 0, "maximum": 100}, {"$ref": "#/$defs/milliseconds"}]
                  }
                }
              }
            },
            "errors": {
              "description": "The other answers of the network. The remaining share, up to 1, is answered with no fill.",
              "type": ["array", "null"],
              "items": {"$ref": "#/$defs/error"}
            }
          }
        },
        "error": {
          "description": "An answer without an ad, or no answer.",
          "type": "object",
          "required": ["rate"],
          "additionalProperties": false,
          "properties": {
            "rate": {"description": "How many requests end so: a fraction, from 0 to 1.", "$ref": "#/$defs/rate"},
            "code": {"description": "The network's number for it. Defaults to 0.", "type": ["integer", "null"]},
            "message": {"description": "What the network says.", "type": ["string", "null"]},
            "silent": {"description": "Whether the network never answers.", "type": ["boolean", "null"]}
          },
          "if": {"required": ["silent"], "properties": {"silent": {"const": true}}},
          "then": {"properties": {"code": false, "message": false}}
        }
      }
    }

    """#
}
