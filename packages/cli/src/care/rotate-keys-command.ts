import { generateMasterKey, loadKeyRing, openBackend, rotateKeys } from "@maru/storage";
import { defineCommand, UsageError } from "../command/command-spec.ts";
import { EXIT } from "../command/exit-code.ts";
import { withProgress } from "../command/progress-bar.ts";
import { countSpaces } from "../store/count-spaces.ts";
import { STORE_OPTION, type StoreFlags, storeUrl } from "../store/open-store.ts";
import { failureLines, reported } from "./reported.ts";

/** `maru rotate-keys`: everything under the current master key, so that old ones can go. */
export const rotateKeysCommand = defineCommand<StoreFlags & { readonly newKey?: boolean }>({
  name: "rotate-keys",
  about: { ko: "암호화 열쇠를 새 것으로 바꾸기", en: "move everything to the current master key" },
  notes: {
    ko: `MARU_MASTER_KEYS="새이름:열쇠,옛이름:열쇠"처럼 새 열쇠를 앞에 두고 실행하세요. 대화 중에도 안전하고, 멈춰도 다시 실행하면 이어서 해요. 0으로 끝난 뒤에만 옛 열쇠를 빼세요.`,
    en: `Put the new key first, MARU_MASTER_KEYS="new:key,old:key", and run this. Safe while people talk; a run that was stopped is finished by running again. Take the old keys out only after it ended with 0.`,
  },
  examples: [
    {
      line: "rotate-keys --new-key",
      about: { ko: "새 열쇠를 만들어 보여줘요", en: "makes a new key and shows it" },
    },
    { line: "rotate-keys", about: { ko: "모두 새 열쇠로 옮겨요", en: "moves everything to the new key" } },
  ],
  options: [
    STORE_OPTION,
    { name: "--new-key", about: { ko: "새 열쇠만 만들기", en: "only make a new key" } },
  ],
  answersJson: true,
  run: async (call) => {
    const { flags, world, print } = call;
    if (flags.newKey === true) {
      const key = generateMasterKey();
      print.give({ key }, () => [key]);
      return EXIT.done;
    }
    const ring = await loadKeyRing({ env: world.environment });
    if (ring === null)
      throw new UsageError({
        ko: '암호화가 꺼져 있어요. maru rotate-keys --new-key로 열쇠를 만들고 MARU_MASTER_KEYS="이름:열쇠"로 켜세요.',
        en: 'encryption is off. Make a key with maru rotate-keys --new-key and set MARU_MASTER_KEYS="name:key".',
      });
    const backend = await openBackend(storeUrl(flags, world));
    try {
      const label = { ko: "열쇠 바꾸는 중", en: "Rotating" };
      const report = await withProgress(call, { label, total: await countSpaces(backend) }, (step) =>
        rotateKeys(backend, ring, { onProgress: step, signal: world.signal }),
      );
      const failed = reported(report.failed);
      print.give({ ...report, failed, current_key: ring.currentId }, () => [
        ...failureLines(report.failed, print),
        print.in({
          ko: `${report.rewrapped}개를 "${ring.currentId}" 열쇠로 옮겼고, 이미 옮겨진 것은 ${report.current}개예요.`,
          en: `Moved ${report.rewrapped} to the key "${ring.currentId}"; ${report.current} were there.`,
        }),
        print.in(
          report.complete
            ? { ko: "이제 옛 열쇠를 빼도 돼요.", en: "The old keys may be taken out now." }
            : {
                ko: "아직 옛 열쇠가 필요해요. 다시 실행해 주세요.",
                en: "The old keys are still needed. Run it again.",
              },
        ),
      ]);
      return report.complete ? EXIT.done : EXIT.found;
    } finally {
      await backend.close();
    }
  },
});
