import { describe, expect, it } from "vitest";
import { carryOutCalls } from "../testing/carry-out-calls.ts";
import { realestate } from "./index.ts";

const adviser = realestate({ data: null, user: "tester", environment: {} });
const answer = async (question: string) =>
  (await carryOutCalls(adviser, "2026-11-18T10:00:00+09:00", [question])).replies[0] ?? "";

describe("nothing wrong is said", () => {
  it("상가임대차법 제10조: the window of a shop closes one month before the end", async () => {
    const said = await answer("가게 계약 만기가 2027년 4월 19일인데 갱신 요구 언제까지 해야 돼요");
    expect(said).toContain("2027년 3월 18일");
    expect(said).toContain("10년");
    expect(said).not.toContain("주택임대차보호법");
  });

  it("상가임대차법 제12조: a shop's deposit becomes rent at the lower of 12 % and 4.5 times the base rate", async () => {
    const said = await answer("상가 보증금 5000에 월세 200인데 보증금을 3000으로 줄이면 월세 얼마나 올려요");
    expect(said).toContain("20만원");
    expect(said).toContain("제12조");
  });

  it("상가임대차법 제2조: converted deposit is deposit + rent × 100", async () => {
    expect(await answer("사무실 보증금 2000 월세 150 환산보증금 얼마예요")).toContain("1억 7,000만원");
  });

  it("상가임대차법 제9조: the least term of a shop is one year", async () => {
    const said = await answer("상가를 1년도 안 되게 6개월 계약했는데 1년 주장할 수 있나요");
    expect(said).toMatch(/^네/u);
    expect(said).toContain("제9조");
  });

  it("민법 제635조, 제639조: a church falls under neither act", async () => {
    const said = await answer(
      "교회 건물을 월세로 빌려 쓰는데 기간을 안 정했어요. 건물주가 나가라는데 언제까지 있을 수 있나요",
    );
    expect(said).toContain("6개월");
    expect(said).toContain("민법 제635조");
    expect(said).toContain("제639조");
    expect(said).not.toContain("10년");
  });

  it("주택임대차보호법 제3조의5: a lease behind an older mortgage ends with the auction", async () => {
    const said = await answer("근저당이 먼저 있는 집에 전세로 들어갔는데 경매되면 계약은 어떻게 되나요");
    expect(said.split("\n")[0]).toContain("제3조의5");
    expect(said.split("\n")[0]).toContain("끝나요");
  });

  it("주택임대차보호법 제6조의2: a lease renewed by silence ends three months after the tenant's notice", async () => {
    expect(await answer("묵시적 갱신된 집인데 세입자가 언제 나갈 수 있나요")).toContain("3개월");
  });

  it("주택임대차보호법 제6조의3: silence does not spend the right to renew", async () => {
    expect(await answer("묵시적으로 갱신됐는데 갱신청구권 쓴 걸로 치나요")).toContain("요구권은 남아 있어요");
  });

  it("출입국관리법 제36조: a foreigner reports a new address within 15 days", async () => {
    expect(await answer("외국인인데 이사하면 체류지 변경 신고 며칠 안에 해야 하나요")).toContain("15일");
  });

  it("every claim that comes first enters the deposit's risk", async () => {
    const said = await answer(
      "집값 5억 전세 2억인데 근저당 1억이랑 가압류 3천, 앞선 세입자 보증금 1억 있어요. 안전한가요",
    );
    expect(said).toContain("86%");
  });

  it("민법 제640조: a part payment can turn arrears round", async () => {
    expect(await answer("월세 50인데 두 달 밀렸다가 30만원 갚았어요. 쫓겨나나요")).toContain("일부라도 갚아");
  });

  it("주택임대차보호법 제7조의2: more deposit makes less rent", async () => {
    expect(await answer("지금 1000에 60인데 보증금 2000으로 올리고 월세 낮추면 얼마예요")).toContain(
      "55만 8,333원",
    );
  });

  it("says of homes of the sample that they are a sample, first", async () => {
    expect((await answer("마포구 원룸 매물 있어요?")).split("\n")[0]).toContain("표본");
  });

  it("greets, thanks and says goodbye in one line each", async () => {
    const words = ["안녕하세요", "감사합니다", "안녕히 계세요"];
    const { replies: said } = await carryOutCalls(adviser, "2026-11-18T10:00:00+09:00", words);
    expect(said.map((each) => each.split("\n").length)).toEqual([1, 1, 1]);
    expect(said[0]).toContain("안녕하세요");
    expect(said[2]).toContain("또 말씀해 주세요");
  });

  it("says of which day the limits of programmes are", async () => {
    expect(await answer("버팀목 대출 한도 얼마예요")).toContain("2025-06-28");
  });
});
