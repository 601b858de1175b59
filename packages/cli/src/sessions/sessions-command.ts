import {
  type DamagedSession,
  isOfOneSpace,
  isSessionId,
  isStorageError,
  type Session,
  type SessionId,
  type Storage,
} from "@maru/storage";
import { failureLines, reported } from "../care/reported.ts";
import { type CommandSpec, defineCommand } from "../command/command-spec.ts";
import { confirm, YES_OPTION } from "../command/confirm.ts";
import { EXIT } from "../command/exit-code.ts";
import { localTime } from "../command/local-time.ts";
import { wholeNumber } from "../command/readers.ts";
import { table } from "../command/table.ts";
import { STORE_OPTION, type StoreFlags, withStore } from "../store/open-store.ts";
import { eachSession, resolveSession, SESSION_PARAMETER, TENANT_OPTION } from "../store/resolve-session.ts";
import { describeSession, sessionLines } from "./describe-session.ts";

interface OwnerFlags extends StoreFlags {
  readonly tenant: string;
}

const listSessions = defineCommand<
  OwnerFlags & { readonly user?: string; readonly assistant?: string; readonly limit: number }
>({
  name: "list",
  about: { ko: "대화 목록, 최근에 이야기한 것부터", en: "the conversations, the one last spoken in first" },
  examples: [
    { line: "sessions list", about: { ko: "내 대화를 봐요", en: "shows your conversations" } },
    {
      line: "sessions list --assistant travel --json",
      about: { ko: "여행 대화만, 프로그램용으로", en: "only trips, for a program" },
    },
  ],
  options: [
    STORE_OPTION,
    TENANT_OPTION,
    { name: "--user <id>", about: { ko: "이 사람의 것만", en: "only this person's" } },
    { name: "--assistant <name>", about: { ko: "이 도우미의 것만", en: "only of this assistant" } },
    {
      name: "--limit <count>",
      about: { ko: "많아야 이만큼", en: "at most so many" },
      read: wholeNumber(1, 10_000),
      otherwise: 50,
    },
  ],
  answersJson: true,
  run: async ({ flags, world, print }) => {
    const { tenant, user, assistant, limit } = flags;
    return withStore(flags, world, async (storage) => {
      const sessions: Session[] = [];
      const damaged: DamagedSession[] = [];
      const owner = user === undefined ? { tenant } : { tenant, user };
      for await (const session of eachSession(storage, owner, (each) => damaged.push(each))) {
        if (assistant === undefined || session.assistant === assistant) sessions.push(session);
        if (sessions.length === limit) break;
      }
      const headings =
        print.language === "ko"
          ? ["번호", "도우미", "사용자", "이름", "마지막 대화"]
          : ["id", "assistant", "user", "name", "last spoken"];
      // Nobody can say to whom a damaged document belongs.
      for (const { space, error } of (await storage.vault.backend.listDamaged?.()) ?? [])
        damaged.push({ id: (space ?? "session/?").slice("session/".length) as SessionId, error });
      const failures = damaged.map(({ id, error }) => ({ space: id, error }));
      print.give({ sessions, left_out: reported(failures) }, () => [
        ...failureLines(failures, print),
        ...(sessions.length === 0
          ? [print.in({ ko: "대화가 아직 없어요.", en: "There are no conversations yet." })]
          : table(
              headings,
              sessions.map(({ id, assistant, user, title, updated_at }) => [
                id,
                assistant,
                user,
                title,
                localTime(updated_at),
              ]),
            )),
      ]);
      return damaged.length === 0 ? undefined : EXIT.found;
    });
  },
});

const showSession = defineCommand<OwnerFlags, readonly [string]>({
  name: "show",
  about: { ko: "대화 하나 자세히", en: "one conversation in detail" },
  examples: [
    { line: "sessions show 오사카", about: { ko: "이름으로 찾아 봐요", en: "finds it by its name" } },
  ],
  parameters: [SESSION_PARAMETER],
  options: [STORE_OPTION, TENANT_OPTION],
  answersJson: true,
  run: async (call) => {
    const { parameters, flags, world, print } = call;
    await withStore(flags, world, async (storage) => {
      const session = await resolveSession(storage, parameters[0], flags.tenant);
      const described = await describeSession(storage, call, session);
      print.give(described, () => sessionLines(described, print));
    });
    return undefined;
  },
});

const renameSession = defineCommand<OwnerFlags, readonly [string, string]>({
  name: "rename",
  about: { ko: "이름 바꾸기", en: "give a conversation another name" },
  examples: [
    {
      line: 'sessions rename 기본 "오사카 여행"',
      about: { ko: "새 이름을 붙여요", en: "gives it a new name" },
    },
  ],
  parameters: [
    SESSION_PARAMETER,
    { name: "<name>", about: { ko: "새 이름 (200자까지)", en: "the new name (up to 200 characters)" } },
  ],
  options: [STORE_OPTION, TENANT_OPTION],
  answersJson: true,
  run: async ({ parameters: [given, name], flags, world, print }) => {
    await withStore(flags, world, async (storage) => {
      const session = await storage.sessions.rename(await resolveSession(storage, given, flags.tenant), name);
      print.give({ session }, () => [
        print.in({ ko: `이제 "${session.title}"예요.`, en: `It is called "${session.title}" now.` }),
      ]);
    });
    return undefined;
  },
});

const deleteSession = defineCommand<OwnerFlags & { readonly yes?: boolean }, readonly [string]>({
  name: "delete",
  about: {
    ko: "대화를 모두 지우기 (되돌릴 수 없어요)",
    en: "remove a conversation with everything in it, for good",
  },
  examples: [
    { line: "sessions delete 오사카", about: { ko: "물어본 뒤에 지워요", en: "asks, then removes it" } },
    {
      line: "sessions delete 오사카 --yes",
      about: { ko: "묻지 않고 지워요", en: "removes it without asking" },
    },
  ],
  parameters: [SESSION_PARAMETER],
  options: [STORE_OPTION, TENANT_OPTION, YES_OPTION],
  answersJson: true,
  run: async (call) => {
    const { parameters, flags, world, print } = call;
    return withStore(flags, world, async (storage) => {
      const session = await resolveToDelete(storage, parameters[0], flags.tenant);
      const isSure = await confirm(call, {
        ko: `"${session.title}" (${session.id})의 모든 기록을 지워요.`,
        en: `This removes everything of "${session.title}" (${session.id}).`,
      });
      if (!isSure) {
        print.note({ ko: "그대로 뒀어요.", en: "It was left as it is." });
        return EXIT.usage;
      }
      await storage.sessions.remove(session.id);
      print.give({ removed: session.id }, () => [print.in({ ko: "지웠어요.", en: "It is gone." })]);
      return EXIT.done;
    });
  },
});

/** What is damaged can be named by its id only, and be deleted all the same. */
async function resolveToDelete(
  storage: Storage,
  given: string,
  tenant: string,
): Promise<Pick<Session, "id" | "title">> {
  try {
    return await resolveSession(storage, given, tenant);
  } catch (error) {
    if (!isSessionId(given) || !isStorageError(error) || !isOfOneSpace(error)) throw error;
    return { id: given, title: "?" };
  }
}

/** `maru sessions`: the conversations of a store. */
export const sessionsCommand: CommandSpec = {
  name: "sessions",
  about: { ko: "대화 보기, 이름 바꾸기, 지우기", en: "list, show, rename and delete conversations" },
  examples: [{ line: "sessions list", about: { ko: "어떤 대화가 있는지 봐요", en: "shows what there is" } }],
  commands: [listSessions, showSession, renameSession, deleteSession],
};
