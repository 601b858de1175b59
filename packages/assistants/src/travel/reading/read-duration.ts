import { type Duration, type Found, findDurations, findMoney, withoutRejected } from "@maru/language";
import { NOTING } from "../texts/noting.ts";
import { WORDS } from "../texts/words.ts";
import { nightsOf } from "./nights-of.ts";
import { NONE, problem, type QuantityOptions, type QuantityReading, told } from "./quantity-reading.ts";
import { datesIn } from "./read-departure.ts";
import { shiftSpans } from "./read-shift.ts";

type Span = Found<unknown>["span"];

/** «1박에 10만원» is the price of a night; «1박 35만원» is a night, and a budget. */
export const PER_NIGHT = /박 ?(?:에|당)|숙소|숙박|호텔|방값|per night|a night|\/ ?night/iu;

/** Nobody travels for years; «28주» are weeks of something else. */
const [LONGEST_MONTHS, LONGEST_NIGHTS] = [12, 90];

/** How many nights. */
export function readDuration(text: string, options: QuantityOptions): QuantityReading {
  const others = [
    ...pricedNights(text),
    ...shiftSpans(text),
    ...datesIn(text, options).map(({ span }) => span),
  ];
  const durations = findDurations(text);
  const kept = withoutRejected(durations, options.corrections);
  // «1박만 빼주세요» takes a night away; it rejects none that was said.
  const found = (kept.length === 0 ? durations.filter(({ span }) => changeAt(text, span) < 0) : kept).filter(
    ({ value, span }) =>
      (value.kind === "stay" ||
        (value.kind === "range" && value.unit === "night") ||
        (value.kind === "period" && value.months < LONGEST_MONTHS)) &&
      !(value.kind === "stay" && value.nights > LONGEST_NIGHTS) &&
      !others.some((other) => span.start < other.end && other.start < span.end) &&
      !(options.isPlanned && isPartOfTrip(text, value, span)),
  );
  // «4박5일 … 애기 하나(18개월)»: beside nights, months are an age.
  const last = found.findLast(({ value }) => value.kind !== "period") ?? found.at(-1);
  if (last === undefined) {
    const another = options.duration === null ? null : oneNightOtherwise(text);
    if (another !== null) return nightsOf((options.duration ?? 0) + another.change, another.said);
    return options.asked === "duration" ? readBareNights(text) : NONE;
  }
  const said = text.slice(last.span.start, last.span.end);
  const weighed = weighedNights(text, found);
  if (weighed !== null)
    return problem("duration", "range", text.trim(), weighed.map(WORDS[options.language].nights));
  if (last.value.kind === "range") {
    const { nights } = WORDS[options.language];
    return problem("duration", "range", said, [nights(last.value.minimum), nights(last.value.maximum)]);
  }
  if (last.value.kind === "period") return problem("duration", "out_of_range", said);
  const change = changeAt(text, last.span);
  if (change === 0 || options.duration === null) {
    const { nights, days } = last.value;
    const read = nightsOf(nights, said);
    return days === nights + 2 && read.problems.length === 0
      ? told(read.facts, NOTING[options.language].nightFlight(nights, days))
      : read;
  }
  const changed = found.reduce((sum, each) => sum + changeBy(text, each), 0);
  return nightsOf(options.duration + changed, said);
}

/** «이틀만이라도 조식 먹고 싶어요»: some days of a trip whose length is known. */
function isPartOfTrip(text: string, value: Duration, span: Span): boolean {
  const isOfDays = value.kind === "stay" && !/박|밤|night|당일/iu.test(text.slice(span.start, span.end));
  return (
    isOfDays &&
    changeAt(text, span) === 0 &&
    /^(?:만이라도|이라도|정도는|만은|쯤은)/u.test(text.slice(span.end))
  );
}

/** «하루 줄이고 이틀 늘려»: each change counts. */
function changeBy(text: string, { value, span }: ReturnType<typeof findDurations>[number]): number {
  if (value.kind !== "stay") return 0;
  const isOfNights = /박|밤|night/iu.test(text.slice(span.start, span.end));
  return changeAt(text, span) * (isOfNights ? value.nights : value.days);
}

