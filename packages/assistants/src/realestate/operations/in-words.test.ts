import { describe, expect, it } from "vitest";
import { carryOutCalls } from "../../testing/carry-out-calls.ts";
import { realestate } from "../index.ts";

const adviser = realestate({ data: null, user: "tester", environment: {} });
const play = (...lines: readonly string[]) => carryOutCalls(adviser, "2026-11-18T10:00:00+09:00", lines);

describe("a text that somebody asks for", () => {
  it("is about what was spoken of, with the amount named in the order, and is revised in steps", async () => {
    const { replies, drafts } = await play(
      "집주인이 월세 45에서 52로 올리재",
      "문자로 써줘 47로",
      "넘 딱딱해 좀 공손하게",
      "영어로",
    );
    expect(replies[1]).toContain("47만원으로 하면 좋겠습니다");
    expect(replies[1]).toContain("[임대인]");
    expect(replies[1]).not.toContain("써줘");
    expect(replies[3]).toContain("Hello");
    expect(replies[3]).toContain("470,000 won");
    expect(drafts).toMatchObject({ "1": { version: 3, language: "en" } });
    expect(Object.keys(drafts)).toHaveLength(1);
  });

  it("rests on the act for shops where it is about a shop", async () => {
    const { replies } = await play(
      "카페하는데 건물주가 월세 190에서 250으로 올려달래요",
      "정중하게 문자로 써줘",
    );
    expect(replies[1]).toContain("상가건물 임대차보호법 제11조");
    expect(replies[1]).not.toContain("주택임대차보호법");
  });

  it("speaks of a lease that has ended as ended", async () => {
    const { replies } = await play(
      "계약 끝났는데 보증금 3천을 안 돌려줘요 2026년 10월 5일에 끝났어요",
      "내용증명 써주세요",
    );
    expect(replies[1]).toContain("2026년 10월 5일에 끝났습니다");
    expect(replies[1]).toContain("보증금 3,000만원");
  });
});

describe("a message that no rule understands", () => {
  it("says back the values in it and carries out what it most likely asks for", async () => {
    const { replies, operations } = await play("연봉 9200, 와이프 5400. 수지 9.5억 보는 중. 얼마까지 나옴?");
    expect(replies[0]).toContain("소득 9,200만원");
    expect(operations).toContainEqual(expect.objectContaining({ op: "loan", status: "done" }));
  });

  it("is kept where something was told before, and gets no menu", async () => {
    const { replies, state } = await play("전세 3억인데 5% 올리면 얼마", "둘이 같이 살기로 했거든요");
    expect(replies[1]).not.toContain("이런 것을 물어보세요");
    expect(replies[1]?.split("\n").length).toBeLessThanOrEqual(4);
    expect(JSON.stringify(state["circumstances"])).toContain("같이 살기로");
  });

  it("gets one line where it is outside the field", async () => {
    const { replies, operations } = await play("오늘 점심 뭐 먹지");
    expect(replies[0]?.split("\n")).toHaveLength(1);
    expect(operations).toEqual([]);
  });
});

it("says the number to call first where somebody is in danger", async () => {
  const { replies } = await play("보일러에서 가스 냄새가 나고 사람이 쓰러졌어요 집주인이 고쳐줘야 하나요");
  expect(replies[0]?.startsWith("먼저 119")).toBe(true);
});
