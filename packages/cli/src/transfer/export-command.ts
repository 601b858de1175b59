import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { isStateError, type StateError } from "@maru/state";
import {
  type DamagedSession,
  exportSession,
  isOfOneSpace,
  isStorageError,
  type Session,
  type Storage,
  StorageError,
  verifySpace,
} from "@maru/storage";
import { type Failure, failureLines, reported } from "../care/reported.ts";
import { type Call, defineCommand, UsageError } from "../command/command-spec.ts";
import { EXIT, type ExitCode } from "../command/exit-code.ts";
import { plainJson } from "../command/plain-text.ts";
import { withProgress } from "../command/progress-bar.ts";
import { STORE_OPTION, type StoreFlags, withStore } from "../store/open-store.ts";
import { resolveSession, SESSION_PARAMETER } from "../store/resolve-session.ts";
import { besideLines, exportBeside } from "./export-beside.ts";
import { sessionRedactor } from "./session-redactor.ts";
import { writePrivateFile } from "./write-private-file.ts";

interface ExportFlags extends StoreFlags {
  readonly tenant?: string;
  readonly whole?: boolean;
  readonly all?: boolean;
  readonly out?: string;
}
const LOCAL = "local";
type ExportCall = Call<ExportFlags, readonly [string | undefined]>;

/** `maru export`: conversations as documents that people can read and other stores can take in. */
export const exportCommand = defineCommand<ExportFlags, readonly [string | undefined]>({
  name: "export",
  about: { ko: "대화를 JSON 문서로 내보내기", en: "conversations as JSON documents" },
  notes: {
    ko: "보통은 개인정보를 가려서 내보내요. 다른 저장소로 옮기려면 --whole로 그대로 내보내세요. --all --whole은 모든 회사의 대화와 기억을 백업해요. 내보내지 못한 것은 이름을 말하고, 손상된 대화가 있으면 3으로 끝나요.",
    en: "Personal data is masked unless --whole is given; only whole documents can be imported again. --all --whole backs up the conversations and memories of every company. What is left out is named, and the command ends with 3 when a conversation is damaged.",
  },
  examples: [
    { line: "export 오사카", about: { ko: "가린 문서를 화면에", en: "a masked document, here" } },
    {
      line: "export 오사카 --whole --out osaka.json",
      about: { ko: "그대로 파일에 (나만 읽을 수 있게)", en: "all of it into a file that only you can read" },
    },
    {
      line: "export --all --whole --out ./sessions",
      about: { ko: "모든 회사의 모든 것을 폴더에 백업", en: "everything of every company into a folder" },
    },
  ],
  parameters: [{ ...SESSION_PARAMETER, name: "[session]" }],
  options: [
    STORE_OPTION,
    {
      name: "--tenant <id>",
      about: {
        ko: "이 회사의 것만 (기본: 대화 하나면 local, --all이면 모든 회사)",
        en: "only of this company (default: local for one conversation, every company with --all)",
      },
    },
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
    return withStore(flags, world, async (storage) => {
      if (given === undefined) return exportAll(call, storage, flags.out ?? ".");
      await exportOne(call, storage, await resolveSession(storage, given, flags.tenant ?? LOCAL));
      return undefined;
    });
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

async function exportAll(call: ExportCall, storage: Storage, folder: string): Promise<ExitCode | undefined> {
  const { flags, world, print } = call;
  const { sessions, damaged } = await sessionsOf(storage, flags.tenant);
  const leftOut: Failure[] = damaged.map(({ id, error }) => ({ space: id, error }));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const written: string[] = [];
  const label = { ko: "내보내는 중", en: "Exporting" };
  await withProgress(call, { label, total: sessions.length }, async (step) => {
    for (const session of sessions) {
      world.signal.throwIfAborted();
      try {
        const text = await documentOf(call, storage, session);
        const path = join(folder, `${session.id}.json`);
        await writePrivateFile(path, `${text}\n`);
        written.push(path);
      } catch (error) {
        if (!isOfOneSession(error)) throw error;
        leftOut.push({ space: session.id, error });
      }
      step();
    }
  });
  const beside = await exportBeside(storage, {
    folder,
    takesMemories: flags.whole === true && flags.tenant === undefined,
  });
  print.give({ written, left_out: reported(leftOut), ...beside }, () => [
    ...failureLines(leftOut, print),
    print.in({
      ko: `대화 ${written.length}개를 ${folder}에 썼어요.`,
      en: `Wrote ${written.length} conversations to ${folder}.`,
    }),
    ...besideLines(beside, print),
    ...(leftOut.length === 0
      ? []
      : [
          print.in({
            ko: `손상되어 내보내지 못한 대화: ${leftOut.length}개.`,
            en: `Left out because they are damaged: ${leftOut.length}.`,
          }),
        ]),
  ]);
  return leftOut.length === 0 ? undefined : EXIT.found;
}

/** Of one company, or of all. */
async function sessionsOf(storage: Storage, tenant: string | undefined) {
  const sessions: Session[] = [];
  const damaged: DamagedSession[] = [];
  for await (const each of storage.sessions.all()) {
    // Nobody can say any more to whom a damaged one belongs.
    if ("error" in each) damaged.push(each);
    else if (tenant === undefined || each.tenant === tenant) sessions.push(each);
  }
  return { sessions, damaged };
}

function isOfOneSession(error: unknown): error is StorageError | StateError {
  return isStateError(error) || (isStorageError(error) && isOfOneSpace(error));
}

async function documentOf(call: ExportCall, storage: Storage, session: Session): Promise<string> {
  const redact = call.flags.whole === true ? null : await sessionRedactor(storage, call, session);
  if (redact === null) await refuseUnsound(storage, session);
  return plainJson(await exportSession(storage.vault, session.id, redact), 1);
}

/** What is not whole could not be taken in again. */
async function refuseUnsound({ vault }: Storage, session: Session): Promise<void> {
  const [first] = (await verifySpace(vault, `session/${session.id}`)).findings;
  if (first === undefined) return;
  const where = `${first.place} of session ${session.id}`;
  throw new StorageError("CORRUPT", { where, offset: null, reason: first.problem, kept: null });
}
