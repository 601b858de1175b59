import { StorageError } from "../errors.ts";

/** Made by the server, never by a client: 26 characters, the first ten from the clock so that they sort by age. */
export type SessionId = string & { readonly __brand: "SessionId" };

const SHAPE = /^[0-9a-z]{26}$/;
/** Digits and letters without i, l, o and u, which people misread. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
const TIME_CHARACTERS = 10;
const RANDOM_CHARACTERS = 16;

export function makeSessionId(now: number, random: (bytes: number) => Uint8Array): SessionId {
  const noise = Array.from(random(RANDOM_CHARACTERS), (byte) => ALPHABET.charAt(byte % 32)).join("");
  return (momentKey(now) + noise) as SessionId;
}

/** A moment as ten characters that sort by time, among themselves and among session ids. */
export function momentKey(moment: number): string {
  let time = "";
  for (let rest = moment, count = 0; count < TIME_CHARACTERS; count += 1, rest = Math.floor(rest / 32)) {
    time = ALPHABET.charAt(rest % 32) + time;
  }
  return time;
}

export function isSessionId(value: unknown): value is SessionId {
  return typeof value === "string" && SHAPE.test(value);
}

/** The one gate from anything to a session id. */
export function parseSessionId(value: unknown): SessionId {
  if (isSessionId(value)) return value;
  throw new StorageError("INVALID_ID", {
    kind: "session id",
    expected: "26 lower-case letters and digits, as the server gave it",
  });
}
