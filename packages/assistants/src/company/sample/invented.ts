/** The people, products and clients of the sample company. All of them are invented. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly department: string;
  readonly team: string;
  readonly position: "본부장" | "팀장" | "부장" | "과장" | "대리" | "사원";
  readonly joined: string;
  readonly left: string | null;
}

export const POSITIONS = { 본부장: 98, 팀장: 72, 부장: 66, 과장: 56, 대리: 48, 사원: 40 };

export const PEOPLE: readonly Person[] = [
  person("EX-0001", "윤채린", "영업본부", "본부", "본부장", "2012-03-02"),
  person("MR-2000", "배수현", "병원영업부", "서부팀", "팀장", "2015-03-02"),
  person("MR-2001", "한도윤", "병원영업부", "서부팀", "대리", "2020-07-01"),
  person("MR-2002", "서지안", "병원영업부", "서부팀", "과장", "2017-09-01"),
  person("MR-2005", "임가을", "병원영업부", "서부팀", "사원", "2024-11-01"),
  person("MR-2010", "노은호", "병원영업부", "동부팀", "팀장", "2014-05-12"),
  person("MR-2003", "오민재", "병원영업부", "동부팀", "대리", "2019-01-07"),
  person("MR-2011", "차예슬", "병원영업부", "동부팀", "과장", "2016-10-04"),
  person("MR-2004", "정하린", "병원영업부", "동부팀", "사원", "2026-11-16"),
  person("MR-2012", "고태경", "병원영업부", "동부팀", "사원", "2023-02-01", "2026-03-31"),
  person("MR-2020", "마지훈", "종합병원부", "남부팀", "팀장", "2013-08-19"),
  person("MR-2021", "백소율", "종합병원부", "남부팀", "부장", "2011-04-01"),
  person("MR-2022", "유한결", "종합병원부", "남부팀", "대리", "2021-03-15"),
  person("MR-2030", "선우빈", "종합병원부", "북부팀", "팀장", "2016-01-11"),
  person("MR-2031", "표나윤", "종합병원부", "북부팀", "과장", "2018-06-18"),
  person("MR-2032", "기도현", "종합병원부", "북부팀", "대리", "2022-09-01"),
  person("CP-1001", "문가온", "준법관리팀", "준법관리팀", "과장", "2018-02-05"),
  person("HR-3001", "남시우", "인사팀", "인사팀", "부장", "2010-12-01"),
];

export const PRODUCTS = [
  {
    name: "가람정",
    form: "정제",
    group: "순환기",
    price: 812,
    launched: "2016-04-01",
    stopped: null,
    base: 52,
  },
  {
    name: "나래캡슐",
    form: "캡슐",
    group: "소화기",
    price: 643,
    launched: "2018-09-01",
    stopped: null,
    base: 32,
  },
  {
    name: "다온시럽",
    form: "시럽",
    group: "호흡기",
    price: 128,
    launched: "2019-02-01",
    stopped: null,
    base: 25,
  },
  {
    name: "라온패취",
    form: "패취",
    group: "근골격",
    price: 1540,
    launched: "2021-06-01",
    stopped: null,
    base: 28,
  },
  {
    name: "마루주",
    form: "주사",
    group: "근골격",
    price: 9800,
    launched: "2025-09-01",
    stopped: null,
    base: 41,
  },
  {
    name: "바른산",
    form: "산제",
    group: "소화기",
    price: 95,
    launched: "2009-05-01",
    stopped: "2026-01",
    base: 9,
  },
] as const;

/** Groups of products that a practice of this kind orders. */
export const ORDERS = {
  internal: ["순환기", "소화기", "호흡기"],
  children: ["호흡기", "소화기"],
  bones: ["근골격", "순환기"],
  all: ["순환기", "소화기", "호흡기", "근골격"],
};

export interface Client {
  readonly name: string;
  readonly specialty: keyof typeof ORDERS;
  readonly kind: "의원" | "병원" | "종합병원" | "공공병원";
  readonly director: string;
  readonly district: string;
  readonly team: string;
  readonly since: string;
}

export const CLIENTS: readonly Client[] = [
  client("푸른솔내과의원", "internal", "의원", "김도현", "양천구", "서부팀", "2019-03"),
  client("한빛이비인후과", "children", "의원", "이서연", "강서구", "서부팀", "2020-08"),
  client("새봄정형외과", "bones", "의원", "박준호", "양천구", "서부팀", "2017-05"),
  client("늘편한소아과", "children", "의원", "최유진", "송파구", "동부팀", "2019-11"),
  client("시립바른의료원", "all", "공공병원", "한지우", "강서구", "서부팀", "2016-02"),
  client("맑은샘내과의원", "internal", "의원", "조은별", "구로구", "서부팀", "2021-01"),
  client("다솜가정의학과", "internal", "의원", "신하람", "영등포구", "서부팀", "2022-06"),
  client("온누리정형외과", "bones", "의원", "장우진", "마포구", "서부팀", "2018-10"),
  client("해오름내과의원", "internal", "의원", "권나리", "강동구", "동부팀", "2018-04"),
  client("별빛이비인후과", "children", "의원", "황이안", "송파구", "동부팀", "2023-03"),
  client("참좋은소아과", "children", "의원", "안서준", "광진구", "동부팀", "2020-02"),
  client("미소가정의학과", "internal", "의원", "전다인", "강동구", "동부팀", "2024-07"),
  client("푸른솔한방병원", "bones", "병원", "홍지호", "성동구", "동부팀", "2021-12"),
  client("남산종합병원", "all", "종합병원", "문선아", "용산구", "남부팀", "2014-03"),
  client("관악중앙병원", "all", "병원", "양현서", "관악구", "남부팀", "2015-09"),
  client("서초한마음병원", "all", "병원", "손예준", "서초구", "남부팀", "2017-07"),
  client("강남새길병원", "all", "병원", "배은결", "강남구", "남부팀", "2019-06"),
  client("동작튼튼정형외과", "bones", "의원", "유시온", "동작구", "남부팀", "2022-02"),
  client("북한산종합병원", "all", "종합병원", "송가람", "은평구", "북부팀", "2013-11"),
  client("도봉성심병원", "all", "병원", "윤태오", "도봉구", "북부팀", "2016-08"),
  client("노원하늘병원", "all", "병원", "강리아", "노원구", "북부팀", "2018-01"),
  client("종로늘봄내과", "internal", "의원", "민재희", "종로구", "북부팀", "2020-05"),
  client("성북다정소아과", "children", "의원", "오세린", "성북구", "북부팀", "2021-09"),
  client("은평바로정형외과", "bones", "의원", "진서후", "은평구", "북부팀", "2025-04"),
];

function person(
  ...[id, name, department, team, position, joined, left = null]: [
    string,
    string,
    string,
    string,
    Person["position"],
    string,
    (string | null)?,
  ]
): Person {
  return { id, name, department, team, position, joined, left };
}

function client(
  ...[name, specialty, kind, director, district, team, since]: [
    string,
    Client["specialty"],
    Client["kind"],
    string,
    string,
    string,
    string,
  ]
): Client {
  return { name, specialty, kind, director, district, team, since };
}
