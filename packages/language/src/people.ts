import { agesIn } from "./ages.ts";
import { foldText } from "./folded-text.ts";
import type { Found } from "./found.ts";
import { findMentions, type Mention } from "./people-mentions.ts";
import type { Question } from "./people-words.ts";
import { scanNumbers } from "./read-numbers.ts";

/** Who is coming. `children` are counted in the total; `childAges` are those that were said, in years. */
export type People = { readonly children: number; readonly childAges: readonly number[] } & (
  | { readonly kind: "count"; readonly total: number }
  /** «2~3명»: to be asked about. */
  | { readonly kind: "range"; readonly minimum: number; readonly maximum: number }
  /** «가족여행», «부모님 모시고»: nobody has said how many. */
  | {
      readonly kind: "question";
      readonly reason: Question;
      readonly minimum: number;
      /** «한 명 더»: how many come on top of those known. */
      readonly more?: number;
    }
);

export interface PeopleOptions {
  /** Reads a number alone («둘», «3») as people, where people were asked for. */
  readonly bareCount?: boolean;
}

/**
 * The people of a text, the speaker among them. What is said in several words is put together; a size named twice is
 * found twice, for the later may correct the earlier.
 *
 * @example
 * findPeople("애 둘 데리고 남편이랑")[0]?.value; // { kind: "count", total: 4, children: 2, childAges: [] }
 */
export function findPeople(text: string, options: PeopleOptions = {}): readonly Found<People>[] {
  const folded = foldText(text);
  const numbers = scanNumbers(folded.text);
  const mentions = findMentions(folded.text, numbers, { bareCount: options.bareCount ?? false });
  // «저요», and nobody beside: nothing is said of how many.
  if (mentions.every(({ type }) => type === "speaker")) return [];
  const childAges = agesIn(folded, numbers).flatMap(({ value }) =>
    value.kind === "exact" && value.amount < 18 ? [value.amount] : [],
  );
  return partiesOf(mentions).map((party) => {
    const { value, confidence } = partyOf(party, childAges);
    const start = party.reduce((least, mention) => Math.min(least, mention.start), folded.text.length);
    const end = party.reduce((most, mention) => Math.max(most, mention.end), 0);
    return { value, span: folded.spanOf(start, end), confidence };
  });
}

/** A size that was named and a change of it stand for themselves; the rest is said of the last size. */
function partiesOf(mentions: readonly Mention[]): readonly (readonly Mention[])[] {
  const isChange = (mention: Mention) => mention.type === "unknown" && mention.reason === "change";
  const groups = mentions.filter(({ type }) => type === "group");
  const changes = mentions.filter(isChange).map((mention) => [mention]);
  const others = mentions.filter((mention) => mention.type !== "group" && !isChange(mention));
  const last = groups.slice(-1);
  const earlier = groups.slice(0, -1).map((group) => [group]);
  return [...earlier, [...last, ...others], ...changes].filter((party) => party.length > 0);
}

