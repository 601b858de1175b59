import { pruneAll, type RetentionPolicy } from "@maru/storage";
import { defineCommand } from "../command/command-spec.ts";
import { EXIT } from "../command/exit-code.ts";
import { withProgress } from "../command/progress-bar.ts";
import { wholeNumber } from "../command/readers.ts";
import { CONVERSATIONS, countSpaces } from "../store/count-spaces.ts";
import { STORE_OPTION, type StoreFlags, withStore } from "../store/open-store.ts";
import { bytes } from "./bytes.ts";
import { failureLines, reported } from "./reported.ts";

interface PruneFlags extends StoreFlags {
  readonly keepLast?: number;
  readonly keepDays?: number;
  readonly eventDays?: number;
  readonly expired: "remove" | "keep";
}

/** `maru prune`: lets go of what is old, while conversations go on. */
export const pruneCommand = defineCommand<PruneFlags>({
  name: "prune",
  about: { ko: "오래된 기록을 정리하고 자리 돌려받기", en: "let go of old history and give the space back" },
  notes: {
    ko: "말하지 않은 것은 그대로 둬요. 이름 붙인 체크포인트와 각 갈래의 끝은 늘 남아요. 대화 중에도 안전하고, 멈춰도 다시 실행하면 이어서 해요.",
    en: "What is not mentioned stays. Named checkpoints and the heads of branches always stay. Safe while people talk; a run that was stopped is finished by the next one.",
  },
  examples: [
    {
      line: "prune",
      about: { ko: "기한이 지난 세션만 지워요", en: "removes only sessions whose time is over" },
    },
    {
      line: "prune --keep-last 20 --keep-days 30 --event-days 90",
      about: {
        ko: "세션마다 최근 20개나 30일치 체크포인트와 90일치 사건을 남겨요",
        en: "keeps 20 checkpoints or 30 days of them, and 90 days of events, per session",
      },
    },
  ],
  options: [
    STORE_OPTION,
    {
      name: "--keep-last <count>",
      about: { ko: "세션마다 남길 최근 체크포인트 수", en: "newest checkpoints to keep per session" },
      read: wholeNumber(1),
    },
    {
      name: "--keep-days <days>",
      about: { ko: "이 날수 안의 체크포인트는 남기기", en: "keep checkpoints of so many days" },
      read: wholeNumber(1, 36_500),
    },
    {
      name: "--event-days <days>",
      about: {
        ko: "이 날수 안의 사건과 답한 메시지는 남기기",
        en: "keep events and answered messages of so many days",
      },
      read: wholeNumber(1, 36_500),
    },
    {
      name: "--expired <what>",
      about: { ko: "기한이 지난 세션", en: "sessions whose time is over" },
      choices: ["remove", "keep"],
      otherwise: "remove",
    },
  ],
  answersJson: true,
  run: async (call) => {
    const { flags, world, print } = call;
    return withStore(flags, world, async (storage) => {
      const total = await countSpaces(storage.vault.backend, CONVERSATIONS);
      const label = { ko: "정리 중", en: "Pruning" };
      const report = await withProgress(call, { label, total }, (step) =>
        pruneAll(storage, policyOf(flags), {
          now: world.ports.now(),
          onProgress: step,
          signal: world.signal,
        }),
      );
      const failed = reported(report.failed);
      print.give({ ...report, failed }, () => [
        ...failureLines(report.failed, print),
        print.in({
          ko: `세션 ${report.sessions}개를 살펴 세션 ${report.removed}개, 체크포인트 ${report.checkpoints}개, 사건 ${report.events}개, 메시지 ${report.messages}개를 지우고 ${bytes(report.freed)}를 돌려받았어요.`,
          en: `Of ${report.sessions} sessions, removed ${report.removed} sessions, ${report.checkpoints} checkpoints, ${report.events} events and ${report.messages} messages; ${bytes(report.freed)} given back.`,
        }),
      ]);
      return failed.length === 0 ? EXIT.done : EXIT.found;
    });
  },
});

function policyOf({ keepLast, keepDays, eventDays, expired }: PruneFlags): RetentionPolicy {
  const checkpoints = {
    ...(keepLast === undefined ? {} : { last: keepLast }),
    ...(keepDays === undefined ? {} : { days: keepDays }),
  };
  return {
    expired,
    ...(Object.keys(checkpoints).length === 0 ? {} : { checkpoints }),
    ...(eventDays === undefined ? {} : { events: { days: eventDays } }),
  };
}
