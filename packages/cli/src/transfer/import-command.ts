import {
  type ImportOptions,
  importItems,
  isItemsDocument,
  isStorageError,
  loadKeyRing,
  type Storage,
  type StorageError,
  type StorageErrorCode,
} from "@maru/storage";
import { type Call, defineCommand, UsageError } from "../command/command-spec.ts";
import { EXIT } from "../command/exit-code.ts";
import { withProgress } from "../command/progress-bar.ts";
import { STORE_OPTION, type StoreFlags, withStore } from "../store/open-store.ts";
import { readingRuntime } from "../store/reading-runtime.ts";
import { type Imported, importDocument } from "./import-document.ts";
import { documentPaths, readDocument } from "./read-documents.ts";

interface ImportFlags extends StoreFlags {
  readonly tenant?: string;
  readonly user?: string;
}
type ImportCall = Call<ImportFlags, readonly [readonly string[]]>;

/** `maru import`: conversations from documents, each wholly or not at all. */
export const importCommand = defineCommand<ImportFlags, readonly [readonly string[]]>({
  name: "import",
  about: { ko: "내보낸 대화나 백업 들여오기", en: "take exported conversations or backups in" },
  notes: {
    ko: "남이 준 문서는 --tenant와 --user로 누구의 것이 될지 정해서 들여오세요. 들여오기 전에 모든 줄을 확인하고 한 번 열어 봐요. 이미 있는 대화는 건드리지 않아요. 멈춰도 다시 실행하면 남은 것만 이어서 해요. 내용이 다른 대화가 있으면 3으로 끝나요.",
    en: "Say with --tenant and --user whose a document from somebody else becomes. Every row is checked and the conversation is opened once before it is taken in. A conversation that is already here is never touched. A run that was stopped is finished by running again. Ends with 3 when one that is here is different.",
  },
  examples: [
    { line: "import osaka.json", about: { ko: "대화 하나를 들여와요", en: "takes one conversation in" } },
    {
      line: "import ./sessions --store postgres://maru@localhost/maru",
      about: { ko: "폴더의 모든 대화를 Postgres로", en: "a whole folder of them, into Postgres" },
    },
  ],
  parameters: [
    {
      name: "<paths...>",
      about: { ko: "JSON 문서나 그런 문서가 든 폴더", en: "JSON documents, or folders of them" },
    },
  ],
  options: [
    STORE_OPTION,
    {
      name: "--tenant <id>",
      about: {
        ko: "누구의 회사로 들여올지 (기본: 문서에 적힌 회사)",
        en: "the company it belongs to here (default: as the document says)",
      },
    },
    {
      name: "--user <id>",
      about: {
        ko: "누구의 것으로 들여올지 (기본: 문서에 적힌 사람)",
        en: "whose it is here (default: as the document says)",
      },
    },
  ],
  answersJson: true,
  run: async (call) => {
    const { parameters, flags, world, print } = call;
    const paths = await documentPaths(parameters[0]);
    const ring = await loadKeyRing({ env: world.environment });
    return withStore(flags, world, async (storage) => {
      const outcomes: { path: string; outcome: Imported | "refused"; reason?: string }[] = [];
      const label = { ko: "들여오는 중", en: "Importing" };
      await withProgress(call, { label, total: paths.length }, async (step) => {
        for (const path of paths) {
          world.signal.throwIfAborted();
          try {
            const document = await readDocument(path, ring);
            outcomes.push({ path, outcome: await take(call, storage, document) });
          } catch (error) {
            // One document that is no session must not keep the others out.
            if (!(error instanceof UsageError) && !isOfDocument(error)) throw error;
            const reason =
              error instanceof UsageError
                ? print.in(error.said)
                : print.in({ ko: `${error.sentence("ko")} (${error.message})`, en: error.message });
            outcomes.push({ path, outcome: "refused", reason });
          }
          step();
        }
      });
      const count = (outcome: Imported | "refused") =>
        outcomes.filter((one) => one.outcome === outcome).length;
      print.give({ documents: outcomes }, () => [
        ...outcomes.flatMap(({ path, outcome, reason }) =>
          outcome === "different"
            ? [
                print.in({
                  ko: `${path}: 다른 내용으로 이미 있어요. 바꾸려면 먼저 maru sessions delete로 지워 주세요.`,
                  en: `${path}: is here with other content. Remove it with maru sessions delete first to replace it.`,
                }),
              ]
            : outcome === "refused"
              ? [`${path}: ${reason ?? ""}`]
              : [],
        ),
        print.in({
          ko: `${count("taken")}개를 들여왔어요. 이미 있음: ${count("same")}개, 내용이 다름: ${count("different")}개, 읽을 수 없음: ${count("refused")}개.`,
          en: `Took ${count("taken")} in. Already here: ${count("same")}, different: ${count("different")}, not readable: ${count("refused")}.`,
        }),
      ]);
      return count("different") + count("refused") === 0 ? EXIT.done : EXIT.found;
    });
  },
});

/** Takes one document in for whom it is meant, once the conversation could be opened. */
async function take(call: ImportCall, storage: Storage, document: unknown): Promise<Imported> {
  const { flags, world } = call;
  const { tenant, user } = flags;
  if (isItemsDocument(document)) {
    if (tenant !== undefined || user !== undefined)
      throw new UsageError({
        ko: "모두의 기억이 든 문서라 한 사람의 것으로 들여올 수 없어요.",
        en: "it holds the memories of everybody, and cannot become one person's.",
      });
    await importItems(storage.store, document);
    return "taken";
  }
  const trial: ImportOptions["trial"] = async (staged, session) => {
    if (call.factories.has(session.assistant)) await readingRuntime(staged, call).view(session);
  };
  return importDocument(storage, world.ports, document, { owner: { tenant, user }, trial });
}

/** One document that cannot be taken in must not keep the others out. */
function isOfDocument(error: unknown): error is StorageError {
  return isStorageError(error) && REFUSALS.has(error.code);
}

const REFUSALS: ReadonlySet<StorageErrorCode> = new Set([
  "CORRUPT",
  "DOCUMENT_REFUSED",
  "INTEGRITY",
  "INVALID_ID",
  "MISSING_KEY",
  "NOT_STORABLE",
  "UNKNOWN_FORMAT",
]);
