import { classDiagram, flowDiagram, type Moment, recordRun, sequenceDiagram } from "@maru/state";
import { stateIn } from "./checkpoint-reader.ts";
import { gather, type Look, timeOf, toldOfAll, writerOf } from "./look.ts";

export type DiagramKind = "flow" | "class" | "sequence";

/** So many steps a picture of a conversation shows, the newest ones. */
const DRAWN = 100;

/** A conversation as a Mermaid picture: the newest steps on the way to its head. */
export async function drawConversation(look: Look, kind: DiagramKind): Promise<string> {
  const { definition, reader, session } = look;
  if (kind === "class") return classDiagram(definition);
  const tuples = (await gather(reader.line(session), DRAWN)).toReversed();
  const told = await toldOfAll(look, tuples);
  const moments = tuples.map(
    (tuple): Moment => ({
      by: writerOf(tuple.metadata?.source, told.get(tuple.checkpoint.id)) ?? "unknown",
      at: timeOf(tuple.checkpoint.ts),
      state: stateIn(definition, tuple),
    }),
  );
  const run = recordRun(definition, moments);
  return kind === "flow" ? flowDiagram(definition, run) : sequenceDiagram(run);
}
