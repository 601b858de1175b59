/** A mark that ends a sentence, with what closes behind it; in 3.5 and 09:30 there is none. */
const END = /[.!?…]["'”’)»]{0,3}(?=\s)|\n/u;

/** Cuts a text that comes in pieces into sentences, each given as soon as it is known to be whole. */
export class SentenceReader {
  #rest = "";

  /** The sentences that end with this piece. */
  read(piece: string): readonly string[] {
    this.#rest += piece;
    const whole: string[] = [];
    for (let end = END.exec(this.#rest); end !== null; end = END.exec(this.#rest)) {
      const length = end.index + end[0].length;
      whole.push(this.#rest.slice(0, length).trim());
      this.#rest = this.#rest.slice(length);
    }
    return whole.filter((sentence) => sentence !== "");
  }

  /** What stands behind the last one, when nothing more comes. */
  end(): readonly string[] {
    const last = this.#rest.trim();
    this.#rest = "";
    return last === "" ? [] : [last];
  }
}
