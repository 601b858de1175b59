import type { DeepReadonly } from "@maru/state";
import * as z from "zod";
import { Call } from "../call/call.ts";
import type { Part } from "../parts/part.ts";
import type { ToolDefinition } from "../tools/tool-definitions.ts";

/** The tool that ends a turn. No operation may have this name. */
export const REPLY = "reply";

const Words = z.string().min(1).max(4_000);

/** What a model may say. What changed and what was not understood is written by the code. */
const ReplyPart = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("talk"), text: Words }),
  z.strictObject({ type: z.literal("fact"), text: Words }),
  z.strictObject({ type: z.literal("general"), text: Words }),
  z.strictObject({
    type: z.literal("draft"),
    title: z.string().max(200).default(""),
    text: z.string().min(1).max(20_000),
    language: z.enum(["ko", "en"]).default("ko"),
    revises: z.string().max(60).optional(),
  }),
  z.strictObject({ type: z.literal("ask"), field: z.string().max(60).default(""), text: Words }),
  z.strictObject({
    type: z.literal("offer"),
    lead: z.string().max(400).default(""),
    offers: z
      .array(z.strictObject({ label: z.string().min(1).max(120), call: Call }))
      .min(1)
      .max(3),
  }),
]);

export const Reply = z.strictObject({
  parts: z.array(ReplyPart).min(1).max(12),
  /** Clauses that these parts answer although no operation stands for them. */
  covers: z.array(z.string().max(10)).max(40).default([]),
});
export type Reply = DeepReadonly<z.output<typeof Reply>>;

/** As parts of an answer. */
export function partsOfReply({ parts }: Reply): readonly Part[] {
  return parts.map((part): Part => {
    if (part.type !== "offer") return part;
    return {
      ...part,
      offers: part.offers.map(({ call, label }) => ({ call, label: { ko: label, en: label } })),
    };
  });
}

const STRING = { type: "string" };

/** Written by hand, because it must read well to a model; `Reply` is what decides. What the parts are, the text before the tools says. */
export const REPLY_TOOL: ToolDefinition = {
  name: REPLY,
  description: "ends the turn: what the person reads. Last, once everything is carried out.",
  parameters: {
    type: "object",
    properties: {
      parts: {
        type: "array",
        items: {
          type: "object",
          properties: {
            type: { type: "string", enum: ["fact", "talk", "general", "draft", "ask", "offer"] },
            text: STRING,
            title: STRING,
            revises: STRING,
            language: { type: "string", enum: ["ko", "en"] },
            field: STRING,
            lead: STRING,
            offers: {
              type: "array",
              items: {
                type: "object",
                properties: {
                  label: STRING,
                  call: {
                    type: "object",
                    properties: { op: STRING, args: { type: "object" } },
                    required: ["op"],
                  },
                },
                required: ["label", "call"],
              },
            },
          },
          required: ["type"],
        },
      },
      covers: { type: "array", items: STRING, description: "c1, c2 … answered by these parts alone" },
    },
    required: ["parts"],
    additionalProperties: false,
  },
};
