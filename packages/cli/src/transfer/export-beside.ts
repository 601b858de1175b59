import { join } from "node:path";
import { eachSpace, exportItems, type Storage } from "@maru/storage";
import { plainJson } from "../command/plain-text.ts";
import type { Printer } from "../command/printer.ts";
import { writePrivateFile } from "./write-private-file.ts";

/** What a store keeps beside conversations: how much of it went along, and how much stays behind. */
export interface Beside {
  readonly memories: { readonly count: number; readonly written: string | null };
  /** API keys: whoever restores a backup makes them anew. */
  readonly keys: number;
  /** Threads of graphs that are not Maru's. */
  readonly threads: number;
  /** People and companies whose spending of a day is known. */
  readonly spending: number;
}

/** Memories and preferences of everybody go into a document beside the conversations; the rest is counted. */
export async function exportBeside(
  storage: Storage,
  { folder, takesMemories }: { readonly folder: string; readonly takesMemories: boolean },
): Promise<Beside> {
  const { document, keys } = await exportItems(storage.store);
  const count = document.items.length;
  const path = join(folder, "memories.json");
  const isWritten = takesMemories && count > 0;
  if (isWritten) await writePrivateFile(path, `${plainJson(document, 1)}\n`);
  const kinds = { thread: 0, spending: 0 };
  for await (const { space } of eachSpace(storage.vault.backend)) {
    const kind = space.slice(0, space.indexOf("/"));
    if (kind === "thread" || kind === "spending") kinds[kind] += 1;
  }
  return {
    memories: { count, written: isWritten ? path : null },
    keys,
    threads: kinds.thread,
    spending: kinds.spending,
  };
}

/** What went along, and what did not: nobody is to find out after the disk is gone. */
export function besideLines(
  { memories, keys, threads, spending }: Beside,
  print: Printer,
): readonly string[] {
  const missing = [
    ...(memories.written === null && memories.count > 0
      ? [{ ko: `기억과 취향 ${memories.count}개`, en: `${memories.count} memories and preferences` }]
      : []),
    ...(keys > 0
      ? [
          {
            ko: `API 키 ${keys}개 (maru keys create로 다시 만드세요)`,
            en: `${keys} API keys (make them anew with maru keys create)`,
          },
        ]
      : []),
    ...(threads > 0
      ? [{ ko: `다른 그래프의 대화 ${threads}개`, en: `${threads} threads of other graphs` }]
      : []),
    ...(spending > 0 ? [{ ko: `사용량 기록 ${spending}개`, en: `${spending} records of spending` }] : []),
  ].map((each) => print.in(each));
  return [
    ...(memories.written === null
      ? []
      : [
          print.in({
            ko: `기억과 취향 ${memories.count}개를 ${memories.written}에 썼어요.`,
            en: `Wrote ${memories.count} memories and preferences to ${memories.written}.`,
          }),
        ]),
    ...(missing.length === 0
      ? []
      : [
          print.in({
            ko: `내보내지 않은 것: ${missing.join(", ")}.`,
            en: `Not exported: ${missing.join(", ")}.`,
          }),
        ]),
  ];
}
