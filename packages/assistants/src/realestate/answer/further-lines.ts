import { linesAbout } from "./focus.ts";

const MOST_LINES = 3;

/** What of an answer speaks of what is asked now, first what was not said yet; or else what comes next in it. */
export function furtherLines(
  query: string,
  lines: readonly string[],
  said: readonly string[],
): readonly string[] {
  const plain = lines.map((line) => line.replaceAll("**", "").replace(/^(?:※ |- |■ )/u, ""));
  const telling = plain.filter((line) => line.trim() !== "" && !line.endsWith(":"));
  const unsaid = telling.filter((line) => !said.some((each) => each.includes(line)));
  const choices = [linesAbout(query, unsaid), linesAbout(query, telling), unsaid];
  return (choices.find((each) => each.length > 0) ?? []).slice(0, MOST_LINES);
}
