import { recall, remember } from "../preferences.ts";
import { language } from "../words/index.ts";

/** A server that asks who one is gives out tokens; one that runs for a single person does not. */
export const readToken = (): string | null => recall("token");
export const keepToken = (token: string | null): void => remember("token", token);

/** Who asks, and in which language. */
export function ownHeaders(): Readonly<Record<string, string>> {
  const token = readToken();
  return {
    "accept-language": language(),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
}
