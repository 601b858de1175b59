import { describe, expect, it } from "vitest";
import type { LeaseField } from "../ports.ts";
import { LeaseFields } from "../shapes/lease-fields.ts";
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

  const lease = LeaseFields.parse({
    address_road: "서울 종로구 세종대로 1",
    deposit: 400_000_000,
    monthly_rent: 500_000,
    monthly_rent_day: 25,
    start_date: "2026-12-01",
    end_date: "2028-11-30",
    lessor_name: "홍길동",
    lessee_name: "성춘향",
    management_fee: 100_000,
    special_terms: ["반려동물 금지"],
  });

  it.each<[string, Partial<LeaseFields>]>([
    ["월세는 빼고 승인", { monthly_rent: 0, monthly_rent_day: null }],
    ["관리비 항목은 지워줘", { management_fee: null }],
    ["임차인 이름도 성춘희로", { lessee_name: "성춘희" }],
    ["임차인은 성춘향이 아니라 성춘희", { lessee_name: "성춘희" }],
    ["집주인은 이슬로 바꿔줘", { lessor_name: "이슬" }],
    ["집주인 김바로", { lessor_name: "김바로" }],
    ["보증금 2억 말고 3억으로", { deposit: 300_000_000 }],
    ["보증굼 2억으로 수정", { deposit: 200_000_000 }],
    ["월 100만원으로", { monthly_rent: 1_000_000 }],
    ["매달 말일 지급으로", { monthly_rent_day: 31 }],
    ["끝나는 날 2029년 11월 30일로", { end_date: "2029-11-30" }],
    ["302호로 바꿔줘", { address_detail: "302호" }],
    ["반려동물 특약 빼고 관리비 5만원으로 해서 승인", { management_fee: 50_000, special_terms: [] }],
    ["승인", {}],
    ["이대로 완성해줘", {}],
  ])("changes of a known lease what «%s» changes", (message, change) => {
    expect(read(message, [], lease)).toEqual({ ...lease, ...change });
  });

  it("is read in English, and by two sums beside each other", () => {
    expect(
      read(
        "Landlord Kim Minsu, tenant John Smith, 12 Teheran-ro, Gangnam-gu, Seoul, deposit 50 million won, monthly rent 800,000 won",
      ),
    ).toMatchObject({
      address_road: "12 Teheran-ro, Gangnam-gu, Seoul",
      deposit: 50_000_000,
      monthly_rent: 800_000,
      lessor_name: "Kim Minsu",
      lessee_name: "John Smith",
    });
    expect(read("원룸 1000에 50")).toMatchObject({ deposit: 10_000_000, monthly_rent: 500_000 });
  });

  it("keeps an end before its beginning as it was said, for the contract to refuse", () => {
    expect(read("2028년 1월 1일부터 2026년 12월 31일까지")).toMatchObject({
      start_date: "2028-01-01",
      end_date: "2026-12-31",
    });
  });

  it("counts a term in months, also from the end of a long month", () => {
    expect(read("2027년 1월 31일부터 1개월").end_date).toBe("2027-02-28");
    expect(read("2027년 1월 1일부터 1년 6개월").end_date).toBe("2028-06-30");
  });

  it("leaves sums within special terms to them", () => {
    const fields = read("특약: 임차인은 퇴거 시 청소비 15만원을 낸다");
    expect(fields.special_terms).toEqual(["임차인은 퇴거 시 청소비 15만원을 낸다"]);
    expect({ ...fields, special_terms: [] }).toEqual(nothing);
  });
});

describe("the names of the parties", () => {
  it.each([
    ["Lessor: 김소라, lessee: 존 밀러.", "김소라", "존 밀러"],
    ["임대인은 스티브 리, 임차인은 박한별", "스티브 리", "박한별"],
    ["임대인 남궁민수 임차인 제갈공명", "남궁민수", "제갈공명"],
    ["임대인은 강모아, 임차인은 임초롱", "강모아", "임초롱"],
  ])("are whole and nobody else's: %s", (text, lessor_name, lessee_name) => {
    expect(read(text)).toMatchObject({ lessor_name, lessee_name });
  });

  it("stand beside a deposit and its rent", () => {
    expect(read("2027.3.1~2029.2.28, 5천에 60, 집주인 한가을")).toMatchObject({
      deposit: 50_000_000,
      monthly_rent: 600_000,
      lessor_name: "한가을",
    });
  });
});
