import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { craftedView, openCrafted } from "./crafted.ts";
import { DESK, MaruInBrowser } from "./maru-in-browser.ts";
import { PAYLOADS } from "./payloads.ts";

let maru: MaruInBrowser;
beforeAll(async () => {
  maru = await MaruInBrowser.start();
}, 300_000);
afterAll(() => maru.stop());

interface Watch {
  readonly page: Page;
  readonly left: string[];
  readonly hits: string[];
}

/** A page that tells when something ran that must not, or asked for something elsewhere. */
async function watched(visitor: BrowserContext): Promise<Watch> {
  const page = await visitor.newPage();
  const left: string[] = [];
  const hits: string[] = [];
  await page.exposeFunction("hit", () => hits.push("ran"));
  page.on("dialog", (dialog) => void dialog.dismiss());
  page.on("request", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== maru.address) left.push(request.url());
  });
  return { page, left, hits };
}

/** What only an attack would put on the page. */
const strangers = (page: Page) =>
  page.evaluate(() => {
    const places = document.querySelectorAll("main, aside, dialog");
    const found = [...places].flatMap((place) => [
      ...place.querySelectorAll(
        "script, iframe, object, embed, img, link, style, meta, base, video, audio, math, template, form[action], [onerror], [onload], [onfocus], [ontoggle]",
      ),
    ]);
    const links = [...document.querySelectorAll("main a[href], aside a[href]")]
      .map((link) => (link as HTMLAnchorElement).protocol)
      .filter((protocol) => !["http:", "https:", "mailto:"].includes(protocol));
    return [...found.map((element) => element.outerHTML.slice(0, 200)), ...links];
  });

/** Looks at a long conversation from its end to its beginning. */
async function lookAtAll(page: Page, check: () => Promise<void>): Promise<void> {
  const list = page.getByRole("region", { name: "대화" });
  for (let screens = 0; screens < 400; screens += 1) {
    await check();
    const isTop = await list.evaluate((element) => {
      if (element.scrollTop <= 0) return true;
      element.scrollTop -= element.clientHeight * 0.8;
      return false;
    });
    if (isTop) return;
  }
  throw new Error("the beginning of the conversation was never reached");
}

