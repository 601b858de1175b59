import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FACTORIES } from "@maru/assistants";
import { expect, it } from "vitest";
import { runMaru } from "../testing/run-maru.ts";
import { readLibrary } from "./read-library.ts";

async function folderOfDocuments(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "library-"));
  await mkdir(join(folder, "notes"));
  await writeFile(
    join(folder, "notes/harbour.md"),
    "# 새벽항 물동량\n\n2025년 새벽항의 물동량은 **412만 톤**이다.\n",
  );
  await writeFile(
    join(folder, "page.html"),
    "<html><head><title>Ferry</title><script>steal()</script></head><body><p>The ferry carried 5,120 passengers in 2025.</p></body></html>",
  );
  await writeFile(join(folder, "rates.csv"), '지역,집행률\n"전북, 남부",83.2%\n');
  await writeFile(join(folder, "scan.pdf"), "%PDF-1.4");
  return folder;
}

it("reads the text of a folder, and names what it cannot read", async () => {
  const { documents, unread } = await readLibrary(await folderOfDocuments());
  expect(documents.map(({ title }) => title)).toEqual(["새벽항 물동량", "Ferry", "rates.csv"]);
  expect(documents[0]?.text).toContain("물동량은 412만 톤이다.");
  expect(documents[1]?.text).not.toContain("steal");
  expect(documents[2]?.text).toBe("지역: 전북, 남부, 집행률: 83.2%.");
  expect(unread).toEqual(["scan.pdf"]);
});

it("answers from the folder with the file as the source, and not from the sample library", async () => {
  const ran = await runMaru(["script", "research"], {
    factories: FACTORIES,
    environment: { MARU_LIBRARY: await folderOfDocuments() },
    input: '{"message":"새벽항 물동량이 얼마야?"}\n{"message":"빈집세 효과는?"}\n',
  });
  const replies = ran.output
    .split("\n")
    .filter((line) => line.includes('"event":"turn"'))
    .map((line) => (JSON.parse(line) as { data: { reply: string } }).data.reply);
  expect(replies[0]).toContain("412만 톤");
  expect(replies[0]).toContain("file:notes/harbour.md");
  expect(replies[1]).toContain("답하는 자료가 없어요");
  expect(ran.errors).toContain("scan.pdf");
});
