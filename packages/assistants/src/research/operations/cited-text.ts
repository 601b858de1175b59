import type { Outcome } from "@maru/runtime";
import { foundText } from "../../shared/operations/found-text.ts";
import { sourceList } from "../answer/source-list.ts";
import type { Claim } from "../domain/evidence/claim.ts";
import type { Quote } from "../domain/evidence/quote.ts";
import type { Source } from "../domain/library/source.ts";
import { Citations } from "../domain/report/citations.ts";
import { sayClaim } from "../domain/report/render-report.ts";

type Language = "ko" | "en";

/** A line of an answer: words of ours, or sentences of sources that get their number. */
export type CitedLine = string | { readonly before?: string; readonly quotes: readonly Quote[] };

/** An answer whose sentences of sources are numbered from 1, with the list of those sources below. */
export function citedText(
  lines: readonly CitedLine[],
  sources: ReadonlyMap<string, Source>,
  language: Language,
): string {
  const citations = new Citations(sources);
  const said = lines.map((line) => {
    if (typeof line === "string") return line;
    const { before = "", quotes } = line;
    const text = quotes.map((quote) => `${sayQuote(quote, language)}${citations.markFor([claimOf(quote)])}`);
    return `${before}${text.join(" ")}`;
  });
  return [...said, sourceList(citations, language)].filter((line) => line !== "").join("\n");
}

export function sayQuote(quote: Quote, language: Language): string {
  return sayClaim(claimOf(quote), language);
}

export function claimOf(quote: Quote): Claim {
  return { id: "c0", topic: "", text: quote.exact, quotes: [quote], standing: "confirmed" };
}

/** Such an answer as a result, which can be pointed at later. */
export function citedOutcome(
  scene: { readonly result: string; readonly language: Language },
  lines: { readonly [language in Language]: readonly CitedLine[] },
  sources: ReadonlyMap<string, Source>,
): Outcome<never> {
  const text = { ko: citedText(lines.ko, sources, "ko"), en: citedText(lines.en, sources, "en") };
  return foundText(scene, { text });
}
