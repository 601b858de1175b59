import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from "jose";
import * as z from "zod";
import { Refusal } from "../refusal.ts";
import { type Caller, ROLES } from "./caller.ts";

export interface TokenSettings {
  /** Who signs the tokens: an OpenID Connect issuer, found by its discovery document unless `jwks` is given. */
  readonly issuer: string;
  /** What the tokens must be meant for. */
  readonly audience: string;
  /** Where the issuer's public keys are. */
  readonly jwks?: string;
  /** The claim that names the company. */
  readonly tenantClaim?: string;
  readonly roleClaim?: string;
}

/** Signed by a key that only the issuer has: a shared secret, or none at all, is not accepted. */
const ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];
const Name = z.string().min(1).max(200);
const PATIENCE = 5_000;

/** Reads JSON Web Tokens of one issuer. */
export class Tokens {
  readonly #settings: TokenSettings;
  #keys: Promise<JWTVerifyGetKey> | null = null;

  constructor(settings: TokenSettings) {
    this.#settings = settings;
  }

  async authenticate(token: string, now: number): Promise<Caller | null> {
    const { issuer, audience, tenantClaim = "company_id", roleClaim = "role" } = this.#settings;
    try {
      const { payload } = await jwtVerify(token, await this.#issuerKeys(), {
        issuer,
        audience,
        algorithms: ALGORITHMS,
        requiredClaims: ["exp", "sub"],
        currentDate: new Date(now),
      });
      const claims = z
        .object({ tenant: Name, user: Name, role: z.enum(ROLES) })
        .safeParse({ tenant: payload[tenantClaim], user: payload.sub, role: payload[roleClaim] ?? "member" });
      return claims.success ? claims.data : null;
    } catch (error) {
      if (isAboutToken(error)) return null;
      throw new Refusal("UNAVAILABLE", { cause: error });
    }
  }

  #issuerKeys(): Promise<JWTVerifyGetKey> {
    this.#keys ??= findKeys(this.#settings).catch((error: unknown) => {
      this.#keys = null;
      throw error;
    });
    return this.#keys;
  }
}

async function findKeys({ issuer, jwks }: TokenSettings): Promise<JWTVerifyGetKey> {
  if (jwks !== undefined) return createRemoteJWKSet(new URL(jwks), { timeoutDuration: PATIENCE });
  const address = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`;
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE), redirect: "error" });
  const found = z.object({ issuer: z.literal(issuer), jwks_uri: z.url() }).parse(await response.json());
  return createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: PATIENCE });
}

/** The token is to blame, not the way to the issuer. */
function isAboutToken(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return false;
  return !(
    error instanceof errors.JWKSTimeout ||
    error instanceof errors.JWKSInvalid ||
    error.code === "ERR_JOSE_GENERIC"
  );
}
