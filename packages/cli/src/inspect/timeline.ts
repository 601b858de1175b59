import type { HistoryEntry } from "@maru/runtime";
import { plainLine } from "../command/plain-text.ts";
import type { Printer } from "../command/printer.ts";

/** Steps as a person reads them: oldest first, under the turn they belong to. */
export function timelineLines(newestFirst: readonly HistoryEntry[], print: Printer): readonly string[] {
  const entries = newestFirst.toReversed();
  return entries.flatMap((entry, position) => {
    const isNewTurn = position === 0 || entries[position - 1]?.turn !== entry.turn;
    return [
      ...(isNewTurn ? [turnLine(entry, print)] : []),
      stepLine(entry, print),
      ...errorLines(entry, print),
    ];
  });
}

function turnLine({ turn, at }: HistoryEntry, print: Printer): string {
  const name =
    turn === null ? { ko: "시작", en: "beginning" } : { ko: `차례 ${turn + 1}`, en: `turn ${turn + 1}` };
  return print.style("bold", `${print.in(name)} · ${at.slice(0, 19).replace("T", " ")}`);
}

function stepLine({ step, nodes, tools, source, summary, phase }: HistoryEntry, print: Printer): string {
  const who = nodes.map(({ node }) => String(node)).join(", ") || writer(source, print);
  const used =
    tools.length === 0 ? "" : ` [${[...new Set(tools.map(({ tool }) => String(tool)))].join(", ")}]`;
  const moved = phase === null ? "" : ` (${phase.from ?? "∅"} → ${phase.to ?? "∅"})`;
  const number = String(step).padStart(4);
  return `${print.style("dim", number)}  ${print.style("cyan", plainLine(who))}${plainLine(used)}${plainLine(moved)}: ${plainLine(summary)}`;
}

function errorLines({ new_errors }: HistoryEntry, print: Printer): readonly string[] {
  return new_errors.map((error) => `      ${print.style("red", plainLine(error))}`);
}

function writer(source: string, print: Printer): string {
  if (source === "fork") return print.in({ ko: "갈라짐", en: "fork" });
  if (source === "update") return print.in({ ko: "고침", en: "edit" });
  return print.in({ ko: "사용자", en: "user" });
}
