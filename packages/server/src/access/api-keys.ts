import { createHash, timingSafeEqual } from "node:crypto";
import type { RuntimePorts } from "@maru/runtime";
import type { Storage } from "@maru/storage";
import * as z from "zod";
import { ServerError } from "../errors.ts";
import { type Caller, ROLES, type Role } from "./caller.ts";

/** What is known of a key. The key itself is said once, when it is made, and kept nowhere. */
const ApiKey = z.object({
  id: z.string(),
  name: z.string(),
  tenant: z.string(),
  user: z.string(),
  role: z.enum(ROLES),
  created_at: z.string(),
  expires_at: z.string().nullable(),
  revoked_at: z.string().nullable(),
});
export type ApiKey = z.output<typeof ApiKey>;
const StoredKey = ApiKey.extend({ hash: z.string() });

const NAMESPACE = ["server", "api-keys"];
const SHAPE = /^maru_([a-z0-9]{16})_([\w-]{43})$/;
const MOST_KEYS = 10_000;

/** Keys for programs, in the same storage as everything else. */
export class ApiKeys {
  readonly #store: Storage["store"];
  readonly #ports: Pick<RuntimePorts, "now" | "random">;

  constructor(storage: Pick<Storage, "store">, ports: Pick<RuntimePorts, "now" | "random">) {
    this.#store = storage.store;
    this.#ports = ports;
  }

  async create(given: {
    name: string;
    tenant: string;
    user: string;
    role: Role;
    expires_at?: string | null;
  }): Promise<{ key: ApiKey; token: string }> {
    const id = Buffer.from(this.#ports.random(8)).toString("hex");
    const secret = Buffer.from(this.#ports.random(32)).toString("base64url");
    const key: ApiKey = {
      id,
      name: given.name,
      tenant: given.tenant,
      user: given.user,
      role: given.role,
      created_at: this.#now(),
      expires_at: given.expires_at ?? null,
      revoked_at: null,
    };
    await this.#store.put(NAMESPACE, id, { ...key, hash: hashOf(secret) }, false);
    return { key, token: `maru_${id}_${secret}` };
  }

  /** All there are, oldest first; revoked ones stay, to be told from unknown ones. */
  async list(): Promise<readonly ApiKey[]> {
    const found = await this.#store.search(NAMESPACE, { limit: MOST_KEYS });
    return found.map(({ value }) => ApiKey.parse(value));
  }

  async revoke(id: string): Promise<ApiKey> {
    const stored = await this.#find(id);
    if (stored === null) throw new ServerError("UNKNOWN_KEY", id);
    const revoked = { ...stored, revoked_at: stored.revoked_at ?? this.#now() };
    await this.#store.put(NAMESPACE, id, revoked, false);
    return ApiKey.parse(revoked);
  }

  /** Whether a token looks like one of these keys at all. */
  static isKey(token: string): boolean {
    return token.startsWith("maru_");
  }

  async authenticate(token: string): Promise<Caller | null> {
    const [, id = "", secret = ""] = SHAPE.exec(token) ?? [];
    const stored = id === "" ? null : await this.#find(id);
    if (stored === null || !isSame(stored.hash, hashOf(secret)) || !this.#isValid(stored)) return null;
    return { tenant: stored.tenant, user: stored.user, role: stored.role };
  }

  #isValid({ revoked_at, expires_at }: ApiKey): boolean {
    return revoked_at === null && (expires_at === null || Date.parse(expires_at) > this.#ports.now());
  }

  async #find(id: string): Promise<z.output<typeof StoredKey> | null> {
    const item = /^[a-z0-9]{16}$/.test(id) ? await this.#store.get(NAMESPACE, id) : null;
    return item === null ? null : StoredKey.parse(item.value);
  }

  #now(): string {
    return new Date(this.#ports.now()).toISOString();
  }
}

/** 32 random bytes cannot be guessed, so that a fast hash is enough. */
function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

function isSame(left: string, right: string): boolean {
  return left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right));
}
