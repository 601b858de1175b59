import { expect, it } from "vitest";
import { restrictionOf } from "./around-names.ts";

it.each([
  ["블로그 말고 논문으로", "블로그", "not", "블로그 말고"],
  ["블로그는 빼주세요", "블로그", "not", "블로그는 빼주세요"],
  ["2020년 이후 논문만, 표로", "논문", "only", "논문만"],
  ["papers only please", "papers", "only", "papers only"],
  ["no blogs", "blogs", "not", "no blogs"],
  ["논문을 찾아줘", "논문", undefined, undefined],
])("%s: %s is %s", (text, name, kind, words) => {
  const start = text.indexOf(name);
  const found = restrictionOf(text, { start, end: start + name.length });
  expect([found?.kind, found && text.slice(found.span.start, found.span.end)]).toEqual([kind, words]);
});
