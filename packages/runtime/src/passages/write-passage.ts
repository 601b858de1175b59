import { callOnce } from "../decisions/call-model.ts";
import { describeFailure, type Judge } from "../decisions/decide.ts";
import type { ModelPort } from "../decisions/decision.ts";
import type { Spent } from "../decisions/spent.ts";
import { RuntimeError } from "../errors.ts";
import { type Grounds, groundsOf, isSound } from "./is-sound.ts";
import { type Facts, OPENING, type Passage, withPassage } from "./passage.ts";
import { askForPassage } from "./passage-prompt.ts";
import { SentenceReader } from "./sentence-reader.ts";

export interface PassageWriter extends Judge {
  readonly model: ModelPort;
  /** Leaves out what no model may see. */
  readonly conceal: (text: string) => string;
}

/** Nobody waits longer for words that the answer can do without; nor is anybody asked twice for them. */
const PATIENCE = 10_000;
const MOST_SENTENCES = 4;
const LONGEST = 4_000;

/**
 * Puts a few sentences of the model in front of an answer. Each is shown as soon as it is whole and was held against
 * the facts; one that does not hold is left out. Whatever goes wrong, the answer of the rules is the answer.
 */
export async function introduce<Input>(
  writer: PassageWriter,
  passage: Passage<Input>,
  input: Input,
  answer: string,
): Promise<string> {
  const { model, budget, ports } = writer;
  const began = ports.monotonic();
  const spent = { tokens: 0, cost: 0, calls: 0 };
  const facts = concealed(passage.facts(input), writer.conceal);
  const release = new Release(writer, groundsOf(facts));
  let fellBack = budget.spent === null ? null : `budget: ${budget.spent}`;
  try {
    if (fellBack === null) {
      const caller = {
        budget,
        ports,
        signal: writer.signal,
        paid: ({ tokens, cost }: Spent) => {
          spent.tokens += tokens;
          spent.cost += cost;
          spent.calls += 1;
        },
      };
      const question = { ...askForPassage(passage, facts), onToken: (text: string) => release.hear(text) };
      release.end((await callOnce(caller, model, question, PATIENCE)).text);
      if (release.text === "") fellBack = "nothing it said holds";
    }
  } catch (error) {
    if (writer.signal.aborted) throw writer.signal.reason;
    release.takeBack();
    fellBack = describeFailure(error);
  }
  if (fellBack !== null)
    writer.logger.warn({ decision: passage.name, reason: fellBack }, "the answer stands without a passage");
  writer.record({
    decision: passage.name,
    by: fellBack === null ? "model" : "rules",
    prompt_version: fellBack === null ? passage.prompt.version : null,
    ...spent,
    milliseconds: Math.round(ports.monotonic() - began),
    fell_back: fellBack,
  });
  return fellBack === null ? withPassage(release.text, answer) : answer;
}

function concealed({ language, throughout, each }: Facts, conceal: (text: string) => string): Facts {
  return { language, throughout: conceal(throughout), each: each.map(conceal) };
}

/** Shows sentences as they become whole, and only those that hold. */
class Release {
  readonly #writer: Pick<Judge, "token" | "tokensDropped">;
  readonly #grounds: Grounds;
  readonly #reader = new SentenceReader();
  readonly #told: string[] = [];
  #heard = 0;
  #isOver = false;

  constructor(writer: Pick<Judge, "token" | "tokensDropped">, grounds: Grounds) {
    this.#writer = writer;
    this.#grounds = grounds;
  }

  get text(): string {
    return this.#told.join(" ");
  }

  hear(piece: string): void {
    if (this.#isOver) return;
    this.#heard += piece.length;
    if (this.#heard > LONGEST) throw new RuntimeError("MODEL_FAILED", { reason: "its answer does not end" });
    this.#tell(this.#reader.read(piece));
  }

  /** What a model said that does not tell it piece by piece is heard now. */
  end(text: string): void {
    if (this.#heard === 0) this.hear(text);
    this.#tell(this.#reader.end());
    this.#isOver = true;
  }

  takeBack(): void {
    this.#isOver = true;
    if (this.#told.length > 0) this.#writer.tokensDropped();
    this.#told.length = 0;
  }

  #tell(sentences: readonly string[]): void {
    for (const sentence of sentences) {
      if (this.#told.length === MOST_SENTENCES) return;
      if (this.#told.includes(sentence) || !isSound(sentence, this.#grounds)) continue;
      // A process that died in the middle may have shown something, which nobody else took back.
      if (this.#told.length === 0) this.#writer.tokensDropped();
      this.#writer.token(`${this.#told.length === 0 ? OPENING : " "}${sentence}`);
      this.#told.push(sentence);
    }
  }
}
