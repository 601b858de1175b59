import { Runtime, renderDocument } from "@maru/runtime";
import { openStorage } from "@maru/storage";
import { expect, it } from "vitest";
import { realestate } from "../index.ts";
import type { findingsOf } from "./findings.ts";

/** What a page gets to look at after one message. */
async function after(text: string) {
  const storage = await openStorage("memory:");
  const assistants = [realestate({ data: null, user: "me", environment: {} })];
  const runtime = new Runtime({ storage, assistants });
  const session = await runtime.create({ assistant: "realestate", tenant: "local", user: "me" });
  await runtime.send(session, { client_id: "one", content: { type: "message", text } });
  await runtime.whenIdle(session.id);
  const { summary, awaiting } = await runtime.view(session);
  await runtime.drain();
  await storage.close();
  return {
    summary,
    awaiting,
    findings: summary.extra?.["findings"] as unknown as ReturnType<typeof findingsOf>,
  };
}

it("gives the very articles an answer names, in its order and nothing besides", async () => {
  const { summary, findings } = await after("전세금 5% 인상 가능해?");
  expect(findings.articles.map((each) => `${each.law_title} ${each.article_number}`)).toEqual(
    summary.sources?.map((source) => source.replace(/\(.*$/u, "")),
  );
  expect(findings.articles[0]?.content).toContain("5%");
});

it("gives prices as figures, a calculation line by line, and articles that were not searched for", async () => {
  const market = await after("강남구랑 송파구 아파트 전세 시세 비교해줘");
  expect(market.findings.prices.map(({ region }) => region)).toEqual(["강남구", "송파구"]);
  const risk = await after("마포구 집값 5억에 전세 4억5천 근저당 1억인데 위험해?");
  expect(risk.findings.calculation[0]).toMatchObject({ value: 550_000_000, unit: "won" });
  expect(risk.findings.articles.map(({ article_number }) => article_number)).toContain("제8조");
});

it("gives a reviewed contract clause by clause, with the articles by name", async () => {
  const { findings } = await after('이 특약 괜찮아? "임차인은 계약갱신요구권을 행사하지 않는다."');
  expect(findings.review?.risk_level).toBe("high");
  const risky = findings.review?.clauses.find(({ risk_level }) => risk_level === "high");
  expect(risky?.articles).toContain("주택임대차보호법 제6조의3");
  expect(risky?.suggestion).toMatch(/갱신을 요구할 수 있다/);
});

it("hands a lease out as a file once somebody said yes, and not before", async () => {
  const storage = await openStorage("memory:");
  const assistant = realestate({ data: null, user: "me", environment: {} });
  const runtime = new Runtime({ storage, assistants: [assistant] });
  const session = await runtime.create({ assistant: "realestate", tenant: "local", user: "me" });
  const say = async (text: string) => {
    await runtime.send(session, { client_id: text, content: { type: "message", text } });
    await runtime.whenIdle(session.id);
  };
  const request = { format: "pdf", language: "ko", now: "2026-11-16T10:00:00+09:00" } as const;
  const take = async () => renderDocument(assistant, (await runtime.view(session)).state, request);
  await say(
    "임대차계약서 작성해줘. 주소 서울 마포구 월드컵로 1, 보증금 1억, 월세 30만원, 2027년 3월 1일부터 2029년 2월 28일까지, 임대인 김하나, 임차인 이두리",
  );
  await expect(take()).rejects.toThrow();
  await say("승인");
  const { bytes, file_name } = await take();
  expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe("%PDF-");
  expect(file_name).toBe("주택 임대차 계약서.pdf");
  await runtime.drain();
  await storage.close();
});

it("asks for a yes with the draft, what may be changed by its name, and as it is now", async () => {
  const { awaiting } = await after(
    "임대차계약서 작성해줘. 주소 서울 마포구 월드컵로 1, 보증금 1억, 월세 30만원, 2027년 3월 1일부터 2029년 2월 28일까지, 임대인 김하나, 임차인 이두리",
  );
  expect(awaiting).toMatchObject({
    type: "approval",
    details: { risks: [], fields: { deposit: 100_000_000 } },
    changeable: {
      deposit: { type: "integer", title: "보증금", default: 100_000_000 },
      start_date: { format: "date", title: "시작하는 날", default: "2027-03-01" },
    },
  });
});
