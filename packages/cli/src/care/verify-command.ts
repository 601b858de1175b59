import { verifyAll } from "@maru/storage";
import { defineCommand } from "../command/command-spec.ts";
import { EXIT } from "../command/exit-code.ts";
import { withProgress } from "../command/progress-bar.ts";
import { countSpaces } from "../store/count-spaces.ts";
import { STORE_OPTION, type StoreFlags, withStore } from "../store/open-store.ts";

/** `maru verify`: whether everything that was stored can still be read. */
export const verifyCommand = defineCommand<StoreFlags>({
  name: "verify",
  about: {
    ko: "저장된 모든 것의 검사합과 연결 확인하기",
    en: "check every checksum and reference of the store",
  },
  notes: {
    ko: "아무것도 바꾸지 않아요. 손상을 찾으면 어디인지 말하고 3으로 끝나요.",
    en: "Changes nothing. Damage is named with its place, and the command ends with 3.",
  },
  examples: [
    { line: "verify", about: { ko: "저장소 전체를 확인해요", en: "checks the whole store" } },
    {
      line: "verify --store file:./sessions --json",
      about: { ko: "결과를 JSON으로", en: "answers in JSON" },
    },
  ],
  options: [STORE_OPTION],
  answersJson: true,
  run: async (call) => {
    const { flags, world, print } = call;
    return withStore(flags, world, async ({ vault }) => {
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
