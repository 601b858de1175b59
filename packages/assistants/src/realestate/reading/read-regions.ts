import { buildGazetteer, findNames, type Gazetteer } from "@maru/language";
import type { RealEstateData } from "../ports.ts";

const SEOUL =
  "종로구 중구 용산구 성동구 광진구 동대문구 중랑구 성북구 강북구 도봉구 노원구 은평구 서대문구 마포구 양천구 강서구 구로구 금천구 영등포구 동작구 관악구 서초구 강남구 송파구 강동구";
const ELSEWHERE =
  "수원시 성남시 분당구 수정구 중원구 용인시 수지구 기흥구 고양시 일산동구 일산서구 덕양구 과천시 광명시 하남시 안양시 동안구 만안구 부천시 의왕시 군포시 안산시 화성시 평택시 남양주시 구리시 의정부시 김포시 파주시 시흥시 광주시 오산시 이천시 인천광역시 부평구 연수구 남동구 미추홀구 부산광역시 해운대구 수영구 연제구 대구광역시 수성구 달서구 대전광역시 유성구 광주광역시 울산광역시 세종특별자치시 제주시 서귀포시 청주시 천안시 전주시 창원시 춘천시 원주시 강릉시 포항시";
/** What people call a place, and the name it has in the data. */
const CALLED: Readonly<Record<string, string>> = {
  분당: "분당구",
  일산: "일산동구",
  판교: "분당구",
  잠실: "잠실동",
  서울: "서울특별시",
  부산: "부산광역시",
  대구: "대구광역시",
  인천: "인천광역시",
  대전: "대전광역시",
  울산: "울산광역시",
  세종: "세종특별자치시",
};
/** How the districts people ask about most are written in Latin letters; «-gu» may be left off. */
const ROMANISED: Readonly<Record<string, string>> = {
  gangnam: "강남구",
  seocho: "서초구",
  songpa: "송파구",
  mapo: "마포구",
  yongsan: "용산구",
  seongdong: "성동구",
  gangdong: "강동구",
  gwangjin: "광진구",
  yeongdeungpo: "영등포구",
  dongjak: "동작구",
  gwanak: "관악구",
  jongno: "종로구",
  gangseo: "강서구",
  yangcheon: "양천구",
  nowon: "노원구",
  bundang: "분당구",
  seoul: "서울특별시",
  busan: "부산광역시",
  incheon: "인천광역시",
  daegu: "대구광역시",
  daejeon: "대전광역시",
};

/** Names that are words first when the suffix is left off: «중», «강서쪽» is fine, «구리» is copper. */
const NEVER_SHORT = new Set(["중구", "동구", "서구", "남구", "북구", "구리시", "이천시", "광주시"]);

const known = new WeakMap<RealEstateData, Gazetteer<"region">>();

/** Every district and neighbourhood of the data, and the places people ask about although there are no data. */
function gazetteerOf(data: RealEstateData): Gazetteer<"region"> {
  const built =
    known.get(data) ??
    buildGazetteer<"region">(
      [
        ...new Set([
          ...`${SEOUL} ${ELSEWHERE}`.split(" "),
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
  const short = name.replace(/(?:특별자치시|특별시|광역시|[시구동])$/u, "");
  const called = Object.keys(CALLED).filter((each) => CALLED[each] === name);
  return short.length < 2 || NEVER_SHORT.has(name) ? [name, ...called] : [name, short, ...called];
}

/** «강남이랑 송파» as the data call them, in the order they were said. */
export function readRegions(text: string, data: RealEstateData): readonly string[] {
  const found = findNames(text, gazetteerOf(data)).flatMap(({ value, confidence }) =>
    "id" in value && confidence >= 0.6 ? [value.id] : [],
  );
  const latin = Object.entries(ROMANISED).flatMap(([name, region]) =>
    new RegExp(`\\b${name}(?:-?gu)?\\b`, "iu").test(text) ? [region] : [],
  );
  const named = [...new Set([...found, ...latin])];
  // «서울 강남구», «강남구 역삼동»: the narrower place is meant.
  const narrower = named.filter(
    (name) => !(CITIES.test(name) && named.some((other) => other !== name && /[구동]$/u.test(other))),
  );
  return narrower.filter((name) => !isAroundAnother(name, narrower, data));
}

const CITIES = /(?:특별시|광역시|특별자치시|시)$/u;

function isAroundAnother(name: string, all: readonly string[], data: RealEstateData): boolean {
  return [...data.deals, ...data.listings].some(
    ({ district, neighbourhood }) => district === name && all.includes(neighbourhood),
  );
}
