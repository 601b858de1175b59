import { Runtime, SYSTEM_PORTS, ToolFaults } from "@maru/runtime";
import type { StepStatus } from "@maru/state";
import { STEP_MOVES } from "@maru/state";
import { openStorage } from "@maru/storage";
import fc from "fast-check";
import { expect, it } from "vitest";
import { ADVICE, CALL, GREETING, OPENINGS } from "./answer/guidance.ts";
import { koreanWon } from "./calculators/words.ts";
import { realestate } from "./index.ts";
import { ISSUES } from "./issues/find-issues.ts";
import { CORPUS } from "./law/corpus.ts";
import { findArticle } from "./law/find-article.ts";
import type { MainSupervisorState } from "./state.ts";

const MESSAGES = [
  "전세금 5% 인상 가능해?",
  "10년 살았는데 집주인이 전세금 3억을 10억으로 올려달래. 어떻게 해야 해?",
  "강남구 아파트 전세 시세 알려줘",
  "그럼 송파구는?",
  "마포구에서 5억 이하 오피스텔 매매 찾아줘",
  "연봉 6천 집값 8억인데 대출 얼마까지 돼?",
  "송파구 전세 시세랑 전세대출 상품 같이 알려줘",
  "집값 5억에 전세 4억5천 근저당 1억인데 위험해?",
  "전세 3억을 보증금 1억에 월세로 바꾸면 월세 얼마야?",
  "보증금을 안 돌려줘요 어떻게 해요",
  "대항력이 뭐야?",
  "29살 무주택 연봉 4000인데 받을 수 있는 지원 있어?",
  "계약서 작성해줘 주소 서울 마포구 월드컵로 1, 보증금 1억, 월세 30만원, 2027년 3월 1일부터 2029년 2월 28일까지, 임대인 김하나, 임차인 이두리",
  "특약에 반려동물 가능 추가해줘",
  "승인",
  "거절",
  "방금 그 데이터로 9억이면 비싼 거야?",
  '이 특약 괜찮아? "갱신 시 보증금을 10% 인상한다"',
  "강남구 전세 시세 알려주고 임대차계약서도 작성해줘",
  "보증금 6천에 월세 30인데 전월세신고 해야 해?",
  "상가 보증금 1억 월세 300 환산보증금 얼마야?",
  "보증금 5천에 월세 70인데 보증금 3천으로 줄이면 월세 얼마나 올라가?",
  "거절하면 나가야 해?",
  "월세는 빼고 승인",
  "잠깐, 확정일자는 언제 받아?",
  "Who pays the broker fee for a jeonse of 300 million won?",
  "그 조항 원문은?",
  "표로 보여줘",
  "한 줄로 요약해줘",
  "영어로 알려줘",
  "매매 5억이랑 천에 30짜리 월세 복비 각각 얼마야?",
  "전세 2억이랑 보증금 5천에 월세 60 중 뭐가 나아?",
  "11월 2일에 보증금 1억 전세계약 했어요. 전월세신고 언제까지 해요?",
  "12월 5일에 이사하는데 대항력은 언제 생겨요?",
  "갱신요구권 써서 살고 있는데 12월 1일에 나간다고 통보하면 언제 끝나?",
  "부산 해운대 보증금 8천, 근저당은 2023년 3월. 경매되면 최우선으로 얼마 받아요?",
  "집주인이 파산했대요. 보증금 어떡해요",
  'Is the clause "the tenant gives up the right to renew" valid? Who can I call?',
  "Show me jeonse loans",
  "안녕",
  "오늘 뭐 먹지",
  "",
];
const TOOLS = [
  "legal_search",
  "market_data",
  "real_estate_search",
  "loan_data",
  "rent_increase_check",
  "loan_simulator",
  "risk_analysis",
  "contract_analysis",
  "lease_report_check",
  "small_deposit_check",
  "broker_fee_calculator",
  "lease_contract_generator",
];

const said = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...MESSAGES).map((message) => ({ message })) },
  {
    weight: 1,
    arbitrary: fc.record({
      tool: fc.constantFrom(...TOOLS),
      mode: fc.constantFrom("error" as const, "empty" as const),
      times: fc.constantFrom(1, 3, 99),
    }),
  },
);

interface Told {
  readonly type: string;
  readonly data: { readonly execution_steps?: readonly Line[] };
}
interface Line {
  readonly step_id: string;
  readonly status: StepStatus;
  readonly progress_percentage: number;
}

/** Pauses between attempts are not waited for; limits of time are. */
function withoutPauses(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return SYSTEM_PORTS.wait(milliseconds > 5_000 ? milliseconds : 1, signal);
}

