import { type Correction, type Found, rejectedSpans } from "@maru/language";
import type { Destination } from "../data/destination.ts";
import { type KnownPlaces, readPlaces } from "./read-places.ts";
import type { Facts } from "./reading.ts";

/** Airlines by the name under which they are kept, and how people call them besides. */
const AIRLINES: readonly (readonly [name: string, called: RegExp])[] = [
  ["대한항공", /대한 ?항공|korean ?air(?![a-z])|칼\s?타고/iu],
  ["아시아나항공", /아시아나|asiana/iu],
  ["제주항공", /제주 ?항공|제주에어|jeju ?air/iu],
  ["진에어", /진 ?에어|jin ?air/iu],
  ["티웨이항공", /티 ?웨이|t'?way/iu],
  ["에어부산", /에어 ?부산|air ?busan/iu],
  ["에어서울", /에어 ?서울|air ?seoul/iu],
  ["이스타항공", /이스타|eastar/iu],
  ["에어로케이", /에어로 ?케이|aero ?k\b/iu],
  ["에어프레미아", /에어 ?프레미아|에어 ?프리미아|air ?premia/iu],
  ["피치항공", /피치 ?항공|피치로|peach (?:aviation|air)/iu],
  ["스쿠트", /스쿠트|\bscoot\b/iu],
  ["에어아시아", /에어 ?아시아(?!나)|air ?asia(?!na)/iu],
  ["베트남항공", /베트남 ?항공|vietnam airlines/iu],
  ["비엣젯", /비엣 ?젯|vietjet/iu],
  ["타이항공", /타이 ?항공|thai airways/iu],
  ["싱가포르항공", /싱가포르 ?항공|싱가폴 ?항공|singapore airlines/iu],
  ["캐세이퍼시픽", /캐세이|케세이|cathay/iu],
  ["일본항공", /일본 ?항공|japan airlines|\bJAL\b/iu],
  ["전일본공수", /전일본 ?공수|전일공|\bANA\b/u],
];

/** Where one can also go without a plane. */
const WAYS = [
  ["열차", /ktx|srt|케이티엑스|기차|열차|\btrain\b/iu],
  ["고속버스", /고속 ?버스|시외 ?버스|버스 ?(?:타고|로)|\bby bus\b/iu],
  ["여객선", /여객선|배편|배(?:를|을)? ?(?:타고|타서|탈|타자|로)|페리|\bferry\b/iu],
] as const;

/** To go there by it, and not about the city. */
const GOING_BY =
  /(?:배|배편|페리|여객선|크루즈|기차|열차|ktx|고속 ?버스|버스)(?:를|을)? ?(?:타고|타서|편으로|로|으로) ?(?:가|갈|간|건너|다녀|이동|출발|해)|(?:배|페리|여객선)(?:를|을)? ?(?:탈래|탈게|타고 ?싶|타자)|배편|\b(?:by|take (?:the|a)) (?:ferry|boat|train|bus)\b/iu;
const ABOUT_TOWN = /시내|현지|거기서|공항|근교|당일|안에서|다닐|다니/u;

/** «후쿠오카는 배 타고 갈래»: a way for which there is nothing to search; null where there is, or none was named. */
export function unservedWay(
  text: string,
  destination: Destination | undefined,
): (typeof WAYS)[number][0] | null {
  if (destination === undefined || destination.access.ground.length > 0) return null;
  if (!GOING_BY.test(text) || ABOUT_TOWN.test(text)) return null;
  return WAYS.find(([, called]) => called.test(text))?.[0] ?? null;
}

const STAYS = [
  [
    "hotel",
    /(?<!(?:그|이|저) ?)호텔(?:로|에서|에 ?묵|만|이 ?좋|을? ?선호|위주|급)|호캉스|hotel(?= please| only|s? preferred)/iu,
  ],
  ["guesthouse", /게스트 ?하우스|게하|호스텔|민박|한옥 ?(?:숙소|스테이|호텔)|guest ?house|hostel/iu],
  ["airbnb", /에어 ?비앤비|에어비엔비|에비앤비|air ?bnb|아파트형|취사 ?가능/iu],
] as const;

/** Named alone, where one kind of stay is set against another: «에어비앤비 말고 호텔», «hotel, not airbnb». */
const BARE_HOTEL = [["hotel", /호텔|hotels?/iu]] as const;

/** «아시아나 안 탈래», «대한항공은 됐어요»: said after the name. */
const TAKEN_BACK =
  /^(?:은|는|을|를|로|으로|이|가)? ?(?:꼭 ?)?(?:안 ?(?:탈|타|갈|할|묵|잘|해도)|싫|별로|됐[어고]|취소|타기 ?싫|묵기 ?싫|필요 ?없|(?:이|가)? ?아니어도|아니라도|no more|not needed)/iu;
/** «항공사는 아무거나 괜찮아요»: a wish that was there is none any more. */
const ANY = "(?:는|은|이|가|도)? ?(?:그냥 ?|딱히 ?)?(?:아무|상관 ?없|무관|가리지)";
const ANY_AIRLINE = new RegExp(`(?:항공사?|비행기|항공편)${ANY}|any airline`, "iu");
const ANY_STAY = new RegExp(`(?:숙소|호텔|숙박)(?: ?종류)?${ANY}|any (?:hotel|stay|kind of stay)`, "iu");

/** Wishes beside the five answers: an airline or another way to get there, a kind of stay, places to see or to leave out. */
export function readWishes(
  text: string,
  destination: Destination | undefined,
  known: KnownPlaces,
  corrections: readonly Found<Correction>[],
): Facts {
  const rejected = rejectedSpans(corrections);
  const isRejected = (start: number, end: number) =>
    rejected.some((span) => start < span.end && end > span.start) || TAKEN_BACK.test(text.slice(end));
  const isInstead = (start: number) =>
    corrections.some(
      ({ value }) => value.kind === "replace" && value.wanted.start <= start && start < value.wanted.end,
    );
  const named = <Value>(words: readonly (readonly [Value, RegExp])[]) =>
    words.flatMap(([value, pattern]) => {
      const match = pattern.exec(text);
      return match === null ? [] : [{ value, start: match.index, end: match.index + match[0].length }];
    });
  /** The one that is wanted; null when one was only taken back; undefined when none was named. */
  const wanted = <Value>(found: readonly { value: Value; start: number; end: number }[], anyOne: RegExp) =>
    found.length === 0
      ? anyOne.test(text)
        ? null
        : undefined
      : (found.find(({ start, end }) => !isRejected(start, end))?.value ?? null);
  const airline = wanted<string>(
    [...named(AIRLINES), ...(destination?.access.ground.length ? named(WAYS) : [])],
    ANY_AIRLINE,
  );
  const isOtherDenied = named(STAYS).some(({ start, end }) => isRejected(start, end));
  const contrasted = named(BARE_HOTEL).filter(({ start }) => isOtherDenied || isInstead(start));
  const stay = wanted([...named(STAYS), ...contrasted], ANY_STAY);
  const places = destination === undefined ? {} : readPlaces(text, destination, known, isRejected, isInstead);
  return {
    ...(airline === undefined ? {} : { preferred_airline: airline }),
    ...(stay === undefined ? {} : { accommodation_preference: stay }),
    ...places,
  };
}
