import { type DamagedSession, isSessionId, type Session, type Storage } from "@maru/storage";
import { type OptionSpec, type ParameterSpec, UsageError } from "../command/command-spec.ts";

export const TENANT_OPTION: OptionSpec = {
  name: "--tenant <id>",
  about: { ko: "회사", en: "the company" },
  otherwise: "local",
};

export const SESSION_PARAMETER: ParameterSpec = {
  name: "<session>",
  about: { ko: "세션의 번호나 이름", en: "the id or the name of a session" },
};

/** The session with this id, or the only one of the tenant with this name. */
export async function resolveSession(storage: Storage, given: string, tenant: string): Promise<Session> {
  if (isSessionId(given)) {
    const found = await storage.sessions.find(given);
    if (found !== undefined) return found;
  }
  const named: Session[] = [];
  for await (const session of eachSession(storage, { tenant }))
    if (session.title === given) named.push(session);
  const [only, ...others] = named;
  if (only !== undefined && others.length === 0) return only;
  if (only === undefined)
    throw new UsageError({
      ko: `이름이나 번호가 "${given}"인 대화가 없어요. maru sessions list로 볼 수 있어요.`,
      en: `there is no session "${given}". maru sessions list shows them.`,
    });
  const ids = named.map(({ id }) => id).join(", ");
  throw new UsageError({
    ko: `이름이 "${given}"인 대화가 ${named.length}개예요. 번호로 골라 주세요: ${ids}`,
    en: `${named.length} sessions are called "${given}". Choose by id: ${ids}`,
  });
}

/** Every session of a tenant, or of one user of it, page by page. */
export async function* eachSession(
  storage: Storage,
  owner: { readonly tenant: string; readonly user?: string },
  leftOut: (damaged: DamagedSession) => void = () => undefined,
): AsyncGenerator<Session> {
  for (let after: string | undefined; ; ) {
    const page = await storage.sessions.list({ ...owner, ...(after === undefined ? {} : { after }) });
    for (const damaged of page.damaged) leftOut(damaged);
    yield* page.sessions;
    if (page.next === null) return;
    after = page.next;
  }
}
