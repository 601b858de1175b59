import { type Vault, verifyAll } from "@maru/storage";
import { defineCommand, UsageError } from "../command/command-spec.ts";
import { EXIT } from "../command/exit-code.ts";
import type { Printer } from "../command/printer.ts";
import { withProgress } from "../command/progress-bar.ts";
import { countSpaces } from "../store/count-spaces.ts";
import { STORE_OPTION, type StoreFlags, withStore } from "../store/open-store.ts";

/** `maru verify`: whether everything that was stored can still be read. */
export const verifyCommand = defineCommand<StoreFlags & { readonly rebuild?: boolean }>({
  name: "verify",
  about: {
    ko: "저장된 모든 것의 검사합과 연결 확인하기",
    en: "check every checksum and reference of the store",
  },
  notes: {
    ko: "--rebuild가 없으면 아무것도 바꾸지 않아요. 손상을 찾으면 어디인지 말하고 3으로 끝나요. SQLite 파일을 직접 복사할 때는 서버를 끄고 옆의 -wal 파일도 함께 복사하세요: 최근 대화가 거기에 있어요.",
    en: "Changes nothing without --rebuild. Damage is named with its place, and the command ends with 3. Who copies an SQLite file by hand stops the server first and copies the -wal file beside it too: what was said last is in there.",
  },
  examples: [
    { line: "verify", about: { ko: "저장소 전체를 확인해요", en: "checks the whole store" } },
    {
      line: "verify --store file:./sessions --json",
      about: { ko: "결과를 JSON으로", en: "answers in JSON" },
    },
    {
      line: "verify --rebuild",
      about: {
        ko: "손상된 색인을 다시 만들고 확인해요 (파일은 먼저 복사해 둬요)",
        en: "makes damaged indexes anew, keeping a copy of the file, and checks",
      },
    },
  ],
  options: [
    STORE_OPTION,
    {
      name: "--rebuild",
      about: { ko: "먼저 SQLite의 색인을 다시 만들기", en: "make the indexes of SQLite anew first" },
    },
  ],
  answersJson: true,
  run: async (call) => {
    const { flags, world, print } = call;
    return withStore(flags, world, async ({ vault }) => {
      if (flags.rebuild === true) await rebuild(vault, world.ports.now(), print);
      const label = { ko: "확인 중", en: "Checking" };
      const report = await withProgress(call, { label, total: await countSpaces(vault.backend) }, (step) =>
        verifyAll(vault, { onProgress: step, signal: world.signal }),
      );
      print.give(report, () => [
        ...report.findings.map(
          ({ space, place, problem }) => `${print.style("red", space)} ${place}: ${problem}`,
        ),
        print.in({
          ko: `묶음 ${report.spaces}개, 체크포인트 ${report.checkpoints}개, 값 ${report.elements}개, 사건 ${report.events}개를 확인했어요. ${
            report.findings.length === 0 ? "모두 온전해요." : `문제 ${report.findings.length}개를 찾았어요.`
          }`,
          en: `Checked ${report.spaces} spaces, ${report.checkpoints} checkpoints, ${report.elements} values, ${report.events} events. ${
            report.findings.length === 0 ? "All is sound." : `Found ${report.findings.length} problems.`
          }`,
        }),
      ]);
      return report.findings.length === 0 ? EXIT.done : EXIT.found;
    });
  },
});

async function rebuild({ backend }: Vault, now: number, print: Printer): Promise<void> {
  if (backend.rebuildBooks === undefined)
    throw new UsageError({
      ko: "--rebuild는 SQLite 저장소에만 쓸 수 있어요.",
      en: "--rebuild is for a store in SQLite.",
    });
  const kept = await backend.rebuildBooks(new Date(now).toISOString().toLowerCase().replaceAll(/[:.]/g, "-"));
  print.note({ ko: `전의 파일은 ${kept}에 있어요.`, en: `The file as it was is kept as ${kept}.` });
}
