import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ModelPort, type ModelReply, type ModelRequest, RuntimeError } from "@maru/runtime";
import * as z from "zod";

/** What a model answered at one place of a conversation: what was said up to there, and the round of the turn. */
const Recording = z.strictObject({
  said: z.array(z.string()),
  round: z.int(),
  calls: z.array(z.strictObject({ name: z.string(), arguments: z.record(z.string(), z.json()) })),
});
type Recording = z.output<typeof Recording>;

/** Recordings of a folder, one file a place, so that they can be read, corrected and compared. */
export class Recordings {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** What was recorded; undefined where nothing was, or where it is no recording any more, which is listed. */
  find(place: string): Recording | undefined {
    let text: string;
    try {
      text = readFileSync(this.#path(place), "utf8");
    } catch {
      return undefined;
    }
    const read = Recording.safeParse(parse(text));
    if (read.success) return read.data;
    this.listOutdated(place, ["it cannot be read"]);
    return undefined;
  }

  /** What does not fit any more is listed, and asked anew. */
  listOutdated(place: string, why: readonly string[]): void {
    mkdirSync(this.#folder, { recursive: true });
    appendFileSync(join(this.#folder, "outdated.jsonl"), `${JSON.stringify({ place, why })}\n`);
  }

  keep(place: string, recording: Recording): void {
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(this.#path(place), `${JSON.stringify(recording, null, 2)}\n`);
  }

  /** What nobody has answered yet, for somebody who sees nothing but this. */
  await(place: string, { system, messages, tools }: ModelRequest): void {
    const folder = join(this.#folder, "pending");
    mkdirSync(folder, { recursive: true });
    const asked = { place, system, tools, message: messages.map(({ content }) => content).join("\n\n") };
    writeFileSync(join(folder, `${place}.json`), `${JSON.stringify(asked, null, 2)}\n`);
  }

  #path(place: string): string {
    return join(this.#folder, `${place.replaceAll(/[^a-z0-9-]/giu, "_")}.json`);
  }
}

/** Asks the model and keeps what it called. */
export function recording(model: ModelPort, folder: string): ModelPort {
  const recordings = new Recordings(folder);
  return {
    ...model,
    complete: async (request) => {
      const reply = await model.complete(request);
      const { place } = request;
      if (place !== undefined) recordings.keep(place.id, { ...recorded(reply), ...partsOf(place) });
      return reply;
    },
  };
}

/** Answers from a folder. What is not there is written down as pending, and fails as a model does that is not there. */
export function replaying(folder: string): ModelPort {
  const recordings = new Recordings(folder);
  return {
    name: "recorded",
    price: null,
    complete: async (request) => {
      const { place } = request;
      const found = place === undefined ? undefined : recordings.find(place.id);
      const outdated = found === undefined ? [] : noLongerFits(found, request.tools ?? []);
      if (place !== undefined && outdated.length > 0) recordings.listOutdated(place.id, outdated);
      if (found === undefined || outdated.length > 0) {
        if (place !== undefined) recordings.await(place.id, request);
        throw new RuntimeError("MODEL_FAILED", { reason: "nothing is recorded here" });
      }
      const calls = found.calls.map(({ name, arguments: given }) => ({
        name,
        arguments: JSON.stringify(given),
      }));
      return { text: "", calls, tokens: { input: 0, output: 0 } };
    },
  };
}

/** Calls that name an operation or an argument that is not offered any more. */
function noLongerFits({ calls }: Recording, tools: NonNullable<ModelRequest["tools"]>): readonly string[] {
  return calls.flatMap(({ name, arguments: given }) => {
    const tool = tools.find((each) => each.name === name);
    if (tool === undefined) return [`no operation is called ${name}`];
    const known = Parameters.parse(tool.parameters).properties;
    return Object.entries(given).flatMap(([argument, value]) => {
      const one = known[argument];
      if (one === undefined) return [`${name} has no ${argument}`];
      const isListed = one.enum === undefined || typeof value !== "string" || one.enum.includes(value);
      return isListed ? [] : [`${name}.${argument} is never ${String(value)}`];
    });
  });
}

const Parameters = z.looseObject({
  properties: z.record(z.string(), z.looseObject({ enum: z.array(z.string()).optional() })).default({}),
});

function partsOf({ said, round }: NonNullable<ModelRequest["place"]>) {
  return { said: [...said], round };
}

function recorded({ calls = [] }: ModelReply): Pick<Recording, "calls"> {
  return {
    calls: calls.map(({ name, arguments: text }) => {
      const given = Recording.shape.calls.element.shape.arguments.safeParse(parse(text));
      return { name, arguments: given.success ? given.data : {} };
    }),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
