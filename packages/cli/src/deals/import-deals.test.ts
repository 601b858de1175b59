import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runMaru, temporaryStore } from "../testing/run-maru.ts";

const FILE = [
  '"실거래구분 : 아파트(전월세)"',
  "시군구,번지,단지명,전용면적(㎡),계약년월,계약일,보증금(만원),월세금(만원),층,계약구분",
  '서울특별시 강남구 역삼동,1-2,한결아파트,84.93,202610,5,"91,000",0,12,신규',
  '서울특별시 강남구 역삼동,1-2,한결아파트,84.93,202609,7,"89,000",0,3,신규',
  '서울특별시 강남구 역삼동,1-2,한결아파트,84.93,언젠가,7,"89,000",0,3,신규',
].join("\r\n");

it("takes deal prices in, and the adviser answers with them instead of its sample", async () => {
  const { url, folder } = temporaryStore();
  const path = join(folder, "deals.csv");
  writeFileSync(path, FILE);
  const first = await runMaru(["import-deals", path, "--store", url]);
  expect([first.code, first.output]).toEqual([3, expect.stringContaining("took 2 deals in")]);
  expect(first.output).toContain('line 5: "언젠가" is no month');
  const again = await runMaru(["import-deals", path, "--store", url, "--json"]);
  expect(again.json()).toMatchObject({ files: [{ imported: 0, duplicates: 2, unreadable: 1 }] });

  const asked = await runMaru(["script", "realestate", "--store", url], {
    input: JSON.stringify({ message: "강남구 아파트 전세 시세 알려줘" }),
  });
  const turn = asked.output
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
    .find(({ event }) => event === "turn");
  expect(turn.data.reply).toContain("9억");
  expect(turn.data.reply).toContain("국토교통부 실거래가(가져온 파일)");
  expect(turn.data.reply).not.toContain("가상");
});

it("names a file that is not there", async () => {
  const { url } = temporaryStore();
  const missing = await runMaru(["import-deals", "nowhere.csv", "--store", url]);
  expect([missing.code, missing.errors]).toEqual([2, expect.stringContaining("nowhere.csv cannot be read")]);
});
