import type { ModelRequest, Tokens } from "../decisions/decision.ts";

/** When a server does not count, about three characters make a token. */
const CHARACTERS = 3;
/** No single answer costs more; a server that says so is not believed. */
const MOST = 10_000_000;

/** Counts the tokens of one call: what the server says, or a guess while it has not said. */
export class TokenMeter {
  readonly #asked: number;
  #heard = 0;
  #told: Tokens = { input: 0, output: 0 };

  constructor({
    system,
    messages,
    schema,
    tools,
  }: Pick<ModelRequest, "system" | "messages" | "schema" | "tools">) {
    const format =
      (schema === null ? 0 : JSON.stringify(schema).length) +
      (tools === undefined ? 0 : JSON.stringify(tools).length);
    this.#asked = messages.reduce((sum, { content }) => sum + content.length, system.length + format);
  }

  heard(characters: number, usage: unknown): void {
    this.#heard = characters;
    const { input_tokens, output_tokens } = (usage ?? {}) as Readonly<Record<string, unknown>>;
    this.#told = {
      input: Math.max(this.#told.input, count(input_tokens)),
      output: Math.max(this.#told.output, count(output_tokens)),
    };
  }

  /** Some servers first tell of one token and correct that at the end, so that the larger number counts. */
  get tokens(): Tokens {
    return {
      input: this.#told.input || Math.ceil(this.#asked / CHARACTERS),
      output: this.#isTold ? this.#told.output : Math.ceil(this.#heard / CHARACTERS),
    };
  }

  get #isTold(): boolean {
    return this.#told.output > 1;
  }
}

function count(told: unknown): number {
  return typeof told === "number" && Number.isFinite(told) && told > 0 ? Math.min(Math.ceil(told), MOST) : 0;
}
