import type { Language, Sentence, StateDefinition, StateOf } from "@maru/state";
import type { Assistant } from "./assistant.ts";
import { RuntimeError } from "./errors.ts";

/** One way in which a result becomes a file. */
export interface DocumentSpec<State> {
  /** What a button says. */
  readonly title: Sentence;
  readonly media_type: string;
  /** As a person would name it; the format is its ending. */
  readonly file_name: (state: State, language: Language) => string;
  /** Null while there is no result to write. */
  readonly render: (
    state: State,
    request: { readonly language: Language; readonly now: string },
  ) => Promise<Uint8Array | string | null> | Uint8Array | string | null;
}

export interface RenderRequest {
  readonly format: string;
  readonly language: Language;
  /** ISO 8601, for documents that say when they were made. */
  readonly now: string;
}

export interface RenderedDocument {
  readonly format: string;
  readonly media_type: string;
  /** Safe as the name of a file on any system. */
  readonly file_name: string;
  readonly bytes: Uint8Array;
}

/** Writes a state as one of its assistant's documents. */
export async function renderDocument(
  assistant: Assistant,
  state: StateOf<StateDefinition>,
  { format, language, now }: RenderRequest,
): Promise<RenderedDocument> {
  const specs = assistant.exports ?? {};
  const spec = Object.hasOwn(specs, format) ? specs[format] : undefined;
  if (spec === undefined)
    throw new RuntimeError("UNKNOWN_DOCUMENT", { format: format.slice(0, 20), known: Object.keys(specs) });
  const written = await spec.render(state, { language, now });
  if (written === null) throw new RuntimeError("NOTHING_TO_EXPORT", { format });
  return {
    format,
    media_type: spec.media_type,
    file_name: `${safeName(spec.file_name(state, language))}.${format}`,
    bytes: typeof written === "string" ? new TextEncoder().encode(written) : written,
  };
}

const LONGEST_NAME = 80;

/** No separators, no control characters, no leading dot: a name stays a name wherever it is saved. */
function safeName(name: string): string {
  const clean = name
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Cf}/\\:*?"<>|]/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .replace(/^[. ]+/u, "");
  return [...clean].slice(0, LONGEST_NAME).join("").trimEnd() || "maru";
}
