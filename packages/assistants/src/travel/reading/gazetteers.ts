import { buildGazetteer, type Gazetteer, type GazetteerEntry } from "@maru/language";
import type { Destination } from "../data/destination.ts";
import { destinationNames } from "../data/destinations.ts";
import { ORIGINS } from "../prices/airports.ts";
import { NEAREST } from "./elsewhere.ts";

export type PlaceKind = "city" | "country" | "elsewhere" | "airport";

/** Countries people name where a city is needed. */
const COUNTRIES: readonly (readonly [ko: string, ...others: string[]])[] = [
  ["일본", "Japan", "日本"],
  ["중국", "China"],
  ["대만", "타이완", "Taiwan"],
  ["베트남", "Vietnam"],
  ["태국", "타이", "Thailand"],
  ["필리핀", "Philippines"],
  ["인도네시아", "Indonesia"],
  ["말레이시아", "Malaysia"],
  ["미국", "USA", "America", "United States"],
  ["영국", "England", "United Kingdom"],
  ["프랑스", "France"],
  ["이탈리아", "Italy"],
  ["스페인", "Spain"],
  ["체코", "Czechia"],
  ["오스트리아", "Austria"],
  ["헝가리", "Hungary"],
  ["독일", "Germany"],
  ["스위스", "Switzerland"],
  ["튀르키예", "터키", "Turkey"],
  ["호주", "오스트레일리아", "Australia"],
  ["뉴질랜드", "New Zealand"],
  ["캐나다", "Canada"],
  ["인도", "India"],
  ["몽골", "Mongolia"],
  ["라오스", "Laos"],
  ["캄보디아", "Cambodia"],
  ["한국", "국내", "Korea"],
  ["유럽", "Europe"],
  ["동남아", "동남아시아", "Southeast Asia"],
  ["미주", "북미"],
];

/** Everyday words that are also a corner of a city: 기온 is the temperature, 주부 a housewife. */
const EVERYDAY = new Set(["기온", "주부", "대북", "오문", "청도", "남부", "북부"]);

const GROUPS: readonly GazetteerEntry<PlaceKind>[] = [
  ...destinationNames.map(({ id, names }) => ({
    id,
    kind: "city" as const,
    names: [names.ko, names.en, names.local, ...names.aliases.filter(isName)],
    codes: names.aliases.filter(isCode),
  })),
  ...COUNTRIES.map((names) => ({ id: `country:${names[0]}`, kind: "country" as const, names })),
  ...[...new Set([...NEAREST.keys(), ...ORIGINS.flatMap(({ near = [] }) => near)])]
    .filter(
      (name) => !destinationNames.some(({ names }) => names.ko === name || names.aliases.includes(name)),
    )
    .map((name) => ({ id: `elsewhere:${name}`, kind: "elsewhere" as const, names: [name] })),
  ...ORIGINS.map(({ iata, names }) => ({
    id: `airport:${iata}`,
    kind: "airport" as const,
    names: names.filter((name) => !isCode(name)),
    codes: [iata],
  })),
];

function isName(alias: string): boolean {
  return !isCode(alias) && !EVERYDAY.has(alias);
}

function isCode(name: string): boolean {
  return /^[A-Z]{3}$/.test(name);
}

export const PLACES: Gazetteer<PlaceKind> = buildGazetteer(GROUPS);

/** The cities of a country, best known first. */
export function citiesOf(country: string): readonly string[] {
  const inCountry = destinationNames.filter(
    (each) => each.country.ko === country || groupOf(each) === country,
  );
  const order = (name: string) => (WELL_KNOWN.includes(name) ? WELL_KNOWN.indexOf(name) : WELL_KNOWN.length);
  return inCountry
    .map(({ names }) => names.ko)
    .sort((left, right) => order(left) - order(right))
    .slice(0, 6);
}

/** Where most people from Korea go, first. */
const WELL_KNOWN = [
  "오사카",
  "도쿄",
  "후쿠오카",
  "삿포로",
  "다낭",
  "방콕",
  "세부",
  "타이베이",
  "파리",
  "제주",
  "부산",
  "강릉",
  "나트랑",
  "발리",
  "런던",
  "로마",
  "푸꾸옥",
  "오키나와",
  "교토",
  "경주",
  "여수",
  "속초",
  "바르셀로나",
  "프라하",
];

const SOUTH_EAST = new Set(["VN", "TH", "PH", "ID", "MY", "SG"]);
const EUROPE = new Set(["FR", "GB", "IT", "ES", "CZ", "AT", "HU", "TR", "DE", "CH"]);

function groupOf({ country }: Pick<Destination, "country">): string | null {
  if (SOUTH_EAST.has(country.code)) return "동남아";
  if (EUROPE.has(country.code)) return "유럽";
  if (country.code === "KR") return "한국";
  return country.code === "US" ? "미국" : null;
}

const sights = new Map<string, Gazetteer<"sight">>();

