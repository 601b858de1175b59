import { buildGazetteer, findNames, type Gazetteer } from "@maru/language";
import { romanise } from "../market/english-places.ts";
import { findPlace, isShared, PLACES, provinceOf } from "../market/places.ts";
import type { RealEstateData } from "../ports.ts";

/** Places that are also known without 시, 군 or 구; most others are words first: «예산», «부여», «상당», «동안». */
const KNOWN_SHORT = new Set(
  "종로 용산 성동 광진 동대문 중랑 성북 강북 도봉 노원 은평 서대문 마포 양천 강서 구로 금천 영등포 동작 관악 서초 강남 송파 강동 수원 성남 분당 용인 수지 기흥 처인 고양 일산동 일산서 덕양 과천 광명 하남 안양 만안 부천 원미 의왕 군포 안산 화성 동탄 평택 남양주 의정부 김포 파주 시흥 안성 포천 여주 동두천 양평 가평 연천 영통 권선 팔달 부평 연수 남동 미추홀 강화 해운대 수영 연제 동래 부산진 사하 금정 기장 수성 달서 유성 대덕 광산 울주 서귀포 제주 청주 충주 제천 천안 아산 서산 논산 보령 당진 홍성 전주 군산 익산 정읍 남원 완주 목포 여수 순천 나주 광양 포항 경주 김천 안동 구미 영천 경산 칠곡 창원 진주 통영 김해 밀양 거제 춘천 원주 강릉 속초 삼척 태백 홍천 횡성 평창 철원".split(
    " ",
  ),
);
/** What people call a place, and the name it has in the data. */
const CALLED: Readonly<Record<string, string>> = {
  분당: "분당구",
  일산: "일산동구",
  판교: "분당구",
  동탄: "동탄구",
  광교: "영통구",
  송도: "연수구",
  잠실: "잠실동",
  서울: "서울특별시",
  부산: "부산광역시",
  대구: "대구광역시",
  인천: "인천광역시",
  대전: "대전광역시",
  울산: "울산광역시",
  세종: "세종특별자치시",
  세종시: "세종특별자치시",
  광주: "광주광역시",
  제주도: "제주시",
};
const SHORTEST_LATIN = 4;

/** Every place by its Latin name, without «-gu», «-si» or «-gun»; «Jung» and the like say too little. */
const LATIN: readonly (readonly [string, string])[] = [
  ...PLACES.filter(({ name }) => !isShared(name)).map(
    ({ name }) => [romanise(name.slice(0, -1)).toLowerCase(), name] as const,
  ),
  ...Object.entries(CALLED).map(([called, name]) => [romanise(called).toLowerCase(), name] as const),
].filter(([latin]) => latin.length >= SHORTEST_LATIN);

const known = new WeakMap<RealEstateData, Gazetteer<"region">>();

/** Every district and neighbourhood of the data, and the places people ask about although there are no data. */
function gazetteerOf(data: RealEstateData): Gazetteer<"region"> {
  const built =
    known.get(data) ??
    buildGazetteer<"region">(
      [
        ...new Set([
          ...PLACES.map(({ name }) => name).filter((name) => name !== "세종시"),
          ...Object.values(CALLED),
          ...[...data.deals, ...data.listings].flatMap(({ district, neighbourhood }) => [
            district,
            neighbourhood,
          ]),
        ]),
      ]
        .filter((name) => name !== "")
        .map((name) => ({ id: name, kind: "region", names: namesOf(name) })),
    );
  known.set(data, built);
  return built;
}

function namesOf(name: string): readonly string[] {
  const short = name.replace(/(?:특별자치시|특별시|광역시|[시군구동])$/u, "");
  const called = Object.keys(CALLED).filter((each) => CALLED[each] === name);
  // Neighbourhoods of the data are known by their own names, too.
  const isShortName = short.length >= 2 && (KNOWN_SHORT.has(short) || name.endsWith("동"));
  return isShortName ? [name, short, ...called] : [name, ...called];
}

/** «강남이랑 송파» as the data call them, in the order they were said. */
export function readRegions(text: string, data: RealEstateData): readonly string[] {
  const found = findNames(text.replaceAll("고양이", "묘"), gazetteerOf(data)).flatMap(
    ({ value, confidence }) =>
      "id" in value && confidence >= (isOftenAsked(value.id) ? LIKELY : EXACT) ? [value.id] : [],
  );
  const words = new Set(text.toLowerCase().match(/[a-z]{4,}(?=-?(?:gu|si|gun|dong)?\b)/gu) ?? []);
  const latin =
    words.size === 0
      ? []
      : [...LATIN, ...neighbourhoodsInLatin(data)].flatMap(([name, region]) =>
          words.has(name) ? [region] : [],
        );
  const named = [...new Set([...found, ...latin])];
  // «서울 강남구», «강남구 역삼동»: the narrower place is meant.
  const narrower = named.filter(
    (name) => !(CITIES.test(name) && named.some((other) => other !== name && /[구동군]$/u.test(other))),
  );
  return narrower
    .filter((name) => !isAroundAnother(name, narrower, data))
    .map((name) => withCity(name, named));
}

/** «Bangbae», «Gongdeok-dong»: the neighbourhoods of the data. */
function neighbourhoodsInLatin({ deals, listings }: RealEstateData): readonly (readonly [string, string])[] {
  const names = new Set([...deals, ...listings].map(({ neighbourhood }) => neighbourhood));
  return [...names]
    .map((name) => [romanise(name.replace(/동$/u, "")).toLowerCase(), name] as const)
    .filter(([latin]) => latin.length >= SHORTEST_LATIN);
}

/** How sure a reading is: a slip of the finger is mended where the place is often asked about, else only the name counts. */
const LIKELY = 0.6;
const EXACT = 0.95;

function isOftenAsked(name: string): boolean {
  return KNOWN_SHORT.has(name.replace(/[시군구]$/u, "")) || !PLACES.some((place) => place.name === name);
}

/** «부산 중구», «포항 북구»: a name that several cities have is kept with the one that was said. */
function withCity(name: string, named: readonly string[]): string {
  if (!isShared(name)) return name;
  const city = named.find((other) => {
    const around = findPlace(`${other} ${name}`);
    return (
      other !== name &&
      around !== undefined &&
      (around.province === provinceOf(other) || (around.town !== null && around.town === other))
    );
  });
  return city === undefined || provinceOf(city) === "서울" ? name : `${city} ${name}`;
}

const CITIES = /(?:특별시|광역시|특별자치시|시)$/u;

function isAroundAnother(name: string, all: readonly string[], data: RealEstateData): boolean {
  return [...data.deals, ...data.listings].some(
    ({ district, neighbourhood }) => district === name && all.includes(neighbourhood),
  );
}
