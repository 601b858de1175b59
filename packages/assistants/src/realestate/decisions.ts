import type { Decision } from "@maru/runtime";
import * as z from "zod";
import { readTopics } from "./reading/read-topics.ts";
import { Topic } from "./shapes/request.ts";

export interface TopicsInput {
  readonly text: string;
  /** The word of the glossary that it names, without white space. */
  readonly term: string | null;
}

/** What a message is about. Figures and names are always read by the code. */
export const decideTopics: Decision<TopicsInput, { topics: Topic[] }> = {
  name: "realestate.topics",
  schema: z.strictObject({ topics: z.array(Topic).max(5) }),
  rules: ({ text, term }) => ({ topics: [...readTopics(text, term)] }),
};
