import { readManner } from "../manners.ts";
import type { Register } from "../verbs/say.ts";

/** How a text should be. What is not said stays open. */
export interface TextStyle {
  readonly register?: Register;
  readonly tone?: "soft" | "firm";
  readonly length?: "short" | "long";
  /** At most so many lines or sentences. */
  readonly lines?: number;
  /** At most so many characters. */
  readonly characters?: number;
  readonly language?: "ko" | "en" | "other";
  /** «태국어», where it is none that we write. */
  readonly otherLanguage?: string;
  readonly emoji?: "with" | "without";
  /** «오늘 날짜로» */
  readonly isDatedToday?: true;
}

const NUMBERS: { readonly [word: string]: number } = {
  한: 1,
  두: 2,
  세: 3,
  석: 3,
  네: 4,
  네댓: 4,
  다섯: 5,
  여섯: 6,
  일곱: 7,
  여덟: 8,
  열: 10,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
};
const LINES =
  /(?<number>\d{1,2}|한|두|세|석|네댓|네|다섯|여섯|일곱|여덟|열) ?(?:줄|문장)(?!\s?(?:더|빼|씩))(?:짜리|로|만)*|(?<english>\d{1,2}|one|two|three|four|five)[- ](?:lines?|sentences?|liner)\b/iu;
const CHARACTERS =
  /(?<most>\d{2,4}) ?(?:글자|자|characters?|chars?)(?![가-힣]*(?:리|격|동차))(?: ?(?:이내|내외|안팎|정도|안으로|미만|이하))?(?:로|만|짜리)*/iu;
const PAGES = /\d{1,2} ?(?:쪽|페이지|장)(?:짜리|으로|로)*/u;
const BANMAL = /반말|말 ?놓|평소 ?말투|친구(?:한테|처럼|말투)/u;
const HAPSYO = /합쇼|격식|공식|점잖|정중|공손|예의|굽신|formal|respectful/iu;
const HAEYO = /해요체|존대|존댓말|부드럽|부드러|상냥|다정|친근|친절|딱딱하지 ?않|안 ?딱딱|덜 ?딱딱/u;
const OTHER =
  /(일본어|일어|중국어|베트남어|베트남말|태국어|러시아어|독일어|프랑스어|스페인어|몽골어|인도네시아어|Japanese|Chinese|Vietnamese|Thai|Russian|German|French)/iu;
const WITHOUT_EMOJI =
  /(?:이모티콘|이모지|emoji|스마일|하트)[은는을를도]? ?(?:다 )?(?:빼|지우|없이|없애|말고)|no emoji|without emoji/iu;
const WITH_EMOJI = /(?:이모티콘|이모지|emoji|하트)[은는을를도]?(?: ?하나)? ?(?:넣|추가|붙|달)/iu;
const TOO_FIRM =
  /(?:너무|넘|좀) ?(?:세|쎄|딱딱|강|싸우|화난|독|무섭)|too (?:angry|harsh|strong|firm|blunt)/iu;
const TOO_SOFT = /(?:너무|넘) ?(?:비굴|죄인|저자세|약하|굽신)|less grovelling|grovel|too (?:soft|weak)/iu;
const NOT_FIRM =
  /(?:따지|싸우|세|쎄|딱딱|독촉)[가-힣]{0,3} ?(?:투|말투|톤|건|거|느낌)?(?:은|는|로)? ?(?:말고|아니)/u;
const PROGRAM = /[-–]/u;

/** Words that say how many lines, sentences, characters or pages. */
export const LINE_WORDS: RegExp = new RegExp(
  [LINES, CHARACTERS, PAGES].map(({ source }) => source).join("|"),
  "iu",
);

/** How somebody wants a text to be, from any words about it. */
export function readTextStyle(words: string): TextStyle {
  const { length, tone, language } = readManner(words);
  const { number, english } = LINES.exec(words)?.groups ?? {};
  const said = number ?? english;
  const lines =
    said === undefined ? undefined : (NUMBERS[said.toLowerCase()] ?? Number(said.replace(PROGRAM, "")));
  const most = CHARACTERS.exec(words)?.groups?.["most"];
  const other = OTHER.exec(words)?.[1];
  const register = registerIn(words);
  const isTooFirm = TOO_FIRM.test(words) || NOT_FIRM.test(words);
  const firm = TOO_SOFT.test(words) ? "firm" : isTooFirm ? "soft" : tone;
  return {
    ...(register === undefined ? {} : { register }),
    ...(firm === "soft" || firm === "firm" ? { tone: firm } : {}),
    ...(length === undefined && lines === undefined ? {} : { length: length ?? "short" }),
    ...(lines === undefined ? {} : { lines }),
    ...(most === undefined ? {} : { characters: Number(most) }),
    ...(other === undefined
      ? language === undefined
        ? {}
        : { language }
      : { language: "other" as const, otherLanguage: other }),
    ...emojiIn(words),
    ...(/오늘 ?(?:날짜|자)(?:로|의)/u.test(words) ? { isDatedToday: true as const } : {}),
  };
}

function registerIn(words: string): Register | undefined {
  if (BANMAL.test(words)) return /반말(?:은|로)? ?(?:하지|말고|아니)/u.test(words) ? "haeyo" : "banmal";
  if (HAEYO.test(words)) return "haeyo";
  return HAPSYO.test(words) ? "hapsyo" : undefined;
}

function emojiIn(words: string): Pick<TextStyle, "emoji"> {
  if (WITHOUT_EMOJI.test(words)) return { emoji: "without" };
  return WITH_EMOJI.test(words) ? { emoji: "with" } : {};
}
