import { jsonSchema, type PlainObject } from "@maru/state";
import type { Assistant } from "../assistant.ts";
import type { GraphDefinition } from "../graph/define-graph.ts";
import { asList, END } from "../graph/route.ts";

export interface AssistantSchema {
  readonly name: string;
  readonly version: number;
  readonly schema: PlainObject;
  readonly update_schema: PlainObject;
  readonly graph: GraphPicture;
}

export interface GraphPicture {
  readonly nodes: readonly { readonly id: string; readonly title: string }[];
  readonly edges: readonly { readonly from: string; readonly to: string; readonly conditional: boolean }[];
}

const START = "start";

/** What an assistant's state and graph look like, for those who draw and edit them. */
export function assistantSchema({ name, graph }: Assistant): AssistantSchema {
  const { definition } = graph;
  return {
    name,
    version: definition.version,
    schema: jsonSchema(definition),
    update_schema: editSchema(definition),
    graph: graphPicture(graph),
  };
}

/** An edit gives new values for some fields, each of them whole. */
function editSchema(definition: GraphDefinition["definition"]): PlainObject {
  const { required: _all, ...schema } = jsonSchema(definition);
  return {
    ...schema,
    $id: `urn:maru:edit:${definition.name}:${definition.version}`,
    title: `Edit of ${String(schema.title)}`,
    minProperties: 1,
  };
}

function graphPicture(graph: GraphDefinition): GraphPicture {
  const names = [...graph.nodes.keys()];
  const inner = names.flatMap((from) => edgesFrom(graph, from));
  // Where the beginning depends on the state, it may be at any node that nobody else leads to.
  const reached = new Set(inner.filter(({ from, to }) => from !== to).map(({ to }) => to));
  const unreached = names.filter((name) => !reached.has(name));
  const starts = typeof graph.start === "string" ? [graph.start] : unreached;
  const edges = [
    ...starts.map((to) => ({ from: START, to, conditional: typeof graph.start !== "string" })),
    ...inner,
  ];
  const ends = edges.some(({ to }) => to === END) ? [END] : [];
  return { nodes: [START, ...names, ...ends].map((id) => ({ id, title: id.replaceAll("_", " ") })), edges };
}

function edgesFrom(graph: GraphDefinition, from: string): GraphPicture["edges"] {
  const { next, targets } = graph.nodes.get(from) ?? {};
  const isFixed = next !== undefined && typeof next !== "function";
  const fixed = isFixed
    ? asList(next).map((target) => (typeof target === "string" ? target : target.node))
    : [];
  if (next === undefined && targets === undefined) return [{ from, to: END, conditional: false }];
  const possible = (targets ?? []).filter((to) => !fixed.includes(to));
  return [
    ...fixed.map((to) => ({ from, to, conditional: false })),
    ...possible.map((to) => ({ from, to, conditional: true })),
  ];
}
