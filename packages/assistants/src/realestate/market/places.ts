/** A city, county or district of Korea with what lies around it. */
export interface Place {
  readonly name: string;
  /** 서울, 부산, 경기, 강원 …: in short. */
  readonly province: string;
  /** The city between them, where there is one: 성남시 of 분당구. */
  readonly town: string | null;
}

/** Cities with districts of their own stand before them: «수원시: 장안구 …». */
const PROVINCES: Readonly<Record<string, string>> = {
  서울: "종로구 중구 용산구 성동구 광진구 동대문구 중랑구 성북구 강북구 도봉구 노원구 은평구 서대문구 마포구 양천구 강서구 구로구 금천구 영등포구 동작구 관악구 서초구 강남구 송파구 강동구",
  부산: "중구 서구 동구 영도구 부산진구 동래구 남구 북구 해운대구 사하구 금정구 강서구 연제구 수영구 사상구 기장군",
  대구: "중구 동구 서구 남구 북구 수성구 달서구 달성군 군위군",
  인천: "중구 동구 제물포구 영종구 미추홀구 연수구 남동구 부평구 계양구 서구 서해구 검단구 강화군 옹진군",
  광주광역시: "동구 서구 남구 북구 광산구",
  대전: "동구 중구 서구 유성구 대덕구",
  울산: "중구 남구 동구 북구 울주군",
  세종: "세종시",
  경기: "수원시:장안구,권선구,팔달구,영통구 성남시:수정구,중원구,분당구 고양시:덕양구,일산동구,일산서구 용인시:처인구,기흥구,수지구 부천시:원미구,소사구,오정구 안산시:상록구,단원구 안양시:만안구,동안구 화성시:만세구,효행구,병점구,동탄구 남양주시 평택시 의정부시 시흥시 파주시 광명시 김포시 군포시 광주시 이천시 양주시 오산시 구리시 안성시 포천시 의왕시 하남시 여주시 동두천시 과천시 가평군 양평군 연천군",
  강원: "춘천시 원주시 강릉시 동해시 태백시 속초시 삼척시 홍천군 횡성군 영월군 평창군 정선군 철원군 화천군 양구군 인제군 고성군 양양군",
  충북: "청주시:상당구,서원구,흥덕구,청원구 충주시 제천시 보은군 옥천군 영동군 증평군 진천군 괴산군 음성군 단양군",
  충남: "천안시:동남구,서북구 공주시 보령시 아산시 서산시 논산시 계룡시 당진시 금산군 부여군 서천군 청양군 홍성군 예산군 태안군",
  전북: "전주시:완산구,덕진구 군산시 익산시 정읍시 남원시 김제시 완주군 진안군 무주군 장수군 임실군 순창군 고창군 부안군",
  전남: "목포시 여수시 순천시 나주시 광양시 담양군 곡성군 구례군 고흥군 보성군 화순군 장흥군 강진군 해남군 영암군 무안군 함평군 영광군 장성군 완도군 진도군 신안군",
  경북: "포항시:남구,북구 경주시 김천시 안동시 구미시 영주시 영천시 상주시 문경시 경산시 의성군 청송군 영양군 영덕군 청도군 고령군 성주군 칠곡군 예천군 봉화군 울진군 울릉군",
  경남: "창원시:의창구,성산구,마산합포구,마산회원구,진해구 진주시 통영시 사천시 김해시 밀양시 거제시 양산시 의령군 함안군 창녕군 고성군 남해군 하동군 산청군 함양군 거창군 합천군",
  제주: "제주시 서귀포시",
};

export const PLACES: readonly Place[] = Object.entries(PROVINCES).flatMap(([province, names]) =>
  names.split(" ").flatMap((each) => {
    const [name = "", districts] = each.split(":");
    return [
      { name, province, town: null },
      ...(districts?.split(",") ?? []).map((district) => ({ name: district, province, town: name })),
    ];
  }),
);

/** «부산광역시», «강원도», «전라북도» → 부산, 강원, 전북. */
const PROVINCE_NAMES: readonly (readonly [RegExp, string])[] = [
  [/^전라북도|^전북/u, "전북"],
  [/^전라남도|^전남/u, "전남"],
  [/^충청북도|^충북/u, "충북"],
  [/^충청남도|^충남/u, "충남"],
  [/^경상북도|^경북/u, "경북"],
  [/^경상남도|^경남/u, "경남"],
  [/^광주(?:광역시|특별시)/u, "광주광역시"],
  [
    /^(?:서울|부산|대구|인천|대전|울산|세종|경기|강원|제주)(?:특별자치시|특별자치도|특별시|광역시|시|도)?$/u,
    "",
  ],
];

/** The province a word names, in short; undefined where it names none. */
export function provinceOf(word: string): string | undefined {
  const known = PROVINCE_NAMES.find(([pattern]) => pattern.test(word));
  if (known === undefined) return undefined;
  return known[1] === "" ? word.slice(0, 2) : known[1];
}

/**
 * The place that is meant by «해운대구», «부산 중구» or «전주»: of several that share a name the one in the province that
 * was said, or the first.
 */
export function findPlace(said: string): Place | undefined {
  const words = said.trim().split(/\s+/u);
  const name = words.at(-1) ?? "";
  const called = PLACES.filter((place) => isCalled(place.name, name));
  const provinces = words.slice(0, -1).map(provinceOf);
  const towns = words.slice(0, -1);
  return (
    called.find(
      ({ province, town }) =>
        provinces.includes(province) || (town !== null && towns.some((word) => isCalled(town, word))),
    ) ?? called[0]
  );
}

function isCalled(full: string, said: string): boolean {
  return full === said || (said.length >= 2 && full.slice(0, -1) === said);
}

/** «경기 성남시 분당구», «강원 홍천군», «서울»: as tables by region are read. */
export function fullPlaceName(said: string): string {
  const words = said.trim().split(/\s+/u);
  if (words.length === 1 && provinceOf(said) !== undefined) return said.trim();
  const place = findPlace(said);
  if (place === undefined) return words.join(" ");
  return [place.province, place.town, place.name].filter((part) => part !== null).join(" ");
}

/** Names that more than one place has: «중구» says little without its city. */
export function isShared(name: string): boolean {
  return PLACES.filter((place) => place.name === name).length > 1;
}
