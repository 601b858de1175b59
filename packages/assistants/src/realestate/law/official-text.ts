import * as z from "zod";
import type { Article, Source } from "../ports.ts";
import type { LiveSource } from "../services/ask-in-turn.ts";
import { type Asking, askService, ServiceRefusal } from "../services/ask-service.ts";
import { type ArticleNumber, findArticleNumbers } from "./article-number.ts";
import { STATUTES } from "./corpus.ts";

/** The words of the law itself, as the official service gives them. */
export interface OfficialText {
  readonly text: string;
  readonly source: Source;
}
export type LawTextSource = LiveSource<Article, OfficialText>;

export interface LawAccess {
  /** `OC`: the id that open.law.go.kr gives. */
  readonly key: string;
  readonly base?: string;
}

export const LAW_SERVICE = "국가법령정보센터";
const BASE = "https://www.law.go.kr/DRF";

/** The service writes a list of one as the thing itself. */
const listOf = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .union([z.array(schema), schema.transform((single) => [single])])
    .optional()
    .default([]);
/** … and long texts in pieces. */
const Text = z.union([z.string(), z.array(z.unknown()).transform((pieces) => pieces.flat(9).join("\n"))]);
const Item = z.object({ 호내용: Text.optional() });
const Paragraph = z.object({ 항내용: Text.optional(), 호: listOf(Item) });
const Unit = z.object({
  조문번호: z.coerce.string(),
  조문가지번호: z.coerce.string().optional(),
  /** `전문` is the heading of a chapter. */
  조문여부: z.string(),
  조문내용: Text.optional(),
  항: listOf(Paragraph),
});
const Answer = z.object({
  법령: z.object({
    기본정보: z.object({ 법령명_한글: z.string(), 시행일자: z.coerce.string().regex(/^\d{8}$/u) }),
    조문: z.object({ 조문단위: listOf(Unit) }),
  }),
});

/** Official texts, one article at a time. */
export function officialTexts(access: LawAccess): LawTextSource {
  return { name: LAW_SERVICE, find: (article, asking) => officialText(article, access, asking) };
}

async function officialText(
  article: Article,
  { key, base = BASE }: LawAccess,
  asking: Asking,
): Promise<OfficialText | null> {
  const id = STATUTES.find(({ statute }) => statute === article.statute)?.law_id;
  const [number] = findArticleNumbers(article.number);
  if (id === undefined || number === undefined) return null;
  const url = new URL(`${base}/lawService.do`);
  url.search = new URLSearchParams({
    OC: key,
    target: "law",
    ID: id,
    JO: joOf(number),
    type: "JSON",
  }).toString();
  const answer = readAnswer(await askService(LAW_SERVICE, url, asking));
  if (answer === null) return null;
  const { 법령명_한글: name, 시행일자: since } = answer.법령.기본정보;
  // Somebody else's law under our id would be worse than no answer.
  if (squeeze(name) !== squeeze(article.statute)) throw new ServiceRefusal(LAW_SERVICE, "unreadable");
  const unit = answer.법령.조문.조문단위.find((each) => isArticle(each, number));
  const text = unit === undefined ? "" : textOf(unit);
  if (text === "") return null;
  const as_of = `${since.slice(0, 4)}-${since.slice(4, 6)}-${since.slice(6)}`;
  return {
    text,
    source: { name: `${LAW_SERVICE} ${article.statute} ${article.number}`, as_of, url: article.url },
  };
}

/** 제7조의2 is `000702`. */
export function joOf({ article, branch }: ArticleNumber): string {
  return String(article).padStart(4, "0") + String(branch).padStart(2, "0");
}

/** An empty root says that there is no such article. */
function readAnswer(text: string): z.output<typeof Answer> | null {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    // A refused key is answered with a page for people.
    throw new ServiceRefusal(LAW_SERVICE, /인증|OC|사용자/u.test(text) ? "refused" : "unreadable");
  }
  if (typeof read === "object" && read !== null && !("법령" in read)) {
    const said = JSON.stringify(read);
    if (/인증|사용자\s?정보/u.test(said)) throw new ServiceRefusal(LAW_SERVICE, "refused");
    return null;
  }
  const answer = Answer.safeParse(read);
  if (!answer.success) throw new ServiceRefusal(LAW_SERVICE, "unreadable");
  return answer.data;
}

function isArticle(unit: z.output<typeof Unit>, { article, branch }: ArticleNumber): boolean {
  return (
    unit.조문여부 === "조문" && Number(unit.조문번호) === article && Number(unit.조문가지번호 ?? 0) === branch
  );
}

function textOf({ 조문내용, 항 }: z.output<typeof Unit>): string {
  const lines = [
    조문내용,
    ...항.flatMap((paragraph) => [paragraph.항내용, ...paragraph.호.map((item) => item.호내용)]),
  ];
  return lines
    .flatMap((line) => (line ?? "").split("\n"))
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");
}

const squeeze = (name: string) => name.replace(/\s/gu, "");
