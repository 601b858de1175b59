import { type ApiKey, ApiKeys, ROLES, type Role } from "@maru/server";
import { type CommandSpec, defineCommand, UsageError } from "../command/command-spec.ts";
import { localTime } from "../command/local-time.ts";
import { table } from "../command/table.ts";
import { STORE_OPTION, type StoreFlags, withStore } from "../store/open-store.ts";
import { TENANT_OPTION } from "../store/resolve-session.ts";

interface CreateFlags extends StoreFlags {
  readonly tenant: string;
  readonly user: string;
  readonly role: Role;
  readonly expires?: string;
}

const createKey = defineCommand<CreateFlags, readonly [string]>({
  name: "create",
  about: { ko: "새 API 키 만들기", en: "make an API key" },
  notes: {
    ko: "키는 지금 한 번만 보여줘요. 저장소에는 해시만 남아요.",
    en: "The key is shown once, now. The store keeps only its hash.",
  },
  examples: [
    {
      line: "keys create 대시보드 --role reader",
      about: { ko: "보기만 하는 프로그램용", en: "for a program that only looks" },
    },
    {
      line: "keys create jiu --tenant acme --user jiu --expires 2027-12-31",
      about: { ko: "회사의 한 사람에게, 기한을 두고", en: "for one person of a company, for a time" },
    },
  ],
  parameters: [{ name: "<name>", about: { ko: "무엇에 쓰는 키인지", en: "what the key is for" } }],
  options: [
    STORE_OPTION,
    TENANT_OPTION,
    { name: "--user <id>", about: { ko: "누구로 일하는지", en: "whom it acts as" }, otherwise: "local" },
    {
      name: "--role <role>",
      about: { ko: "할 수 있는 일", en: "what it may do" },
      choices: ROLES,
      otherwise: "member",
    },
    {
      name: "--expires <date>",
      about: { ko: "이 날(한국 시간) 끝까지만", en: "valid to the end of this day, in Seoul" },
      read: endOfDay,
    },
  ],
  answersJson: true,
  run: async ({ parameters: [name], flags, world, print }) => {
    await withStore(flags, world, async (storage) => {
      if (flags.expires !== undefined && Date.parse(flags.expires) <= world.ports.now())
        throw new UsageError({ ko: "이미 지난 날이에요.", en: "that day is over already." });
      const { tenant, user, role, expires } = flags;
      const given = { name, tenant, user, role, expires_at: expires ?? null };
      const { key, token } = await new ApiKeys(storage, world.ports).create(given);
      print.give({ key, token }, () => [
        token,
        "",
        print.in({
          ko: `이 키는 다시 볼 수 없어요. 요청에 "Authorization: Bearer ${token.slice(0, 12)}…"로 보내세요. 서버는 maru start --keys로 켜요.`,
          en: `This key is not shown again. Send it as "Authorization: Bearer ${token.slice(0, 12)}…". The server takes keys with maru start --keys.`,
        }),
      ]);
    });
    return undefined;
  },
});

const listKeys = defineCommand<StoreFlags>({
  name: "list",
  about: { ko: "API 키 목록", en: "the API keys there are" },
  examples: [
    { line: "keys list", about: { ko: "누가 무엇을 할 수 있는지 봐요", en: "shows who may do what" } },
  ],
  options: [STORE_OPTION],
  answersJson: true,
  run: async ({ flags, world, print }) => {
    await withStore(flags, world, async (storage) => {
      const keys = await new ApiKeys(storage, world.ports).list();
      const headings =
        print.language === "ko"
          ? ["번호", "이름", "사용자", "역할", "만든 때", "상태"]
          : ["id", "name", "user", "role", "made", "status"];
      print.give({ keys }, () =>
        keys.length === 0
          ? [print.in({ ko: "API 키가 아직 없어요.", en: "There are no API keys yet." })]
          : table(
              headings,
              keys.map((key) => [
                key.id,
                key.name,
                `${key.tenant} / ${key.user}`,
                key.role,
                localTime(key.created_at),
                print.in(statusOf(key, world.ports.now())),
              ]),
            ),
      );
    });
    return undefined;
  },
});

const revokeKey = defineCommand<StoreFlags, readonly [string]>({
  name: "revoke",
  about: { ko: "API 키를 더는 못 쓰게 하기", en: "let an API key in no more" },
  examples: [
    { line: "keys revoke 1f2e3d4c5b6a7980", about: { ko: "바로 막아요", en: "shuts it out at once" } },
  ],
  parameters: [{ name: "<id>", about: { ko: "keys list의 번호", en: "its id in keys list" } }],
  options: [STORE_OPTION],
  answersJson: true,
  run: async ({ parameters: [id], flags, world, print }) => {
    await withStore(flags, world, async (storage) => {
      const key = await new ApiKeys(storage, world.ports).revoke(id);
      print.give({ key }, () => [
        print.in({ ko: `"${key.name}" 키를 막았어요.`, en: `"${key.name}" is let in no more.` }),
      ]);
    });
    return undefined;
  },
});

/** `maru keys`: who may use the server. */
export const keysCommand: CommandSpec = {
  name: "keys",
  about: { ko: "서버의 API 키 만들기, 보기, 막기", en: "make, list and revoke the server's API keys" },
  examples: [{ line: "keys create 대시보드", about: { ko: "키를 하나 만들어요", en: "makes a key" } }],
  commands: [createKey, listKeys, revokeKey],
};

function statusOf({ revoked_at, expires_at }: ApiKey, now: number) {
  if (revoked_at !== null) return { ko: `막음 (${revoked_at})`, en: `revoked (${revoked_at})` };
  if (expires_at === null) return { ko: "사용 중", en: "in use" };
  return Date.parse(expires_at) <= now
    ? { ko: `기한 지남 (${expires_at})`, en: `expired (${expires_at})` }
    : { ko: `사용 중 (${expires_at}까지)`, en: `in use (until ${expires_at})` };
}

function endOfDay(text: string): string {
  const end = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T23:59:59.999+09:00`) : Number.NaN;
  // Days that no month has roll over to the next one.
  const isDay = !Number.isNaN(end) && new Date(end + 9 * 3_600_000).toISOString().startsWith(text);
  if (isDay) return new Date(end).toISOString();
  throw new UsageError({
    ko: "2027-12-31처럼 날짜를 적어 주세요.",
    en: "Expected a day such as 2027-12-31.",
  });
}
