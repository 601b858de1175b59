import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findNames } from "./find-names.ts";
import { buildGazetteer, type GazetteerEntry } from "./gazetteer.ts";

type Kind = "city" | "country" | "district" | "company";
const city = (id: string, names: string, codes = ""): GazetteerEntry<Kind> => ({
  id,
  kind: "city",
  names: names.split(","),
  codes: codes === "" ? [] : codes.split(","),
});
const other = (kind: Kind, id: string, names: string): GazetteerEntry<Kind> => ({
  id,
  kind,
  names: names.split(","),
});

const places = buildGazetteer<Kind>([
  city("osaka", "오사카,大阪,おおさか,Osaka", "KIX,OSA"),
  city("tokyo", "도쿄,동경,東京,Tokyo", "NRT,HND"),
  city("fukuoka", "후쿠오카,福岡,Fukuoka", "FUK"),
  city("sapporo", "삿포로,札幌,Sapporo", "CTS"),
  city("nara", "나라,奈良,Nara"),
  city("danang", "다낭,Da Nang", "DAD"),
  city("cebu", "세부,Cebu", "CEB"),
  city("bali", "발리,Bali", "DPS"),
  city("paris", "파리,Paris", "CDG"),
  city("newyork", "뉴욕,New York", "JFK"),
  city("kotakinabalu", "코타 키나발루,Kota Kinabalu", "BKI"),
  city("busan", "부산,Busan", "PUS"),
  city("gyeongju", "경주,Gyeongju"),
  city("gangneung", "강릉,Gangneung"),
  city("jeju", "제주,제주도,Jeju", "CJU"),
  city("jeonju", "전주,Jeonju"),
  city("icheon", "이천"),
  city("guam", "괌,Guam", "GUM"),
  city("singapore", "싱가포르,Singapore", "SIN"),
  city("hanoi", "하노이,Hanoi", "HAN"),
  city("gwangju-jeolla", "광주"),
  city("gwangju-gyeonggi", "광주"),
  city("seoul", "서울,Seoul"),
  city("bangkok", "방콕,Bangkok", "BKK"),
  other("country", "japan", "일본,日本,Japan"),
  other("country", "taiwan", "대만,타이완,Taiwan"),
  other("country", "oman", "오만,Oman"),
  other("country", "india", "인도,India"),
  other("country", "indonesia", "인도네시아,Indonesia"),
  other("country", "ghana", "가나,Ghana"),
  other("country", "vietnam", "베트남,Vietnam"),
  other("country", "singapore-country", "싱가포르,Singapore"),
  other("district", "gangnam", "강남구,강남"),
  other("district", "mapo", "마포구,마포"),
  other("district", "gangdong", "강동구,강동"),
  other("company", "hanbit", "한빛이비인후과"),
  other("company", "pureunsol", "푸른솔내과"),
]);

const ids = (text: string) =>
  findNames(text, places, { kinds: ["city", "country", "district", "company"] }).map(({ value }) =>
    "id" in value ? value.id : value.ambiguous.join("|"),
  );

describe("names in the way people write them", () => {
  it.each([
    ["오사카", ["osaka"]],
    ["오사카로 가고 싶어요", ["osaka"]],
    ["오사카에서 3박", ["osaka"]],
    ["오사카랑 도쿄 중에", ["osaka", "tokyo"]],
    ["오사카여행 가자", ["osaka"]],
    ["오사카가고싶어", ["osaka"]],
    ["오사카3박4일", ["osaka"]],
    ["3박4일로 오사카 둘이서 100만원쯤", ["osaka"]],
    ["오사카요!", ["osaka"]],
    ["오사카입니다", ["osaka"]],
    ["OSAKA", ["osaka"]],
    ["Osaka please", ["osaka"]],
    ["大阪に行きたい", ["osaka"]],
    ["KIX로 도착", ["osaka"]],
    ["일본 오사카", ["japan", "osaka"]],
    ["일본오사카", ["japan", "osaka"]],
    ["부산에서 오사카로", ["busan", "osaka"]],
    ["부산에서오사카로", ["busan", "osaka"]],
    ["이번엔오사카로", ["osaka"]],
    ["다낭 말고 세부로 바꿀래", ["danang", "cebu"]],
    ["세부 갈래요", ["cebu"]],
    ["세부", ["cebu"]],
    ["제주도 2박3일", ["jeju"]],
    ["제주 갈래", ["jeju"]],
    ["강릉이요", ["gangneung"]],
    ["경주로 가요", ["gyeongju"]],
    ["부산행 비행기", ["busan"]],
    ["괌이랑 발리", ["guam", "bali"]],
    ["New York 5 nights", ["newyork"]],
    ["newyork", ["newyork"]],
    ["코타키나발루 4박", ["kotakinabalu"]],
    ["코타 키나발루", ["kotakinabalu"]],
    ["인도네시아 발리", ["indonesia", "bali"]],
    ["일본", ["japan"]],
    ["대만 갈래", ["taiwan"]],
    ["싱가포르", ["singapore"]],
    ["서울에서 출발", ["seoul"]],
    ["강남구 아파트 전세 시세", ["gangnam"]],
    ["마포구에서 5억 이하 오피스텔", ["mapo"]],
    ["강남아파트 얼마야", ["gangnam"]],
    ["오늘 한빛이비인후과 다녀왔어", ["hanbit"]],
    ["푸른솔내과 전화번호", ["pureunsol"]],
    ["광주 가려고요", ["gwangju-jeolla|gwangju-gyeonggi"]],
    ["방콕 20박 갈래요", ["bangkok"]],
    ["나라 여행", ["nara"]],
    ["파리로 신혼여행", ["paris"]],
  ])("%s", (text, expected) => {
    expect(ids(text)).toEqual(expected);
  });

  it("the span holds the name without its particle", () => {
    const text = "이번에는 부산에서 출발해요";
    const [found] = findNames(text, places);
    expect(text.slice(found?.span.start, found?.span.end)).toBe("부산");
  });

  it("a country is told from a city, and only what is wanted is looked for", () => {
    expect(findNames("일본 오사카", places).map(({ value }) => "kind" in value && value.kind)).toEqual([
      "country",
      "city",
    ]);
    expect(findNames("일본 오사카", places, { kinds: ["city"] })).toHaveLength(1);
    expect(findNames("싱가포르", places).map(({ value }) => value)).toEqual([
      { ambiguous: ["singapore", "singapore-country"] },
    ]);
  });
});

