import type { Sentence } from "@maru/state";
import type { Call } from "./command-spec.ts";
import { plainText } from "./plain-text.ts";

const WIDTH = 24;
/** Milliseconds between two drawings: often enough to be believed, seldom enough to cost nothing. */
const PAUSE = 100;
const CLEAR = "\r\u001b[2K";

/** How far long work is. Drawn beside the result, and only for a person at a terminal. */
export class ProgressBar {
  readonly #call: Pick<Call<unknown, unknown[]>, "world" | "print">;
  readonly #label: Sentence;
  readonly #total: number;
  #done = 0;
  #drawn = Number.NEGATIVE_INFINITY;

  constructor(call: Pick<Call<unknown, unknown[]>, "world" | "print">, label: Sentence, total: number) {
    this.#call = call;
    this.#label = label;
    this.#total = total;
  }

  /** One more is done. Work that goes round again stays full. */
  step(): void {
    this.#done = Math.min(this.#done + 1, this.#total);
    const { world, print } = this.#call;
    const now = world.ports.monotonic();
    if (world.errors.isTTY !== true || now - this.#drawn < PAUSE) return;
    this.#drawn = now;
    const share = this.#total === 0 ? 1 : this.#done / this.#total;
    const full = Math.round(share * WIDTH);
    const bar = "█".repeat(full) + "░".repeat(WIDTH - full);
    world.errors.write(
      `${CLEAR}${plainText(print.in(this.#label))} ${bar} ${this.#done}/${this.#total} (${Math.floor(share * 100)}%)`,
    );
  }

  /** Leaves no trace. */
  end(): void {
    if (this.#drawn > Number.NEGATIVE_INFINITY) this.#call.world.errors.write(CLEAR);
  }
}

/** Shows a bar while the work goes on, and takes it away whatever happens. */
export async function withProgress<Result>(
  call: Pick<Call<unknown, unknown[]>, "world" | "print">,
  { label, total }: { readonly label: Sentence; readonly total: number },
  work: (step: () => void) => Promise<Result>,
): Promise<Result> {
  const bar = new ProgressBar(call, label, total);
  try {
    return await work(() => bar.step());
  } finally {
    bar.end();
  }
}
