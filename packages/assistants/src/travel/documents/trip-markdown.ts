import { dateInSeoul } from "@maru/language";
import { resultsBody } from "../answer/results-answer.ts";
import { planName } from "../answer/sections.ts";
import { DOCUMENT_TEXTS, madeOn } from "../texts/documents.ts";
import type { DocumentTrip } from "./document-trip.ts";

/** The answer as a page to keep. */
export function tripMarkdown({ state, trip, plan, isChosen, title }: DocumentTrip, now: string): string {
  const texts = DOCUMENT_TEXTS[trip.language];
  const said = (isChosen ? texts.chosen : texts.suggested)(plan.letter, planName(plan, trip.language));
  return `${[`# ${title}`, `- ${said}`, resultsBody(state, trip), `_${madeOn(dateInSeoul(now), trip.language)}_`].join("\n\n")}\n`;
}
