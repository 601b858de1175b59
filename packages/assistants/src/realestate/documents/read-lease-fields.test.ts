import { describe, expect, it } from "vitest";
import type { LeaseField } from "../ports.ts";
import { LeaseFields } from "../shapes/lease-fields.ts";
import { changeSpecialTerms } from "./change-special-terms.ts";
import { readLeaseFields } from "./read-lease-fields.ts";

const nothing = LeaseFields.parse({});
const now = "2026-11-16T10:00:00+09:00";
const read = (message: string, asked: readonly LeaseField[] = [], known = nothing) =>
  readLeaseFields(known, message, { now, asked });

describe("what a message says of a lease", () => {
  it("is everything at once where somebody says everything", () => {
    expect(
      read(
        "임대차계약서 작성해줘. 주소 서울특별시 마포구 백범로 100, 301호. 보증금 3억원, 월세 없음. 2026년 12월 1일부터 2028년 11월 30일까지. 임대인 김가람, 임차인 이나래.",
      ),
    ).toEqual({
      ...nothing,
      address_road: "서울특별시 마포구 백범로 100",
      address_detail: "301호",
      deposit: 300_000_000,
      monthly_rent: 0,
      start_date: "2026-12-01",
      end_date: "2028-11-30",
      lessor_name: "김가람",
      lessee_name: "이나래",
    });
  });

  it("is the optional fields too", () => {
    expect(
      read(
        "보증금 5천만원 월세 80만원 매월 25일, 계약금 500만원, 관리비 10만원. 전용 59.8㎡. 임대인 박다온 010-1234-5678, 임차인은 최라온이고 전화 010-9876-5432",
      ),
    ).toMatchObject({
      deposit: 50_000_000,
      monthly_rent: 800_000,
      monthly_rent_day: 25,
      down_payment: 5_000_000,
      management_fee: 100_000,
      area: 59.8,
      lessor_name: "박다온",
      lessor_phone: "010-1234-5678",
      lessee_name: "최라온",
      lessee_phone: "010-9876-5432",
    });
  });

  it("is told in passing", () => {
    expect(
      read(
        "집은 부산광역시 해운대구 센텀중앙로 97 A동 1203호이고 전세 2억5천, 집주인은 박도윤 세입자는 정하린",
      ),
    ).toMatchObject({
      address_road: "부산광역시 해운대구 센텀중앙로 97",
      address_detail: "A동 1203호",
      deposit: 250_000_000,
      monthly_rent: 0,
      lessor_name: "박도윤",
      lessee_name: "정하린",
    });
  });

  it("ends a lease of two years on the day before", () => {
    expect(read("2026년 12월 1일부터 2년")).toMatchObject({
      start_date: "2026-12-01",
      end_date: "2028-11-30",
    });
  });

  it("is an answer to what was asked when nothing else is said", () => {
    expect(read("김가람", ["lessor_name", "lessee_name"]).lessor_name).toBe("김가람");
    expect(read("이나래예요", ["lessee_name"]).lessee_name).toBe("이나래");
    expect(read("3억", ["deposit"]).deposit).toBe(300_000_000);
    expect(read("2026년 12월 1일", ["start_date"]).start_date).toBe("2026-12-01");
    expect(read("경기 성남시 분당구 판교역로 166, 101동 803호", ["address_road"])).toMatchObject({
      address_road: "경기 성남시 분당구 판교역로 166",
      address_detail: "101동 803호",
    });
  });

  it("is nothing where nothing is said, and keeps what is known", () => {
    expect(read("임대차계약서 작성해줘")).toEqual(nothing);
    const known = read("보증금 3억, 임대인 김가람");
    expect(read("보증금은 2억 5천으로 바꿔줘", [], known)).toMatchObject({
      deposit: 250_000_000,
      lessor_name: "김가람",
    });
    expect(read("임대인 주소는 서울 강남구 테헤란로 1")).toMatchObject({
      address_road: null,
      lessor_address: "서울 강남구 테헤란로 1",
      lessor_name: null,
    });
  });

  it("leaves sums within special terms to them", () => {
    const fields = read("특약: 임차인은 퇴거 시 청소비 15만원을 낸다");
    expect(fields.special_terms).toEqual(["임차인은 퇴거 시 청소비 15만원을 낸다"]);
    expect({ ...fields, special_terms: [] }).toEqual(nothing);
  });
});

describe("special terms in plain words", () => {
  const terms = ["반려동물을 키울 수 있다", "벽에 못을 박지 않는다"];

  it("are added", () => {
    expect(changeSpecialTerms([], "특약에 반려동물 가능 추가해줘")).toEqual(["반려동물 가능"]);
    expect(changeSpecialTerms(terms, "'전세대출에 협조한다'를 특약에 넣어줘")).toEqual([
      ...terms,
      "전세대출에 협조한다",
    ]);
    expect(changeSpecialTerms([], "특약사항:\n1. 흡연 금지\n2. 잔금일까지 근저당 말소")).toEqual([
      "흡연 금지",
      "잔금일까지 근저당 말소",
    ]);
  });

  it("are taken out by number, by name, or all", () => {
    expect(changeSpecialTerms(terms, "특약 2번 빼줘")).toEqual([terms[0]]);
    expect(changeSpecialTerms(terms, "반려동물 특약 삭제해줘")).toEqual([terms[1]]);
    expect(changeSpecialTerms(terms, "특약 전부 지워줘")).toEqual([]);
    expect(changeSpecialTerms(terms, "특약 9번 빼줘")).toEqual(terms);
  });

  it("stay when the message is about something else", () => {
    expect(changeSpecialTerms(terms, "보증금은 2억")).toEqual(terms);
    expect(changeSpecialTerms(terms, "특약은 뭐가 있어?")).toEqual(terms);
  });
});