it("holds over any conversation, whatever fails", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(said, { minLength: 1, maxLength: 6 }), async (conversation) => {
      const storage = await openStorage("memory:");
      const faults = new ToolFaults();
      const assistant = realestate({ data: null, user: "me", environment: {} });
      const ports = { ...SYSTEM_PORTS, wait: withoutPauses };
      const runtime = new Runtime({ storage, assistants: [assistant], ports, faults });
      const session = await runtime.create({ assistant: "realestate", tenant: "local", user: "me" });
      let told = 0;
      for (const [index, each] of conversation.entries()) {
        if (!("message" in each)) {
          faults.add(each);
          continue;
        }
        await runtime.send(session, {
          client_id: String(index),
          content: { type: "message", text: each.message },
        });
        await runtime.whenIdle(session.id);
        const events = await eventsAfter(runtime, session.id, told);
        told = events.last;
        const { state, summary, awaiting } = await runtime.view(session);
        const main = state as unknown as MainSupervisorState;
        checkSteps(events.events);
        expect(events.events.filter(({ type }) => type === "error")).toEqual([]);
        checkTeams(main);
        if (awaiting === null) checkAnswer(main, summary.reply);
        const isApproved = conversation
          .slice(0, index + 1)
          .some((one) => "message" in one && one.message.endsWith("승인"));
        if (!isApproved) expect(main.document_team_state?.final_document ?? null).toBeNull();
      }
      await runtime.drain();
      await storage.close();
    }),
    { numRuns: 25, seed: 20_261_116 },
  );
}, 120_000);

async function eventsAfter(runtime: Runtime, session: Parameters<Runtime["events"]>[0], after: number) {
  const events: Told[] = [];
  for (let position = after; ; ) {
    const page = await runtime.events(session, position);
    events.push(...(page.events as unknown as Told[]));
    position = page.events.at(-1)?.sequence ?? position;
    if (page.events.length === 0 || position >= page.last) return { events, last: position };
  }
}

/** No step skips `in_progress`, none goes back, and progress never falls. */
function checkSteps(events: readonly Told[]): void {
  let before = new Map<string, Line>();
  for (const { type, data } of events) {
    if (type === "planning_start") before = new Map();
    if (type !== "todo_updated" || data.execution_steps === undefined) continue;
    for (const step of data.execution_steps) {
      const last = before.get(step.step_id);
      if (last !== undefined && last.status !== step.status)
        expect(STEP_MOVES[last.status]).toContain(step.status);
      expect(step.progress_percentage).toBeGreaterThanOrEqual(last?.progress_percentage ?? 0);
      if (step.status === "completed") expect(step.progress_percentage).toBe(100);
    }
    before = new Map(data.execution_steps.map((step) => [step.step_id, step]));
  }
}

/** A failed team is failed everywhere it is told of. */
function checkTeams(state: MainSupervisorState): void {
  for (const { team, status } of state.execution_steps) {
    const result = state.team_results[team];
    if (status === "completed") expect(result?.status).toBe("completed");
    if (status === "failed" && state.current_phase === "response_generation")
      expect(state.aggregated_results[team]?.status).toBe("failed");
  }
}

const ARTICLE = /제\d+조(?:의\d+)?/gu;
const NUMBER = /\d+(?:,\d{3})*(?:\.\d+)?/gu;
const KNOWN_NUMBERS = new Set(CORPUS.map(({ number }) => number));
/** What we say by ourselves: the law in our words, and where to call. */
const OURS = new Set(
  JSON.stringify([ISSUES, CORPUS, OPENINGS, ADVICE, CALL, GREETING, "만원 1억원 = 10,000만원 30일"]).match(
    NUMBER,
  ) ?? [],
);

/** Every article is in the corpus, and every number comes from the state or from our own fixed texts. */
function checkAnswer(state: MainSupervisorState, reply: string): void {
  const wrote = state.execution_steps.some(({ team }) => team === "document");
  for (const number of reply.match(ARTICLE) ?? [])
    if (!wrote && state.request?.contract_text == null) expect(KNOWN_NUMBERS).toContain(number);
  for (const source of state.final_response?.structured_data.metadata.sources ?? []) {
    const cited = /^(.+) (제\d+조(?:의\d+)?)(?:\(|\s|,|$)/u.exec(source);
    if (cited !== null) expect(findArticle(cited[1] ?? "", cited[2] ?? "")).toBeDefined();
  }
  const { messages: _, final_response: __, ...rest } = state;
  const known = JSON.stringify(rest);
  const amounts = (known.match(/\d+(?:\.\d+)?/gu) ?? []).map(Number).filter((amount) => amount >= 1000);
  const allowed = new Set([
    ...(known.match(NUMBER) ?? []),
    ...(koreanNumbers(amounts).match(NUMBER) ?? []),
    ...OURS,
  ]);
  const found = reply.match(NUMBER) ?? [];
  expect(found.filter((number) => !isAllowed(number, allowed))).toEqual([]);
}

function koreanNumbers(amounts: readonly number[]): string {
  return amounts
    .map(
      (amount) =>
        `${koreanWon(Math.round(amount))} ${koreanWon(Math.round(amount / 10_000) * 10_000)} ${Math.round(amount / 10_000).toLocaleString("en-US")} ${amount.toLocaleString("en-US")}`,
    )
    .join(" ");
}

/** Dates are written out, and lines are numbered. */
function isAllowed(number: string, allowed: ReadonlySet<string>): boolean {
  return allowed.has(number) || allowed.has(number.padStart(2, "0")) || Number(number) <= 12;
}
