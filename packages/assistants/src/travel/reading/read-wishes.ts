import { type Correction, type Found, rejectedSpans } from "@maru/language";
import type { Destination } from "../data/destination.ts";
import { type KnownPlaces, readPlaces } from "./read-places.ts";
import type { Facts } from "./reading.ts";

const AIRLINES =
  "대한항공,아시아나항공,아시아나,제주항공,진에어,티웨이항공,티웨이,에어부산,에어서울,이스타항공,에어로케이,에어프레미아,피치항공,스쿠트,에어아시아,베트남항공,비엣젯,타이항공,싱가포르항공,캐세이퍼시픽,일본항공,전일본공수".split(
    ",",
  );
const FULL_NAMES: Readonly<Record<string, string>> = { 아시아나: "아시아나항공", 티웨이: "티웨이항공" };

/** Where one can also go without a plane. */
const WAYS = [
  ["열차", /ktx|srt|케이티엑스|기차|열차|\btrain\b/iu],
  ["고속버스", /고속 ?버스|시외 ?버스|버스 ?(?:타고|로)|\bby bus\b/iu],
  ["여객선", /여객선|배 ?(?:타고|로)|페리|\bferry\b/iu],
] as const;

const STAYS = [
  [
    "hotel",
    /(?<!(?:그|이|저) ?)호텔(?:로|에서|에 ?묵|만|이 ?좋|을? ?선호|위주|급)|호캉스|hotel(?= please| only|s? preferred)/iu,
  ],
  ["guesthouse", /게스트 ?하우스|게하|호스텔|민박|한옥 ?(?:숙소|스테이|호텔)|guest ?house|hostel/iu],
  ["airbnb", /에어 ?비앤비|에어비엔비|에비앤비|air ?bnb|아파트형|취사 ?가능/iu],
] as const;

/** Wishes beside the five answers: an airline or another way to get there, a kind of stay, places to see or to leave out. */
export function readWishes(
  text: string,
  destination: Destination | undefined,
  known: KnownPlaces,
  corrections: readonly Found<Correction>[],
): Facts {
  const rejected = rejectedSpans(corrections);
  const isRejected = (start: number, end: number) =>
    rejected.some((span) => start < span.end && end > span.start);
  const isInstead = (start: number) =>
    corrections.some(
      ({ value }) => value.kind === "replace" && value.wanted.start <= start && start < value.wanted.end,
    );
  const airlines = AIRLINES.flatMap((name) => {
    const start = text.indexOf(name);
    return start < 0 ? [] : [{ value: FULL_NAMES[name] ?? name, start, end: start + name.length }];
  });
  const ways = WAYS.flatMap(([value, pattern]) => {
    const match = destination?.access.ground.length ? pattern.exec(text) : null;
    return match === null ? [] : [{ value, start: match.index, end: match.index + match[0].length }];
  });
  const stays = STAYS.flatMap(([kind, pattern]) => {
    const match = pattern.exec(text);
    return match === null ? [] : [{ value: kind, start: match.index, end: match.index + match[0].length }];
  });
  /** The one that is wanted; null when one was only taken back; undefined when none was named. */
  const wanted = <Value>(named: readonly { value: Value; start: number; end: number }[]) =>
    named.length === 0 ? undefined : (named.find(({ start, end }) => !isRejected(start, end))?.value ?? null);
  const airline = wanted([...airlines, ...ways]);
  const stay = wanted(stays);
  const places = destination === undefined ? {} : readPlaces(text, destination, known, isRejected, isInstead);
  return {
    ...(airline === undefined ? {} : { preferred_airline: airline }),
    ...(stay === undefined ? {} : { accommodation_preference: stay }),
    ...places,
  };
}
