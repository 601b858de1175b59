import type { Gazetteer, Utterance } from "@maru/language";
import type { Call } from "../call/call.ts";
import { checkCall } from "../check/check-call.ts";
import type { Catalogue } from "../operations/catalogue.ts";
import type { Offer } from "../parts/part.ts";
import type { Shown } from "../references/thing.ts";
import { labelOfCall } from "../saying/describe-call.ts";

export interface OfferView {
  readonly catalogue: Catalogue;
  readonly able: readonly string[];
  readonly shown: Shown;
  readonly utterance: Utterance | null;
  readonly names: readonly Gazetteer[];
  readonly now: string;
}

/** An offer of a reader as it may be tapped: it would be carried out as it is, and the code says what it does. */
export function checkedOffer(call: Call, view: OfferView): Offer | undefined {
  const { catalogue, able, shown, utterance, names, now } = view;
  if (!able.includes(call.op)) return undefined;
  const checked = checkCall(call, { catalogue, shown, utterance, decider: "model", now, names });
  return checked.ok ? offerOf(call, { catalogue, shown, utterance }) : undefined;
}

/** Whoever taps it does so in a later message: values go along in their own words. */
export function offerOf(
  read: Call,
  { catalogue, shown, utterance }: Pick<OfferView, "catalogue" | "shown" | "utterance">,
): Offer {
  const inWords = (given: unknown) =>
    utterance?.mentions.find(({ id }) => id === given)?.words ?? String(given);
  const args = Object.entries(read.args).map(([name, given]) => [
    name,
    Array.isArray(given) ? given.map(inWords) : inWords(given),
  ]);
  const call: Call = { ...read, args: Object.fromEntries(args) };
  return { call, label: labelOfCall(call, { ...catalogue, shown }) };
}
