import type { Claim } from "../evidence/claim.ts";
import type { Source } from "../library/source.ts";

/** One entry of the list of sources. */
export interface Citation {
  readonly number: number;
  readonly source: Source;
}

/**
 * Numbers in the order in which sources are first cited, from 1 without a gap. A number is given only when a claim is
 * printed, so no entry is listed that is not cited, and none is cited that is not listed. One address has one number.
 */
export class Citations {
  readonly #numbers = new Map<string, Citation>();
  readonly #sources: ReadonlyMap<string, Source>;

  constructor(sources: ReadonlyMap<string, Source>) {
    this.#sources = sources;
  }

  /** «[1][3]» behind a sentence; empty where nothing can be cited. */
  markFor(claims: readonly Claim[]): string {
    const numbers = claims.flatMap(({ quotes }) =>
      quotes.flatMap(({ source: id }) => this.#citationOf(id)?.number ?? []),
    );
    return [...new Set(numbers)]
      .sort((left, right) => left - right)
      .map((number) => `[${number}]`)
      .join("");
  }

  list(): readonly Citation[] {
    return [...this.#numbers.values()];
  }

  #citationOf(id: string): Citation | undefined {
    const source = this.#sources.get(id);
    if (source === undefined) return undefined;
    const known = this.#numbers.get(source.url);
    if (known !== undefined) return known;
    const citation = { number: this.#numbers.size + 1, source };
    this.#numbers.set(source.url, citation);
    return citation;
  }
}
