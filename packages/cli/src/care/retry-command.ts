import { Runtime } from "@maru/runtime";
import type { SetAside } from "@maru/storage";
import { defineCommand } from "../command/command-spec.ts";
import { localTime } from "../command/local-time.ts";
import { table } from "../command/table.ts";
import { runtimeOf } from "../runtime-options.ts";
import { STORE_OPTION, type StoreFlags, withStore } from "../store/open-store.ts";
import { resolveSession, TENANT_OPTION } from "../store/resolve-session.ts";

interface RetryFlags extends StoreFlags {
  readonly tenant: string;
}

/** `maru retry`: messages that were set aside because no process survived them, and answering them after all. */
export const retryCommand = defineCommand<RetryFlags, readonly [string | undefined]>({
  name: "retry",
  about: { ko: "따로 둔 메시지 보기, 다시 답하기", en: "list messages that were set aside, and answer them" },
  notes: {
    ko: "세 번 시작했지만 끝나지 않은 메시지는 따로 둬요. 원인을 고친 뒤 대화를 고르면 새 메시지로 다시 답해요.",
    en: "A message whose turn was begun three times and never ended is set aside. Name its conversation once the cause is mended: it is answered as a new message.",
  },
  examples: [
    { line: "retry", about: { ko: "따로 둔 메시지를 모두 봐요", en: "lists what was set aside" } },
    {
      line: "retry 기본",
      about: { ko: "이 대화의 것을 다시 답해요", en: "answers those of this conversation" },
    },
  ],
  parameters: [
    { name: "[session]", about: { ko: "세션의 번호나 이름", en: "the id or the name of a session" } },
  ],
  options: [STORE_OPTION, TENANT_OPTION],
  answersJson: true,
  run: async ({ parameters: [given], flags, world, print, factories }) =>
    withStore(flags, world, async (storage) => {
      if (given === undefined) {
        const messages: SetAside[] = [];
        for await (const message of storage.setAsides.all()) messages.push(message);
        const told = messages.map(({ session, sequence, at, tries }) => ({
          session,
          turn: sequence,
          at,
          tries,
        }));
        print.give({ messages: told }, () =>
          told.length === 0
            ? [print.in({ ko: "따로 둔 메시지가 없어요.", en: "Nothing is set aside." })]
            : table(
                print.language === "ko"
                  ? ["대화", "메시지", "언제", "시도"]
                  : ["conversation", "message", "when", "tries"],
                told.map(({ session, turn, at, tries }) => [
                  session,
                  String(turn),
                  localTime(at),
                  String(tries),
                ]),
              ),
        );
        return undefined;
      }
      const session = await resolveSession(storage, given, flags.tenant);
      const { environment, ports } = world;
      const assistants = [...factories.values()].map((factory) =>
        factory({ data: null, user: session.user, environment, store: storage.store }),
      );
      const runtime = new Runtime({ storage, assistants, ports, ...(await runtimeOf(environment)) });
      try {
        const turns = await runtime.retry(session);
        await runtime.whenIdle(session.id);
        const { reply } = (await runtime.view(session)).summary;
        print.give({ session: session.id, turns, reply }, () =>
          turns.length === 0
            ? [print.in({ ko: "이 대화에는 따로 둔 메시지가 없어요.", en: "Nothing of it is set aside." })]
            : [reply],
        );
      } finally {
        await runtime.drain();
      }
      return undefined;
    }),
});
