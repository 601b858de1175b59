import type { Caller } from "./caller.ts";

/** Who a token belongs to; null when it is none, expired or revoked. */
export type Authenticate = (token: string | null) => Promise<Caller | null>;

/** What stands in `Authorization: Bearer …`. */
export function bearerIn(header: string | null | undefined): string | null {
  const [, token] = /^Bearer ([\w.~+/=-]{1,8192})$/i.exec(header ?? "") ?? [];
  return token ?? null;
}
