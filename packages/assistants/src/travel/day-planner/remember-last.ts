import { createHash } from "node:crypto";

/**
 * Keeps the results of a pure and slow function under the text of its arguments, as many as `most`; what was not asked
 * for the longest is forgotten first.
 */
export function rememberLast<Result>(most: number): (key: string, compute: () => Result) => Result {
  const results = new Map<string, Result>();
  return (key, compute) => {
    // The arguments are long; their digest is not.
    const digest = createHash("sha256").update(key).digest("base64");
    const result = results.get(digest) ?? compute();
    results.delete(digest);
    results.set(digest, result);
    const [oldest] = results.keys();
    if (results.size > most && oldest !== undefined) results.delete(oldest);
    return result;
  };
}
