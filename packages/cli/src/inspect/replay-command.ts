import { defineCommand } from "../command/command-spec.ts";
import { EXIT } from "../command/exit-code.ts";
import { STORE_OPTION, type StoreFlags, withStore } from "../store/open-store.ts";
import { readingRuntime } from "../store/reading-runtime.ts";
import { resolveSession, SESSION_PARAMETER, TENANT_OPTION } from "../store/resolve-session.ts";

/** `maru replay <session>`: whether the same inputs give the same states again. */
export const replayCommand = defineCommand<StoreFlags & { readonly tenant: string }, readonly [string]>({
  name: "replay",
  about: {
    ko: "대화를 다시 계산해서 같은 상태가 나오는지 보기",
    en: "compute a conversation again and compare the states",
  },
  notes: {
    ko: "적힌 변경만으로 단계마다 상태를 다시 만들어 저장된 것과 비교해요. 아무것도 바꾸지 않고, 다르면 3으로 끝나요.",
    en: "Makes every state again from what was written and compares it with what is stored. Changes nothing; ends with 3 when one differs.",
  },
  examples: [
    {
      line: "replay 오사카",
      about: { ko: "처음부터 끝까지 다시 계산해요", en: "computes it from beginning to end" },
    },
  ],
  parameters: [SESSION_PARAMETER],
  options: [STORE_OPTION, TENANT_OPTION],
  answersJson: true,
  run: async (call) => {
    const { parameters, flags, world, print } = call;
    return withStore(flags, world, async (storage) => {
      const session = await resolveSession(storage, parameters[0], flags.tenant);
      const report = await readingRuntime(storage, call).inspector.replay(session);
      print.give({ session: session.id, ...report }, () => [
        ...report.differing.map(
          ({ checkpoint_id, fields }) => `${print.style("red", checkpoint_id)}: ${fields.join(", ")}`,
        ),
        print.in({
          ko: `단계 ${report.steps}개 가운데 ${report.recomputed}개를 다시 계산했고 ${report.differing.length}개가 달라요. 주어진 상태: ${report.given}개, 다시 계산할 수 없음: ${report.unknown}개.`,
          en: `Of ${report.steps} steps ${report.recomputed} were computed again and ${report.differing.length} differ. Given: ${report.given}, not computable any more: ${report.unknown}.`,
        }),
      ]);
      return report.differing.length === 0 ? EXIT.done : EXIT.found;
    });
  },
});