/** The names of a destination's own places. */
export function sightsOf(destination: Destination): Gazetteer<"sight"> {
  const known = sights.get(destination.id);
  if (known !== undefined) return known;
  const built = buildGazetteer(
    destination.places.map(({ id, ko, en, local }) => ({
      id,
      kind: "sight" as const,
      names: [
        ...new Set([
          ko,
          ...shortNames(ko, destination.names.ko),
          ...partOfName(ko, destination),
          en,
          ...shortEnglish(en, destination),
          local,
        ]),
        // «오키나와» is the city, and not the museum that bears its name.
      ].filter((name) => name === ko || !destination.names.ko.startsWith(name)),
    })),
  );
  sights.set(destination.id, built);
  return built;
}

/** What people call a place that its name does not tell. */
const OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  "유니버설 스튜디오 재팬": [
    "유니버설 스튜디오",
    "유니버설",
    "유니버셜",
    "유니버셜 스튜디오",
    "USJ",
    "Universal",
  ],
  "팀랩 플래닛": ["팀랩", "teamLab"],
  콜로세오: ["콜로세움"],
  "주펀 라오제": ["지우펀", "주펀"],
  룽산쓰: ["용산사"],
  국립고궁박물원: ["고궁박물관", "고궁박물원"],
  기요미즈데라: ["청수사"],
  아야소피아: ["하기아 소피아", "성 소피아 성당", "성소피아"],
  "톱카프 궁전": ["톱카피 궁전", "톱카피"],
  블루모스크: ["술탄 아흐메트 모스크"],
  "사그라다 파밀리아": ["성가족 성당", "사그라다 파밀리아 성당"],
  카를교: ["까를교", "카렐교"],
  "마리나베이샌즈 스카이파크": ["MBS"],
  "뉴욕 현대미술관": ["모마", "MoMA"],
  N서울타워: ["남산타워", "서울타워"],
  "오키나와 추라우미 수족관": ["츄라우미 수족관", "츄라우미", "추라우미"],
  "가이유칸 수족관": ["카이유칸"],
  "브루클린 브리지": ["브루클린 브릿지"],
  "하버브리지·파일런 전망대": ["하버브릿지", "하버 브릿지"],
  "타이베이 101 전망대": ["101타워", "101 타워"],
  "보스포루스 유람선": ["보스포러스"],
};

/** Words that say what a place is: alone they name none. */
export const COMMON_PLACE_WORDS =
  /^(?:박물관|미술관|시장|야시장|공원|해변|거리|광장|성당|대성당|사원|신사|전망대|타워|호수|궁전|유람선|케이블카|수족관|동물원|식물원|온천|카페|본점|나들이|배편|투어|마을|빌딩|극장|도서관|항구|다리|교회|모스크|센터|아울렛|백화점|쇼핑몰|폭포|정원|온천파크|스파|리조트|비치|하루)$/u;

/** People leave out brackets and the city, name one of two, and say the usual short form. */
function shortNames(name: string, city: string): readonly string[] {
  const plain = name.replace(/(?<!\s)\s*\([^()]*\)/gu, "").trim();
  const bracketed = /\(([^()]*)\)/u.exec(name)?.[1]?.split("·") ?? [];
  const withoutCity = plain.startsWith(`${city} `) ? plain.slice(city.length + 1) : plain;
  const parts = plain.split(/·|(?<=[가-힣])[과와] /u).map((part) => part.trim());
  const candidates = [plain, withoutCity, ...(parts.length > 1 ? [...parts, ...bracketed] : bracketed)];
  return [
    ...candidates.flatMap((each) => [each, each.replaceAll(" ", "")]),
    ...(OTHERWISE[plain] ?? []),
    ...(plain.includes("디즈니랜드") ? ["디즈니랜드", "디즈니"] : []),
  ].filter((candidate) => candidate.length >= 2 && candidate !== name && !COMMON_PLACE_WORDS.test(candidate));
}

/** «Universal Studios» (Japan), (Tokyo) «Disneyland»: where one is goes without saying. */
function shortEnglish(name: string, { names, country }: Destination): readonly string[] {
  const withoutCity = name.startsWith(`${names.en} `) ? name.slice(names.en.length + 1) : name;
  const short = [country.en, names.en].reduce(
    (rest, where) => (rest.endsWith(` ${where}`) ? rest.slice(0, -where.length - 1) : rest),
    withoutCity,
  );
  // A single common word («Tower», «Zoo») would be found everywhere.
  return short !== name && (short.includes(" ") || short.length >= 8) ? [short] : [];
}

/** «오사카성» is enough for 오사카성 천수각, and «호핑투어» for 막탄 호핑투어, if no other place is called so. */
function partOfName(name: string, { names, places }: Destination): readonly string[] {
  const wordsOf = (each: string) => each.replace(/\s*\([^)]*\)/gu, "").split(" ");
  const words = wordsOf(name);
  const beginnings = words.slice(0, -1).map((_, index) => words.slice(0, index + 1).join(" "));
  const candidates = [...beginnings, words.at(-1) ?? ""];
  return candidates.filter(
    (part) =>
      part.length >= 3 &&
      part !== name &&
      part !== names.ko &&
      !COMMON_PLACE_WORDS.test(part) &&
      places.filter(({ ko }) => ko.startsWith(part) || wordsOf(ko).includes(part)).length === 1,
  );
}
