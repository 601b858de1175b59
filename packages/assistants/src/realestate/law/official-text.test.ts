import { afterEach, describe, expect, it } from "vitest";
import { type LocalService, startService } from "../services/local-service.fixture.ts";
import { articleById } from "./corpus.ts";
import { joOf, officialTexts } from "./official-text.ts";

let service: LocalService;
afterEach(() => service.close());

const asking = { signal: new AbortController().signal, now: () => "2026-11-16T10:00:00+09:00" };
const ask = (id = "housing-lease-act/7") => {
  const article = articleById(id);
  if (article === undefined) throw new Error(`${id} is not in the corpus.`);
  return officialTexts({ key: "me", base: service.url }).find(article, asking);
};
const law = (units: unknown, name = "주택임대차보호법") =>
  JSON.stringify({
    법령: {
      기본정보: { 법령명_한글: name, 공포일자: "20251001", 시행일자: "20260102" },
      조문: { 조문단위: units },
    },
  });
const heading = { 조문번호: "7", 조문여부: "전문", 조문내용: "제2장 표제" };
const unit = {
  조문번호: "7",
  조문여부: "조문",
  조문제목: "시험 제목",
  조문내용: "제7조(시험 제목)",
  항: [
    { 항번호: "①", 항내용: "① 첫째 항." },
    { 항번호: "②", 항내용: ["② 둘째 항."], 호: { 호번호: "1.", 호내용: "1. 호 하나." } },
  ],
};

describe("the official text of an article", () => {
  it("is asked for by law and article, and read with its paragraphs and items", async () => {
    service = await startService(() => law([heading, unit]));
    expect(await ask()).toEqual({
      text: "제7조(시험 제목)\n① 첫째 항.\n② 둘째 항.\n1. 호 하나.",
      source: {
        name: "국가법령정보센터 주택임대차보호법 제7조",
        as_of: "2026-01-02",
        url: "https://www.law.go.kr/법령/주택임대차보호법/제7조",
      },
    });
    const [request] = service.requests;
    expect(request?.pathname).toBe("/lawService.do");
    expect(Object.fromEntries(request?.searchParams ?? [])).toEqual({
      OC: "me",
      target: "law",
      ID: "001248",
      JO: "000700",
      type: "JSON",
    });
  });

  it("is read where the service gives one article instead of a list", async () => {
    service = await startService(() => law({ ...unit, 조문가지번호: "2", 항: undefined }));
    expect((await ask("housing-lease-act/7-2"))?.text).toBe("제7조(시험 제목)");
    expect(await ask("housing-lease-act/7")).toBeNull();
  });

  it("is nothing where the service has none", async () => {
    service = await startService(() => "{}");
    expect(await ask()).toBeNull();
    expect(await ask("shop-lease-decree/2")).toBeNull();
    expect(service.requests.map(({ searchParams }) => searchParams.get("ID"))).toEqual(["001248", "009361"]);
  });

  it("is never that of another law", async () => {
    service = await startService(() => law([unit], "도로교통법"));
    await expect(ask()).rejects.toMatchObject({ kind: "unreadable" });
  });

  it.each([
    ["<html>사용자 인증에 실패하였습니다</html>", "refused"],
    [JSON.stringify({ result: "사용자 정보 검증에 실패하였습니다." }), "refused"],
    ["<html>점검 중</html>", "unreadable"],
    [JSON.stringify({ 법령: { 기본정보: {} } }), "unreadable"],
  ])("is refused clearly: %s", async (answer, kind) => {
    service = await startService(() => answer);
    await expect(ask()).rejects.toMatchObject({ kind });
  });

  it("has numbers as the service writes them", async () => {
    service = await startService(() => "{}");
    expect(joOf({ article: 7, branch: 2 })).toBe("000702");
    expect(joOf({ article: 6, branch: 3 })).toBe("000603");
    expect(joOf({ article: 640, branch: 0 })).toBe("064000");
  });
});
