import stringWidth from "fast-string-width";
import { plainText } from "../command/plain-text.ts";
import type { Screen } from "../command/world.ts";

/** A few lines at the bottom of a terminal that are drawn again as work goes on, and gone when it is done. */
export class LiveRegion {
  readonly #screen: Screen;
  #height = 0;
  #shown = "";

  constructor(screen: Screen) {
    this.#screen = screen;
  }

  draw(lines: readonly string[]): void {
    const width = (this.#screen.columns ?? 80) - 1;
    const shown = lines.map((line) => `${cut(plainText(line.replaceAll(/[\n\t]/g, " ")), width)}\n`).join("");
    // Drawing the same again would only flicker.
    if (shown === this.#shown) return;
    this.#screen.write(`${this.#back()}${shown}`);
    this.#height = lines.length;
    this.#shown = shown;
  }

  clear(): void {
    this.#screen.write(this.#back());
    this.#height = 0;
    this.#shown = "";
  }

  #back(): string {
    return this.#height === 0 ? "" : `\u001b[${this.#height}A\r\u001b[0J`;
  }
}

/** A line that wraps would be two on the screen, and the next drawing would miss one. */
function cut(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  let shown = "";
  for (const letter of text) {
    if (stringWidth(shown + letter) > width - 1) break;
    shown += letter;
  }
  return `${shown}…`;
}
