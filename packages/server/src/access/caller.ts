import type { Session } from "@maru/storage";

/** `reader` only looks, `member` talks, `operator` sees how the server is doing as well. */
export const ROLES = ["reader", "member", "operator"] as const;
export type Role = (typeof ROLES)[number];

/** Who asks. */
export interface Caller {
  /** The company. */
  readonly tenant: string;
  readonly user: string;
  readonly role: Role;
}

/** The one person at this machine, when nobody has to sign in. The same as in the terminal. */
export const LOCAL_CALLER: Caller = { tenant: "local", user: "local", role: "operator" };

export function owns(caller: Caller, session: Session): boolean {
  return session.tenant === caller.tenant && session.user === caller.user;
}

/** One name for a person of a company. */
export function personOf({ tenant, user }: Caller): string {
  return JSON.stringify([tenant, user]);
}
