import type { CheckedCall } from "@maru/dialogue";
import { type Manner, readManner, type TextOrder, understand, usualRegister } from "@maru/language";
import type { Outcome } from "@maru/runtime";
import type { Language } from "@maru/state";
import { choiceFor, wordsFor } from "../../shared/operations/arguments-of.ts";
import { orderOf, storyFor, writeText } from "../../shared/texts/write-text.ts";
import { issuesOf } from "../issues/issues-of.ts";
import type { Topic } from "../shapes/request.ts";
import { isOfLandlord, type RealEstateScene } from "./case-values.ts";
import { DRAFT_MATTERS, type DraftMatter } from "./draft-matters.ts";
import { DraftText, type Wanted, writtenText } from "./draft-text.ts";
import { LEASE_TEXTS } from "./lease-texts.ts";

/** `draft`: a text ready to copy. Values stand in it by reference; what nobody said stays a gap in brackets. */
export function draft(call: CheckedCall, scene: RealEstateScene): Outcome<never> {
  const words = wordsFor(call, "what") ?? null;
  const read = readManner([words ?? "", scene.state.heard?.text ?? ""].join(" "));
  const order = orderOf(call, scene.state.heard?.text ?? null);
  const named = namedMatter(choiceFor(call, "about"), namesNothing(order) ? null : words, scene);
  // What was just spoken of as law is known; of anything else only what was told may be said.
  const isTold =
    named === undefined && !isKnown(scene) && storyFor(LEASE_TEXTS, scene, order).lines.length > 0;
  const matter = named ?? earlierMatter(scene);
  if (isOwn(order, matter, call, isTold)) return writeText(LEASE_TEXTS)(call, scene);
  const wanted: Wanted = {
    kind: choiceFor(call, "kind") ?? "message",
    to: choiceFor(call, "to") ?? null,
    manner: { ...read, ...mannerOf(choiceFor(call, "manner")), ...languageOf(choiceFor(call, "in")) },
    words: call.decider === "rules" ? null : words,
    offer: offeredIn(scene),
  };
  return writtenText(matter, wanted, new DraftText(scene, wanted));
}

/** What is to be said stands in the order itself, or nobody knows the matter: then it is not one of ours. */
function isOwn(
  { contents, purpose, kind, to }: TextOrder,
  { name, term }: DraftMatter,
  call: CheckedCall,
  isTold: boolean,
): boolean {
  if (call.decider !== "rules" || choiceFor(call, "about") !== undefined) return false;
  const said = contents.filter(({ type }) => type !== "topic");
  if (LISTED.includes(kind ?? "")) return contents.length > 1 || OTHERS.includes(name);
  const isPrivate = to.length > 0 && to.every((each) => usualRegister("message", each) === "banmal");
  return (
    said.length > 0 ||
    isTold ||
    isPrivate ||
    OTHERS.includes(name) ||
    purpose === "refusal" ||
    purpose === "thanks" ||
    purpose === "apology" ||
    (kind === "clause" && contents.length > 0 && term === undefined)
  );
}

const OTHERS: readonly string[] = DRAFT_MATTERS.slice(-1).map(({ name }) => name);
const LISTED: readonly string[] = ["checklist", "questions", "summary", "memo"];

function mannerOf(chosen: string | undefined): Manner {
  if (chosen === "soft") return { tone: "soft" };
  return chosen === "short" ? { length: "short" } : {};
}

function languageOf(chosen: string | undefined): Manner {
  return chosen === "en" || chosen === "ko" ? { language: chosen satisfies Language } : {};
}

/** Only a kind and whom it goes to: «건물주한테 보낼 글» is of no matter by itself. */
function namesNothing({ kind, to, contents, purpose }: TextOrder): boolean {
  return kind !== null && to.length > 0 && contents.length === 0 && purpose === null;
}

/** What it is about by the words of the order. */
function namedMatter(
  named: string | undefined,
  words: string | null,
  scene: RealEstateScene,
): DraftMatter | undefined {
  return DRAFT_MATTERS.find(({ name }) => name === named) ?? matterOf(words ?? "", [], scene);
}

/** What the conversation is about, where the order names nothing. */
function earlierMatter(scene: RealEstateScene): DraftMatter {
  const [other] = DRAFT_MATTERS.slice(-1);
  const topics = scene.state.request?.topics ?? scene.state.previous_request?.topics ?? [];
  const matter = matterOf(earlierIn(scene), topics, scene) ?? other;
  if (matter === undefined) throw new Error("there is a matter for everything else");
  return matter;
}

function matterOf(
  subject: string,
  topics: readonly Topic[],
  scene: RealEstateScene,
): DraftMatter | undefined {
  const ids = issuesOf({ subject, topics }).map(({ id }) => id);
  const byLandlord = isOfLandlord(scene);
  const fitting = DRAFT_MATTERS.filter((each) => (each.isOfLandlord ?? false) === byLandlord);
  for (const id of ids) {
    const found = [...fitting, ...DRAFT_MATTERS].find(({ issues }) => issues.includes(id));
    if (found !== undefined) return found;
  }
  return undefined;
}

const LONGEST_STORY = 600;

/** What was spoken of until now. */
function earlierIn({ state }: RealEstateScene): string {
  const said = state.messages.filter(({ role }) => role === "user").map(({ content }) => content);
  return isKnown({ state }) ? subjectOf(state) : said.slice(-4).join(" ").slice(-LONGEST_STORY);
}

/** The last question names a matter of law by itself. */
function isKnown({ state }: Pick<RealEstateScene, "state">): boolean {
  return issuesOf({ subject: subjectOf(state), topics: [] }).length > 0;
}

function subjectOf({ request, previous_request }: RealEstateScene["state"]): string {
  return request?.subject ?? previous_request?.subject ?? "";
}

/** «문자로 써줘 47로»: an amount in the order to write is what is offered. */
function offeredIn({ state, now }: RealEstateScene) {
  if (state.heard === null) return null;
  const { mentions } = understand(state.heard.text, { now });
  return (
    mentions.find(
      ({ readings, polarity }) =>
        polarity !== "denied" && readings.some(({ kind }) => kind === "money" || kind === "number"),
    ) ?? null
  );
}
