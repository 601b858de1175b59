import mermaid from "mermaid";

interface Vertex {
  readonly text: string;
  readonly type: string;
  readonly classes: readonly string[];
}
interface Edge {
  readonly start: string;
  readonly end: string;
  readonly text: string;
  readonly stroke: string;
}
interface DrawnClass {
  readonly label: string;
  readonly annotations: readonly string[];
  readonly members: readonly { readonly text: string }[];
  readonly methods: readonly unknown[];
}
interface Relation {
  readonly id1: string;
  readonly id2: string;
  readonly title?: string;
  readonly relationTitle2?: string;
  readonly relation: { readonly type1: number | string; readonly type2: number | string };
}
interface Message {
  readonly from?: string;
  readonly to?: string;
  readonly message: unknown;
}
interface Database {
  getVertices(): ReadonlyMap<string, Vertex>;
  getEdges(): readonly Edge[];
  getClasses(): ReadonlyMap<string, DrawnClass>;
  getRelations(): readonly Relation[];
  getActors(): ReadonlyMap<string, { readonly description: string; readonly type: string }>;
  getMessages(): readonly Message[];
}

/** Throws where Mermaid would show its error picture; gives what it understood otherwise. */
async function parse(text: string): Promise<Database> {
  await mermaid.parse(text);
  const diagram = await mermaid.mermaidAPI.getDiagramFromText(text);
  return diagram.db as unknown as Database;
}

export async function readFlow(text: string) {
  const database = await parse(text);
  const label = (id: string) => shown(database.getVertices().get(id)?.text ?? id);
  return {
    nodes: [...database.getVertices().values()].map(({ text, type, classes }) => ({
      text: shown(text),
      type,
      classes,
    })),
    edges: database.getEdges().map(({ start, end, text, stroke }) => ({
      from: label(start),
      to: label(end),
      text: shown(text),
      stroke,
    })),
  };
}

export async function readClasses(text: string) {
  const database = await parse(text);
  const label = (id: string) => shown(database.getClasses().get(id)?.label ?? id);
  return {
    classes: new Map(
      [...database.getClasses()].map(([id, { annotations, members, methods }]) => [
        label(id),
        { annotations, members: members.map((member) => shownMember(member.text)), methods },
      ]),
    ),
    relations: database.getRelations().map(({ id1, id2, title, relationTitle2 }) => ({
      from: label(id1),
      to: label(id2),
      title: shown(title ?? ""),
      times: relationTitle2,
    })),
  };
}

export async function readSequence(text: string) {
  const database = await parse(text);
  const label = (id: string) => shown(database.getActors().get(id)?.description ?? id);
  return {
    actors: [...database.getActors().values()].map(({ description, type }) => ({
      name: shown(description),
      type,
    })),
    messages: database
      .getMessages()
      .flatMap(({ from, to, message }) =>
        from === undefined || to === undefined || typeof message !== "string"
          ? []
          : [{ from: label(from), to: label(to), text: shown(message) }],
      ),
  };
}

/** What a person sees: Mermaid keeps entities in a form of its own until the picture is drawn. */
function shown(text: string): string {
  return text.replace(/ﬂ°°(\d+)¶ß/g, (_, code: string) => String.fromCodePoint(Number(code)));
}

/** Members are kept with a backslash before the `+`, and with generics written out. */
function shownMember(text: string): string {
  return shown(text.replace(/^\\/, "").replaceAll("&lt;", "<").replaceAll("&gt;", ">"));
}