describe.each([
  ["with the content security policy", false],
  ["without it", true],
])("what others write stays text, %s", (_name, bypassCSP) => {
  it(`in ${PAYLOADS.length} messages`, { timeout: 120_000 }, async () => {
    expect(PAYLOADS.length).toBeGreaterThanOrEqual(150);
    const visitor = await maru.visitor({ ...DESK, bypassCSP });
    const { page, left, hits } = await watched(visitor);
    const transcript = PAYLOADS.map((text, turn) => ({
      id: `turn-${turn}-assistant`,
      role: "assistant" as const,
      text,
      at: null,
      turn,
      checkpoint_id: null,
      after: null,
      is_left: false,
    }));
    await openCrafted(page, craftedView({ transcript }));
    await lookAtAll(page, async () => expect(await strangers(page)).toEqual([]));
    expect({ left, hits }).toEqual({ left: [], hits: [] });
    await visitor.close();
  });

  it("in titles, plans, answers to tap, sources, results, decisions and errors", {
    timeout: 120_000,
  }, async () => {
    const visitor = await maru.visitor({ ...DESK, bypassCSP });
    const { page, left, hits } = await watched(visitor);
    const [first = ""] = PAYLOADS;
    const view = craftedView({
      result: {
        status: "completed",
        reply: first,
        asks: [],
        quick_replies: [...PAYLOADS],
        sources: [...PAYLOADS],
      },
      todo: PAYLOADS.map((text, index) => ({
        step_id: `step_${index}`,
        task: text,
        status: "completed" as const,
        result: text,
      })),
      state: {
        destination: first,
        final_response: {
          structured_data: {
            sections: PAYLOADS.map((text) => ({ title: text, content: text })),
            metadata: { confidence: 0.9, sources: [] },
          },
        },
      },
    });
    const { tell } = await openCrafted(page, { ...view, session: { ...view.session, title: first } });
    await page.getByText("확신도 90%").waitFor();
    expect(await strangers(page)).toEqual([]);
    for (const [seq, text] of PAYLOADS.slice(0, 40).entries())
      tell("error", { error: "FAILED", message: text }, seq + 1);
    await page.getByRole("alert").waitFor();
    tell(
      "workflow_interrupted",
      {
        turn: 1,
        awaiting: {
          type: "approval",
          action: first,
          message: PAYLOADS.slice(0, 30).join("\n\n"),
          details: Object.fromEntries(PAYLOADS.map((text, index) => [`${text}${index}`, text])),
          changeable: { [first]: { type: "string", title: first, enum: [...PAYLOADS] } },
          options: [],
          asked_at: "2026-11-16T09:00:00+09:00",
          deadline: null,
        },
      },
      1000,
    );
    await page.getByRole("button", { name: "고치기" }).click();
    expect((await strangers(page)).filter((found) => !found.startsWith("<form"))).toEqual([]);
    expect({ left, hits }).toEqual({ left: [], hits: [] });
    await visitor.close();
  });

  it("in articles, prices, clauses and contracts", { timeout: 120_000 }, async () => {
    const visitor = await maru.visitor({ ...DESK, bypassCSP });
    const { page, left, hits } = await watched(visitor);
    const clause = (text: string) => ({
      number: text,
      text,
      risk_level: "high",
      reason: text,
      articles: [text],
      suggestion: text,
    });
    const findings = {
      articles: PAYLOADS.map((text, index) => ({
        law_title: text,
        article_number: `${index}${text}`,
        article_title: text,
        content: text,
        effective_date: text,
        url: text,
      })),
      review: { risk_level: "high", clauses: PAYLOADS.map(clause), missing: PAYLOADS, recommendations: [] },
      calculation: PAYLOADS.map((text) => ({ label: text, formula: text })),
    };
    const document = {
      title: PAYLOADS[0],
      content: PAYLOADS.join("\n\n"),
      is_final: true,
      review_result: { risk_level: "high", risks: PAYLOADS.map(clause) },
    };
    const result = { ...craftedView().result, findings, document };
    await openCrafted(page, craftedView({ result }));
    for (const part of ["계약서", "검토", "계산", "법 조문"]) {
      await page.getByRole("tab", { name: part }).click();
      await page.getByRole("tabpanel", { name: part }).waitFor();
      expect(await strangers(page), part).toEqual([]);
    }
    expect({ left, hits }).toEqual({ left: [], hits: [] });
    await visitor.close();
  });

  it("in states, steps and events of the inspector", { timeout: 120_000 }, async () => {
    const visitor = await maru.visitor({ ...DESK, bypassCSP });
    const { page, left, hits } = await watched(visitor);
    await page.goto("/");
    await page.getByRole("button", { name: /여행 플래너/ }).click();
    await page.waitForURL(/\/s\//);
    const box = page.getByRole("textbox", { name: /메시지/ });
    await box.fill(PAYLOADS.slice(0, 60).join(" "));
    await box.press("Enter");
    await page.getByRole("article", { name: /답변/ }).nth(1).waitFor();
    const path = new URL(page.url()).pathname;
    const panel = page.getByRole("tabpanel");
    await page.goto(`${path}/inspect/steps`);
    // What was said is a step of its own; how many follow it depends on how soon one looks.
    await page.getByRole("option").filter({ hasText: "사람" }).first().click();
    await panel.getByText("messages[").first().waitFor();
    expect(await strangers(page)).toEqual([]);
    await page.goto(`${path}/inspect/state?field=messages`);
    await panel.getByText("onerror").first().waitFor();
    expect(await strangers(page)).toEqual([]);
    await page.goto(`${path}/inspect/events`);
    await panel.locator("summary").filter({ hasText: "turn_started" }).first().click();
    await panel.getByText("onerror").first().waitFor();
    expect(await strangers(page)).toEqual([]);
    expect({ left, hits }).toEqual({ left: [], hits: [] });
    await visitor.close();
  });
});
