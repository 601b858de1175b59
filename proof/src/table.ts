import { type Outcome, type Seen, verdictOf } from "./outcome.ts";

const HEADINGS = ["#", "failure", "official packages: what happened", "Maru: what happened", "verdict"];

/** The table of failures with what was seen, as Markdown. */
export function formatTable(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map((outcome) => [
    String(outcome.number),
    outcome.failure,
    sawOf(outcome.official),
    sawOf(outcome.maru),
    verdictOf(outcome),
  ]);
  return [HEADINGS, HEADINGS.map(() => "---"), ...rows]
    .map((cells) => `| ${cells.map(toCell).join(" | ")} |`)
    .join("\n");
}

function sawOf(seen: Seen): string {
  if ("notRun" in seen) return `not run: ${seen.notRun}`;
  return `${seen.failed ? "✗" : "✓"} ${seen.saw}`;
}

/** What was seen may quote anything; in a cell it stays on one line and inside its column. */
function toCell(text: string): string {
  return text
    .replace(/[\p{Cc}\uFFFD]+/gu, " ")
    .trim()
    .replaceAll("|", "\\|");
}

/** How a table came to be, so that anyone can repeat it. */
export interface Origin {
  readonly date: string;
  readonly machine: string;
  readonly packages: readonly string[];
}

export function formatDocument(outcomes: readonly Outcome[], { date, machine, packages }: Origin): string {
  return `# Proof

Every failure below was staged in one run, first on the official packages and then on Maru. The cells say what was
seen, not what was expected. \`npm run proof\` repeats it; \`npm run proof -- --write\` renews this page.

${date} · ${machine} · ${packages.join(", ")}

${formatTable(outcomes)}
`;
}
