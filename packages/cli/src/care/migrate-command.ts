import { dirname, join, resolve } from "node:path";
import { type BackupSink, loadKeyRing, migrateAll, openBackupFolder } from "@maru/storage";
import { type Call, defineCommand } from "../command/command-spec.ts";
import { EXIT } from "../command/exit-code.ts";
import { withProgress } from "../command/progress-bar.ts";
import { CONVERSATIONS, countSpaces } from "../store/count-spaces.ts";
import { STORE_OPTION, type StoreFlags, storeUrl, withStore } from "../store/open-store.ts";
import { failureLines, reported } from "./reported.ts";

interface MigrateFlags extends StoreFlags {
  readonly backup?: string;
  readonly dryRun?: boolean;
}

/** `maru migrate`: every session in the newest version of its state. */
export const migrateCommand = defineCommand<MigrateFlags>({
  name: "migrate",
  about: {
    ko: "모든 세션을 새 버전의 상태로 옮기기",
    en: "bring every session to the newest version of its state",
  },
  notes: {
    ko: "옮기기 전에 세션마다 백업을 남겨요. 세션 하나는 통째로 옛 것이거나 통째로 새 것이에요. 멈춰도 다시 실행하면 이어서 해요. 옛 버전을 쓰는 프로그램은 먼저 꺼 주세요.",
    en: "Each session is backed up first, and is wholly old or wholly new. A run that was stopped is finished by running again. Stop programs that know only the older version first.",
  },
  examples: [
    { line: "migrate --dry-run", about: { ko: "무엇이 바뀔지만 봐요", en: "only says what would change" } },
    {
      line: "migrate --backup ./before",
      about: { ko: "백업할 폴더를 정해요", en: "backs up into this folder" },
    },
    {
      line: "import ./before",
      about: { ko: "백업에서 되살려요 (먼저 지운 세션)", en: "takes deleted sessions back from there" },
    },
  ],
  options: [
    STORE_OPTION,
    {
      name: "--backup <folder>",
      about: {
        ko: "백업 폴더 (기본: 저장소 옆 backups/migrate-날짜)",
        en: "where backups go (default: backups/migrate-<date> beside the store)",
      },
    },
    { name: "--dry-run", about: { ko: "바꾸지 않고 세기만", en: "count only, change nothing" } },
  ],
  answersJson: true,
  run: async (call) => {
    const { flags, world, print, factories } = call;
    const { environment, signal } = world;
    const definitions = [...factories.values()].flatMap((factory) => {
      const { graph, innerStates = [] } = factory({ data: null, user: "local", environment });
      return [graph.definition, ...innerStates];
    });
    return withStore(flags, world, async (storage) => {
      const total = await countSpaces(storage.vault.backend, CONVERSATIONS);
      const folder = backupFolder(call);
      const how =
        flags.dryRun === true ? ({ dryRun: true } as const) : { backup: await sink(folder, environment) };
      const label = { ko: "옮기는 중", en: "Migrating" };
      const report = await withProgress(call, { label, total }, (step) =>
        migrateAll(storage, definitions, { ...how, onProgress: step, signal }),
      );
      const refused = reported(report.refused);
      const isReal = flags.dryRun !== true && report.migrated > 0;
      print.give({ ...report, refused, backup: isReal ? folder : null }, () => [
        ...failureLines(report.refused, print),
        print.in(
          flags.dryRun === true
            ? {
                ko: `${report.migrated}개를 옮겨야 해요. 이미 새 버전: ${report.unchanged}개, 옮길 수 없음: ${refused.length}개.`,
                en: `${report.migrated} would be migrated. Already newest: ${report.unchanged}, not possible: ${refused.length}.`,
              }
            : {
                ko: `${report.migrated}개를 옮겼어요. 이미 새 버전: ${report.unchanged}개, 그대로 둠: ${refused.length}개.`,
                en: `Migrated ${report.migrated}. Already newest: ${report.unchanged}, left as they are: ${refused.length}.`,
              },
        ),
        ...(isReal ? [print.in({ ko: `백업: ${folder}`, en: `Backup: ${folder}` })] : []),
      ]);
      return refused.length === 0 ? EXIT.done : EXIT.found;
    });
  },
});

function backupFolder({ flags, world }: Call<MigrateFlags, readonly []>): string {
  if (flags.backup !== undefined) return resolve(flags.backup);
  const [, path] = /^(?:sqlite|file):(?:\/\/)?(.+)$/.exec(storeUrl(flags, world)) ?? [];
  const day = new Date(world.ports.now()).toISOString().slice(0, 10);
  return join(path === undefined ? resolve("data") : dirname(resolve(path)), "backups", `migrate-${day}`);
}

/** The folder is made when the first session goes into it. */
async function sink(
  folder: string,
  environment: Call<unknown, []>["world"]["environment"],
): Promise<BackupSink> {
  const ring = await loadKeyRing({ env: environment });
  return {
    isSealed: ring !== null,
    write: async (document) => (await openBackupFolder(folder, ring)).write(document),
  };
}
