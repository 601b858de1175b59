import { describe, expect, it } from "vitest";
import { conceptsIn } from "./english-concepts.ts";
import { isUnderstood } from "./korean-for.ts";
import { nearestAmong } from "./nearest-example.ts";
import { isAboutOtherThings } from "./other-things.ts";
import { secondOpinion } from "./second-opinion.ts";

describe("what no rule knows", () => {
  it.each([
    ["이 예산으로 갈 수 있는 집 뭐 있을까", "listings"],
    ["빌린 돈 한 달에 얼마씩 나가", "loan_payment"],
    ["신혼인데 나라에서 뭐 해주나요", "policy"],
    ["세 놓으면 얼마 남아", "roi"],
    ["소개비 얼마까지 내면 돼", "broker_fee"],
    ["보증금 좀 줄이고 다달이 내면 얼마", "conversion"],
    ["월세 계약서 대신 써줄 수 있어", "contract_creation"],
  ])("«%s» is about %s", (text, topic) => {
    expect(secondOpinion(text)).toBe(topic);
  });

  it.each(["오늘 저녁 뭐 먹을까", "강남 맛집 추천 좀", "비트코인 얼마야", "라면 끓이는 법"])(
    "«%s» is about no home",
    (text) => {
      expect(secondOpinion(text)).toBeNull();
    },
  );
});

describe("things that are no homes", () => {
  it("knows them whatever place is named with them", () => {
    expect(isAboutOtherThings("집 근처 헬스장 추천해줘")).toBe(true);
    expect(isAboutOtherThings("Best restaurants in Gangnam?")).toBe(true);
  });

  it("does not take a home for one", () => {
    expect(isAboutOtherThings("학교 근처 원룸 찾아줘")).toBe(false);
    expect(isAboutOtherThings("전환율 6%로 하자는데?")).toBe(false);
    expect(isAboutOtherThings("식당 하는데 건물주가 월세를 올려요")).toBe(false);
  });
});

describe("the nearest of known sentences", () => {
  const nearest = nearestAmong({ repair: ["보일러 고장 누가 고쳐요"], fee: ["복비 얼마예요"] });

  it("finds what is most alike, also by another name", () => {
    expect(nearest("중개보수 얼마예요")?.label).toBe("fee");
    expect(nearest("보일러 고장났는데 누가 수리해요")?.label).toBe("repair");
  });

  it("finds nothing where nothing is shared", () => {
    expect(nearest("xyz")).toBeNull();
  });
});

describe("English in any order", () => {
  it.each([
    ["Could you write up a rental agreement for me?", "임대차계약서 작성해줘"],
    ["Got any apartments in Seocho?", "매물 찾아줘"],
    ["can he charge me for repainting when I leave", "나갈 때 원상복구"],
    ["What happens if neither of us says anything before the lease ends?", "묵시적 갱신"],
  ])("«%s»", (text, korean) => {
    expect(conceptsIn(text)).toContain(korean);
  });

  it("does not take a landlord who is only named for a question", () => {
    expect(isUnderstood("My landlord is a very nice old man")).toBe(false);
  });
});