describe("words that only contain a name", () => {
  it.each([
    "세부적으로 알려줘",
    "세부 사항 알려줘",
    "세부 일정 보여줘",
    "대만족이에요",
    "대만족",
    "너무 부산하다",
    "부산스럽게 굴지 마",
    "경주마 보러",
    "자동차 경주 보고 싶어",
    "오만원",
    "오만 원 정도",
    "십오만원",
    "이천만원",
    "이천 명",
    "일본어 못해요",
    "일본인 친구",
    "어느 나라가 좋아요",
    "우리나라",
    "거기 언제 가나요?",
    "전주 대비 매출",
    "빨리 가고 싶어",
    "여기저기 둘러보고",
    "맛집 위주로 다양하게",
    "안녕하세요",
    "파리바게뜨",
    "can we go with dad",
    "I want to go somewhere warm",
    "인도적으로",
    "동경했던 곳",
  ])("%s", (text) => {
    expect(ids(text)).toEqual([]);
  });
});

describe("misspelt names", () => {
  it.each([
    ["오사까 3박4일", "osaka"],
    ["오사까로 갈래", "osaka"],
    ["오시카", "osaka"],
    ["후꾸오카", "fukuoka"],
    ["후쿠오까 가고싶어요", "fukuoka"],
    ["삿뽀로 여행", "sapporo"],
    ["싸포로", "sapporo"],
    ["토쿄로 가자", "tokyo"],
    ["코타키나바루", "kotakinabalu"],
    ["dhtkzk", "osaka"],
    ["dhtkzkfh rkwk", "osaka"],
    ["Osakka", "osaka"],
    ["Fukuoak 3 nights", "fukuoka"],
    ["한빛이빈후과", "hanbit"],
    ["푸른솔네과 번호", "pureunsol"],
  ])("%s", (text, expected) => {
    const [found] = findNames(text, places, { kinds: ["city", "company"] });
    expect(found?.value).toMatchObject({ id: expected });
    expect(found?.confidence).toBeLessThan(0.9);
    expect(found?.confidence).toBeGreaterThanOrEqual(0.5);
  });

  it("a word as close to two names is both of them", () => {
    const twins = buildGazetteer([
      { id: "a", kind: "city", names: ["마리나"] },
      { id: "b", kind: "city", names: ["마리다"] },
    ]);
    const [found] = findNames("마리라로 가요", twins);
    expect(found?.value).toEqual({ ambiguous: ["a", "b"] });
    expect(found?.confidence).toBeLessThan(0.5);
  });

  it("the right spelling is never guessed away", () => {
    const [found] = findNames("강동구", places);
    expect(found).toMatchObject({ value: { id: "gangdong" }, confidence: 0.95 });
  });
});

describe("any text", () => {
  it("gives spans inside the text that do not overlap", () => {
    const word = fc.constantFrom(
      "오사카",
      "로",
      "부산",
      "에서",
      " ",
      "大",
      "阪",
      "osaka",
      "KIX",
      "인도",
      "네시아",
      "세부",
      "적",
      "ㅋ",
      "\ud83d",
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 25 }), (words) => {
        const text = words.join("");
        let last = 0;
        for (const { span } of findNames(text, places)) {
          expect(span.start).toBeGreaterThanOrEqual(last);
          expect(span.end).toBeGreaterThan(span.start);
          last = span.end;
        }
        expect(last).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  it.each(["오사카", "가", "오사까 ", "a", "osakka ", "大", "인도네", "로"])(
    "reads 10,000 characters of %j to the end",
    (unit) => {
      const text = unit.repeat(10_000 / unit.length);
      for (const { span } of findNames(text, places)) expect(span.end).toBeLessThanOrEqual(text.length);
    },
  );
});