function partyOf(
  mentions: readonly Mention[],
  ages: readonly number[],
): { readonly value: People; readonly confidence: number } {
  const confidence = mentions.reduce((least, mention) => Math.min(least, mention.confidence), 1);
  const unknown = mentions.find((mention) => mention.type === "unknown");
  const kids = sum(mentions, "children");
  const hasChildren = kids.high > 0 || (unknown?.type === "unknown" && unknown.reason === "children");
  const childAges = hasChildren || ages.length > 0 ? ages : [];
  const children = Math.max(kids.high, hasChildren ? Math.max(1, ages.length) : ages.length);
  const details = { children, childAges };

  const group = mentions.find((mention) => mention.type === "group");
  if (group !== undefined && group.type === "group") {
    const added = childrenBesideGroup(mentions, group) + besideHousehold(mentions, group);
    const minimum = group.low + added;
    const maximum = group.high + added;
    // «부모님 모시고 넷이서» are four; «둘이서 부모님 모시고» may be more than two.
    const isUnclear = added > 0 || (unknown !== undefined && unknown.start > group.start);
    const sure = isUnclear ? Math.min(group.confidence, 0.6) : group.confidence;
    const isAlone = maximum === 1;
    return {
      value: sized(minimum, maximum, isAlone ? { children: 0, childAges: [] } : details),
      confidence: sure,
    };
  }
  const pairs = mentions.filter((mention) => mention.type === "pair");
  const open = pairs.length > 0 && !isListTold(mentions) ? pairs[0] : undefined;
  const counted = grownUps(mentions);
  const onlyAges = unknown?.type === "unknown" && unknown.reason === "children" && ages.length > 0;
  if (unknown?.type === "unknown" && !onlyAges) {
    const minimum = Math.max(unknown.minimum, counted.low + kids.low);
    const more = unknown.more === undefined ? {} : { more: unknown.more };
    return { value: { kind: "question", reason: unknown.reason, minimum, ...more, ...details }, confidence };
  }
  if (open?.type === "pair")
    return { value: { kind: "question", reason: open.reason, minimum: 2, ...details }, confidence };
  // «저는 안 가요», of a company that was counted before.
  if (counted.high === 0 && kids.high === 0)
    return { value: { kind: "question", reason: "change", minimum: 1, more: -1, ...details }, confidence };
  // «부부랑 5살 7살»: who counts the grown-ups and then tells ages has counted everybody.
  const isEveryAdult = mentions.some(({ type }) => type === "adults" || type === "couple");
  const isByAge = onlyAges || (isEveryAdult && ages.length > kids.high);
  const low = counted.low + (isByAge ? children : kids.low);
  const high = counted.high + (isByAge ? children : kids.high);
  const isChildrenOnly = mentions.every(({ type }) => type === "children" || type === "unknown");
  return {
    value: sized(low, high, details),
    confidence: isChildrenOnly ? Math.min(confidence, 0.6) : confidence,
  };
}

/** Everybody but the children: grown-ups that were counted are all of them; else the speaker and whoever was named. */
function grownUps(mentions: readonly Mention[]): { readonly low: number; readonly high: number } {
  const adults = sum(mentions, "adults");
  if (adults.high > 0) return adults;
  const has = (type: Mention["type"]) => mentions.some((mention) => mention.type === type);
  const own = has("absent") ? 0 : has("couple") ? 2 : 1;
  // «와이프랑 부부여행»: the one who makes the couple has been counted with it.
  const others = mentions.filter(
    (mention) => !(mention.type === "companions" && mention.isPartner === true && has("couple")),
  );
  const companions = sum(others, "companions");
  const pairs = 2 * mentions.filter(({ type }) => type === "pair").length;
  // «부모님 두 분 보내드려요»: they are all who go, and not one of them is the speaker.
  const low = has("absent") ? companions.high : companions.low;
  return { low: own + low + pairs, high: own + companions.high + pairs };
}

/** «부모님 모시고» may leave out a sister; who names others beside them, or the speaker, has named everybody. */
function isListTold(mentions: readonly Mention[]): boolean {
  return mentions.some(
    (mention) =>
      ["couple", "speaker", "absent", "companions"].includes(mention.type) ||
      (mention.type === "pair" && mention.isCounted),
  );
}

function sized(
  minimum: number,
  maximum: number,
  details: { readonly children: number; readonly childAges: readonly number[] },
): People {
  return minimum === maximum
    ? { kind: "count", total: maximum, ...details }
    : { kind: "range", minimum, maximum, ...details };
}

/** «둘이서 애 하나 데리고» are three; «애 둘 데리고 넷이서» are four already. */
function childrenBesideGroup(mentions: readonly Mention[], group: Mention): number {
  return mentions
    .filter((mention) => mention.type === "children" && mention.start > group.start && mention.isBrought)
    .reduce((total, mention) => total + (mention.type === "children" ? mention.high : 0), 0);
}

/** «네 식구랑 부모님», «우리 네 식구에 장모님까지»: who is named after a household comes on top of it. */
function besideHousehold(mentions: readonly Mention[], group: Mention): number {
  if (group.type !== "group" || group.isHousehold !== true) return 0;
  return mentions
    .filter(({ start }) => start >= group.end)
    .reduce((total, mention) => {
      if (mention.type === "pair") return total + 2;
      return mention.type === "companions" ? total + mention.high : total;
    }, 0);
}

function sum(mentions: readonly Mention[], type: "adults" | "children" | "companions") {
  let low = 0;
  let high = 0;
  for (const mention of mentions) {
    if (mention.type !== type) continue;
    low += mention.low;
    high += mention.high;
  }
  return { low, high };
}
