/** A district as the ministry's services know it: its name, the city or province around it, its five-digit code. */
export interface District {
  readonly name: string;
  /** Seoul, Gyeonggi …: what the ministry's files begin with, in short. */
  readonly city: string;
  /** The town between them, where there is one: 성남시 of 분당구. */
  readonly town: string | null;
  readonly code: string;
}

const SEOUL: Readonly<Record<string, string>> = {
  종로구: "11110",
  중구: "11140",
  용산구: "11170",
  성동구: "11200",
  광진구: "11215",
  동대문구: "11230",
  중랑구: "11260",
  성북구: "11290",
  강북구: "11305",
  도봉구: "11320",
  노원구: "11350",
  은평구: "11380",
  서대문구: "11410",
  마포구: "11440",
  양천구: "11470",
  강서구: "11500",
  구로구: "11530",
  금천구: "11545",
  영등포구: "11560",
  동작구: "11590",
  관악구: "11620",
  서초구: "11650",
  강남구: "11680",
  송파구: "11710",
  강동구: "11740",
};
/** By the town they belong to; a town without districts is its own. */
const GYEONGGI: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  수원시: { 장안구: "41111", 권선구: "41113", 팔달구: "41115", 영통구: "41117" },
  성남시: { 수정구: "41131", 중원구: "41133", 분당구: "41135" },
  안양시: { 만안구: "41171", 동안구: "41173" },
  광명시: { 광명시: "41210" },
  고양시: { 덕양구: "41281", 일산동구: "41285", 일산서구: "41287" },
  과천시: { 과천시: "41290" },
  구리시: { 구리시: "41310" },
  남양주시: { 남양주시: "41360" },
  의왕시: { 의왕시: "41430" },
  하남시: { 하남시: "41450" },
  용인시: { 기흥구: "41463", 수지구: "41465" },
  파주시: { 파주시: "41480" },
  김포시: { 김포시: "41570" },
};
const ELSEWHERE: Readonly<Record<string, readonly [city: string, code: string]>> = {
  연수구: ["인천", "28185"],
  남동구: ["인천", "28200"],
  부평구: ["인천", "28237"],
  해운대구: ["부산", "26350"],
  수영구: ["부산", "26500"],
  수성구: ["대구", "27260"],
  유성구: ["대전", "30200"],
  세종시: ["세종", "36110"],
};

export const DISTRICTS: readonly District[] = [
  ...Object.entries(SEOUL).map(([name, code]) => ({ name, city: "서울", town: null, code })),
  ...Object.entries(GYEONGGI).flatMap(([town, districts]) =>
    Object.entries(districts).map(([name, code]) => ({ name, city: "경기", town, code })),
  ),
  ...Object.entries(ELSEWHERE).map(([name, [city, code]]) => ({ name, city, town: null, code })),
];

/** «강남», «강남구», «성남시 분당구» → the district; undefined when we do not know it. */
export function findDistrict(region: string): District | undefined {
  const name = region.trim().split(/\s+/).at(-1) ?? "";
  return DISTRICTS.find((district) => isCalled(district.name, name));
}

/** The name of a city or province without what it is called by law: «서울특별시» → 서울. */
export function cityOf(region: string): string | undefined {
  const name = region.trim().replace(/(특별자치시|특별자치도|특별시|광역시|시|도)$/, "");
  return DISTRICTS.some(({ city }) => city === name) ? name : undefined;
}

/** Whether a deal or listing lies in a region that somebody named: a city, a district or a neighbourhood. */
export function liesIn(
  place: { readonly district: string; readonly neighbourhood: string },
  region: string | null,
): boolean {
  if (region === null) return true;
  const words = region.trim().split(/\s+/);
  const last = words.at(-1) ?? "";
  // «부산 강서구» is not the one of Seoul.
  const around = words.length > 1 ? cityOf(words[0] ?? "") : undefined;
  const own = DISTRICTS.find(({ name }) => name === place.district)?.city;
  if (around !== undefined && own !== undefined && around !== own) return false;
  if (isCalled(place.district, last) || isCalled(place.neighbourhood, last)) return true;
  const city = cityOf(last);
  return DISTRICTS.some(
    (one) =>
      one.name === place.district && (one.city === city || (one.town !== null && isCalled(one.town, last))),
  );
}

function isCalled(full: string, said: string): boolean {
  if (full === said) return true;
  return said.length >= 2 && /[구시군동읍면]$/.test(full) && full.slice(0, -1) === said;
}
