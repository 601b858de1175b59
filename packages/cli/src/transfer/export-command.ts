import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { exportSession, type Session, type Storage } from "@maru/storage";
import { type Call, defineCommand, UsageError } from "../command/command-spec.ts";
import { plainJson } from "../command/plain-text.ts";
import { withProgress } from "../command/progress-bar.ts";
import { STORE_OPTION, type StoreFlags, withStore } from "../store/open-store.ts";
import { eachSession, resolveSession, SESSION_PARAMETER, TENANT_OPTION } from "../store/resolve-session.ts";
import { sessionRedactor } from "./session-redactor.ts";
import { writePrivateFile } from "./write-private-file.ts";

interface ExportFlags extends StoreFlags {
  readonly tenant: string;
  readonly whole?: boolean;
  readonly all?: boolean;
  readonly out?: string;
}
type ExportCall = Call<ExportFlags, readonly [string | undefined]>;

/** `maru export`: conversations as documents that people can read and other stores can take in. */
export const exportCommand = defineCommand<ExportFlags, readonly [string | undefined]>({
  name: "export",
  about: { ko: "대화를 JSON 문서로 내보내기", en: "conversations as JSON documents" },
  notes: {
    ko: "보통은 개인정보를 가려서 내보내요. 다른 저장소로 옮기려면 --whole로 그대로 내보내세요.",
    en: "Personal data is masked unless --whole is given; only whole documents can be imported again.",
  },
  examples: [
    { line: "export 오사카", about: { ko: "가린 문서를 화면에", en: "a masked document, here" } },
    {
      line: "export 오사카 --whole --out osaka.json",
      about: { ko: "그대로 파일에 (나만 읽을 수 있게)", en: "all of it into a file that only you can read" },
    },
    {
      line: "export --all --whole --out ./sessions",
      about: { ko: "모두 폴더에", en: "all of them into a folder" },
    },
  ],
  parameters: [{ ...SESSION_PARAMETER, name: "[session]" }],
  options: [
    STORE_OPTION,
    TENANT_OPTION,
    { name: "--whole", about: { ko: "가리지 않고 그대로", en: "mask nothing" } },
    {
      name: "--all",
      about: { ko: "모든 대화를 --out 폴더에", en: "every conversation, into the folder --out" },
    },
    { name: "--out <path>", about: { ko: "여기에 쓰기", en: "write it there" } },
  ],
  answersJson: true,
  run: async (call) => {
    const { parameters, flags, world } = call;
    const [given] = parameters;
    if ((given === undefined) === (flags.all !== true) || (flags.all === true && flags.out === undefined))
      throw new UsageError({
        ko: "세션 하나를 적거나, --all과 --out 폴더를 함께 적어 주세요.",
        en: "name one session, or give --all with --out and a folder.",
      });
    await withStore(flags, world, async (storage) => {
      if (given === undefined) await exportAll(call, storage, flags.out ?? ".");
      else await exportOne(call, storage, await resolveSession(storage, given, flags.tenant));
    });
    return undefined;
  },
});

async function exportOne(call: ExportCall, storage: Storage, session: Session): Promise<void> {
  const { flags, world, print } = call;
  const text = await documentOf(call, storage, session);
  if (flags.out === undefined) {
    world.output.write(`${text}\n`);
    return;
  }
  await writePrivateFile(flags.out, `${text}\n`);
  print.give({ written: [flags.out] }, () => [
    print.in({ ko: `${flags.out}에 썼어요.`, en: `Written to ${flags.out}.` }),
  ]);
}

async function exportAll(call: ExportCall, storage: Storage, folder: string): Promise<void> {
  const { flags, world, print } = call;
  const sessions: Session[] = [];
  for await (const session of eachSession(storage, { tenant: flags.tenant })) sessions.push(session);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const written: string[] = [];
  const label = { ko: "내보내는 중", en: "Exporting" };
  await withProgress(call, { label, total: sessions.length }, async (step) => {
    for (const session of sessions) {
      world.signal.throwIfAborted();
      const path = join(folder, `${session.id}.json`);
      await writePrivateFile(path, `${await documentOf(call, storage, session)}\n`);
      written.push(path);
      step();
    }
  });
  print.give({ written }, () => [
    print.in({
      ko: `대화 ${written.length}개를 ${folder}에 썼어요.`,
      en: `Wrote ${written.length} conversations to ${folder}.`,
    }),
  ]);
}

async function documentOf(call: ExportCall, storage: Storage, session: Session): Promise<string> {
  const redact = call.flags.whole === true ? null : await sessionRedactor(storage, call, session);
  return plainJson(await exportSession(storage.vault, session.id, redact), 1);
}