/** «4박이 좋을까 3박이 좋을까», «3박 아니면 4박»: two lengths, and no decision. */
function weighedNights(text: string, found: ReturnType<typeof findDurations>): readonly number[] | null {
  if (!/좋을까|할까|갈까|고민|아니면|어느 ?(?:게|쪽)|\bor\b/iu.test(text)) return null;
  const nights = new Set(found.flatMap(({ value }) => (value.kind === "stay" ? [value.nights] : [])));
  return nights.size === 2 ? [...nights].sort((left, right) => left - right) : null;
}

/** «숙소는 1박 15만원 이하»: what a night may cost says nothing of how many there are. */
function pricedNights(text: string): readonly Span[] {
  const asked = [...text.matchAll(NIGHT_ASKED)].map(({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
  }));
  if (!PER_NIGHT.test(text)) return asked;
  const priced = findMoney(text).flatMap(({ value, span }) =>
    value.per === "night" ? [{ start: Math.max(0, span.start - 4), end: span.end }] : [],
  );
  return [...asked, ...priced];
}

/** «숙소는 하룻밤에 얼마예요?», «1박 가격이 어떻게 돼?»: what one night costs is asked. */
const NIGHT_ASKED =
  /(?:하룻밤|하루|1 ?박|일박|한 ?박)(?:에|당|마다|씩)? ?(?:숙박비|방값|숙소|평균|보통|대략|대충)?(?:는|은|이|가)? ?(?:얼마|몇 ?만|가격|요금|어느 ?정도)|(?:per|a|one) night (?:cost|price|rate)/giu;

/** «하루 더», «1박 줄여줘», «one night shorter»: a change of what is known; «2박으로 줄여줘» is the new length itself. */
const LONGER_AFTER =
  /^ ?(?:만 ?|을 ?|정도 ?)?(?:더(?![가-힣])(?! ?(?:싸|저렴|비싸|좋|짧|줄))|추가|연장|늘[려리릴]|(?:더 ?)?길게)|^ (?:longer|more|extra)\b/iu;
const SHORTER_AFTER =
  /^ ?(?:만 ?|을 ?|정도 ?)?(?:더 ?)?(?:줄[여이일]|덜(?![가-힣])|단축|빼|뺄|짧[게아]|깎)|^ (?:shorter|less|fewer|off)\b/iu;
const LONGER_BEFORE =
  /\b(?:extend|lengthen|prolong)(?: (?:it|the \w{1,8}|our \w{1,8}|my \w{1,8}))?(?: by)? $|\b(?:add|plus) (?:just |only )?$/iu;
const SHORTER_BEFORE =
  /\b(?:shorten|cut|reduce|trim)(?: (?:it|the \w{1,8}|our \w{1,8}|my \w{1,8}))?(?: short)?(?: by)? $|\b(?:drop|lose|remove|minus|take off) (?:just |only )?$/iu;

function changeAt(text: string, { start, end }: Span): -1 | 0 | 1 {
  const [before, said, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  if (/more|extra/iu.test(said) || LONGER_AFTER.test(after) || LONGER_BEFORE.test(before)) return 1;
  return SHORTER_AFTER.test(after) || SHORTER_BEFORE.test(before) ? -1 : 0;
}

/** «another night», «a day shorter»: one, without a number. */
const ONE_OTHERWISE =
  /\b(?:(?:another|an? (?:extra|additional)) (?:night|day)|an? (?:night|day) (?<way>longer|more|extra|shorter|less)|(?<verb>shorten|cut|trim|reduce|extend|lengthen)(?: (?:it|the \w{1,8}))? by an? (?:night|day))\b/iu;
const TAKING_AWAY = /shorter|less|shorten|cut|trim|reduce/iu;

function oneNightOtherwise(text: string): { readonly change: -1 | 1; readonly said: string } | null {
  const match = ONE_OTHERWISE.exec(text);
  if (match === null) return null;
  const { way, verb } = match.groups ?? {};
  return { change: TAKING_AWAY.test(way ?? verb ?? "") ? -1 : 1, said: match[0] };
}

function readBareNights(text: string): QuantityReading {
  const match = /^\s*(\d{1,3})\s*(?:요|이요)?[.!~]*\s*$/u.exec(text);
  return match === null ? NONE : nightsOf(Number(match[1]), text.trim());
}
