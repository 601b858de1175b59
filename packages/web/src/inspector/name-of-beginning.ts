import type { Say } from "../words/index.ts";

interface Beginning {
  readonly source: string;
  readonly turn: number | null;
}

/** What begins at a checkpoint: a turn, or something that somebody did between turns. */
export function nameOfBeginning({ source, turn }: Beginning, t: Say): string {
  if (source === "fork") return t("inspector.source_fork");
  if (source === "update") return t("inspector.source_update");
  return turn === null ? t("inspector.before_turns") : t("inspector.turn", { turn: turn + 1 });
}
