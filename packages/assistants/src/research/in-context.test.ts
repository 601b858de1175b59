import { describe, expect, it } from "vitest";
import { carryOutCalls, type Line } from "../testing/carry-out-calls.ts";
import { research } from "./index.ts";

const NOW = "2026-11-18T10:00:00+09:00";
const talk = (...lines: readonly Line[]) =>
  carryOutCalls(research({ data: null, user: "tester", environment: {} }), NOW, lines);

describe("a conversation about what nothing is held of", () => {
  it("says what was searched and that the web was not, goes on with the topic, and repeats no search", async () => {
    const { replies } = await talk(
      "욕창 체위변경 2시간 간격 근거 논문",
      "재발률은 얼마나 되나요?",
      "재발률은 얼마나 되나요?",
      "검색어 뭐 쓰셨어요",
    );
    expect(replies[0]).toContain("웹은 찾지 않았어요");
    expect(replies[0]).not.toContain("「");
    expect(replies[1]).toContain("가진 자료에 없어요");
    expect(replies[2]).toContain("같은 말로 다시 찾지 않았어요");
    expect(replies[3]).toContain("욕창 체위변경 2시간 간격 재발률");
  });

  it("writes an honest text of what was told and what is open", async () => {
    const { replies, drafts } = await talk(
      "해금 연주 악보 구하는 곳",
      "내일 9시 면접임",
      "매수자한테 보낼 메일 써줘",
    );
    expect(replies[2]).toContain("사실 주장과 수치는 넣지 않았어요");
    expect(Object.values(drafts)[0]?.text).toContain("해금 연주 악보");
    expect(Object.values(drafts)[0]?.text).toContain("내일 9시 면접임");
  });

  it("works out what was told, as told", async () => {
    const { replies } = await talk(
      "Korean pension refund rules for Poland",
      "How much is it if I paid 180,000 won month 7 years",
    );
    expect(replies[1]).toContain("15,120,000 won");
    expect(replies[1]).toContain("no source confirms");
  });

  it("takes no word of a follow-up for a question about something else", async () => {
    const { replies } = await talk("평택 주간보호센터 경쟁 강도", "임대료도 필요한데");
    expect(replies[1]).not.toContain("[1]");
  });
});

describe("a conversation about a report", () => {
  it("points at one line and its date, and concludes as far as the sources bear", async () => {
    const { replies, state } = await talk("빈집세 효과", "두 번째 문장은 언제 자료야", "결론이 뭐야");
    expect(replies[1]).toMatch(/20\d\d-\d\d-\d\d/u);
    expect(state["report"]).not.toBeNull();
    expect(replies[2]).toContain("자료가 받쳐 주는 데까지만");
  });

  it("answers a follow-up with the sentences that speak of what it adds", async () => {
    const { replies } = await talk(
      "세린병 환자 집에서 돌볼 때 지켜야 할 것",
      "운동은 얼마나 해야돼요",
      "부작용도 있나",
      "열 날 때는요?",
    );
    expect(replies[1]).toContain("주 3회, 회당 40분");
    expect(replies[1]).not.toContain("약물 치료");
    expect(replies[2]).toContain("낙상은 루아정군 18%");
    expect(replies[3]).toContain("답하는 자료가 없어요");
  });

  it("takes no other product, no other figure and no other subject for the one that is asked about", async () => {
    const asked = await talk(
      "What happens to Haru workers after a Postgres restart?",
      "what about the licence of Mallet",
    );
    expect(asked.replies[1]).toContain("BUSL-1.1");
    expect(asked.replies[1]).not.toContain("MIT");
    const { replies } = await talk("누리시 빈집세 효과 있었나요", "등록에서 빠진 것도 포함된 거예요?");
    expect(replies[1]).toContain("410채는 용도 변경 신고로 등록에서 빠진");
    expect(replies[1]).not.toContain("단독 사고");
    const figures = await talk("킥보드 사고 통계", "541건은 뭐야");
    expect(figures.replies[1]).toContain("541명");
    expect(figures.replies[1]).not.toContain("누락된 6건");
  });

  it("compares item by item on what is asked, and says what no source says", async () => {
    const { replies } = await talk(
      "Haru vs Mallet 비교해줘",
      "둘 중에 뭐가 더 빨라?",
      "재시도 정책이 더 유연한 게 뭐예요",
    );
    expect(replies[1]).toContain("queue-bench (fictional), 2026-10-05");
    expect(replies[1]).not.toContain("Node 20");
    expect(replies[2]).toContain("재시도 정책 유연한 이야기가 없어요");
  });

  it("limits by time alone, stops at a bare word, writes for a time to speak and adds nothing to fill it", async () => {
    const { drafts, replies } = await talk(
      "9시 등교가 학생 수면에 미친 영향",
      "2024년 이후 것만 다시",
      "그만",
      "학부모들 앞에서 읽을 1분 대본으로 써줘",
    );
    expect(replies[1]).toContain("자료 조건을 바꿔");
    expect(Object.values(drafts)[0]?.text).toMatch(/^안녕하세요[\s\S]*\[1\]/u);
    expect(replies[2]).toContain("더 찾지 않을게요");
  });
});

describe("a first message that only points", () => {
  it("is asked back once, and what comes then is the question", async () => {
    const { replies, state } = await talk(
      "우리 업종에 쓸 만한 자료 있어?",
      "재택근무 하면 생산성 올라가나요",
    );
    expect(replies[0]).toContain("무엇을 조사할까요");
    expect(replies[1]).toContain("재택군의 하루 처리 건수");
    expect(state["topic"]).toBe("재택근무 생산성");
  });
});
