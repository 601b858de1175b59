import "@xyflow/react/dist/style.css";
import type { AssistantSchema } from "@maru/protocol";
import { Background, type Edge, MarkerType, type Node, Position, ReactFlow } from "@xyflow/react";
import ELK from "elkjs/lib/elk.bundled.js";
import { useEffect, useState } from "react";
import { useSession } from "../session/current-session.ts";
import { Refusal } from "../ui/refusal.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useTranslation } from "../words/index.ts";
import { type Path, pathOf } from "./path-taken.ts";
import { useHistory, useSchema } from "./use-inspection.ts";

type Graph = AssistantSchema["graph"];
type Places = ReadonlyMap<string, { readonly x: number; readonly y: number }>;

/** Where a graph begins stands first, where it ends last. */
const ENDS: Readonly<Record<string, string>> = { start: "FIRST", end: "LAST" };
const SIZE = { width: 136, height: 40 } as const;

/** The assistant's graph with the path taken, and the node that works now lit. */
export default function GraphTab({ at }: { readonly at: string }) {
  const { t } = useTranslation();
  const schema = useSchema();
  const history = useHistory();
  const isRunning = useSession((model) => model.isRunning);
  const graph = schema.data?.graph;
  const places = usePlaces(graph);
  if (schema.error !== null) return <Refusal error={schema.error} again={() => void schema.refetch()} />;
  if (graph === undefined || places === null)
    return (
      <div className="p-4">
        <Skeleton lines={6} />
      </div>
    );
  const entries = history.data?.pages.flatMap((page) => page.entries) ?? [];
  const path = pathOf(entries, at, isRunning);
  return (
    <div className="flex h-full flex-col">
      <p className="flex gap-4 px-4 py-2 text-xs text-ink-soft">
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="size-3 rounded-full border-2 border-ochre bg-ochre-wash" />
          {t("inspector.current")}
        </span>
        <span className="flex items-center gap-1.5">
          <span aria-hidden className="size-3 rounded-full border-2 border-celadon bg-celadon-wash" />
          {t("inspector.visited")}
        </span>
      </p>
      <div role="img" aria-label={t("inspector.graph_label")} className="min-h-80 flex-1">
        <ReactFlow
          nodes={nodesOf(graph, places, path)}
          edges={edgesOf(graph, path)}
          fitView
          fitViewOptions={{ padding: 0.06, maxZoom: 1.1 }}
          minZoom={0.2}
          nodesDraggable={false}
          nodesConnectable={false}
          elementsSelectable={false}
          proOptions={{ hideAttribution: true }}
        >
          <Background color="var(--line)" gap={24} />
        </ReactFlow>
      </div>
    </div>
  );
}

function nodesOf(graph: Graph, places: Places, path: Path): Node[] {
  return graph.nodes.map(({ id, title }) => {
    const colour = path.current.has(id) ? "ochre" : path.visited.has(id) ? "celadon" : null;
    return {
      id,
      position: places.get(id) ?? { x: 0, y: 0 },
      data: { label: title },
      sourcePosition: Position.Bottom,
      targetPosition: Position.Top,
      width: SIZE.width,
      height: SIZE.height,
      style: {
        background: colour === null ? "var(--paper)" : `var(--${colour}-wash)`,
        borderColor: colour === null ? "var(--line-strong)" : `var(--${colour})`,
        borderWidth: colour === null ? 1 : 2,
        borderRadius: 8,
        color: "var(--ink)",
        fontSize: 14,
        padding: 8,
      },
    };
  });
}

function edgesOf(graph: Graph, path: Path): Edge[] {
  return withoutLoops(graph).map(({ from, to, conditional }) => {
    const isTaken = path.visited.has(from) && path.visited.has(to);
    const stroke = isTaken ? "var(--celadon)" : "var(--line-strong)";
    return {
      id: `${from}→${to}`,
      source: from,
      target: to,
      style: { stroke, strokeWidth: isTaken ? 2 : 1, ...(conditional ? { strokeDasharray: "5 4" } : {}) },
      markerEnd: { type: MarkerType.ArrowClosed, color: stroke },
    };
  });
}

/** A node that may run again is its own affair: a loop beside it says nothing about the way. */
const withoutLoops = ({ edges }: Graph) => edges.filter(({ from, to }) => from !== to);

/** Where the nodes stand: from top to bottom, as few crossings as possible; the panel is taller than wide. */
function usePlaces(graph: Graph | undefined): Places | null {
  const [places, setPlaces] = useState<Places | null>(null);
  useEffect(() => {
    if (graph === undefined) return;
    let isWanted = true;
    void new ELK()
      .layout({
        id: "graph",
        layoutOptions: {
          "elk.algorithm": "layered",
          "elk.direction": "DOWN",
          // The way forward first: edges that lead back bend, the others go on.
          "elk.layered.cycleBreaking.strategy": "DEPTH_FIRST",
          // The panel is taller than wide: few beside each other, so that names can be read without zooming in.
          "elk.layered.layering.strategy": "COFFMAN_GRAHAM",
          "elk.layered.layering.coffmanGraham.layerBound": "3",
          "elk.layered.nodePlacement.strategy": "SIMPLE",
          "elk.layered.spacing.nodeNodeBetweenLayers": "40",
          "elk.spacing.nodeNode": "20",
        },
        children: graph.nodes.map(({ id }) => ({
          id,
          ...SIZE,
          ...(ENDS[id] === undefined
            ? {}
            : { layoutOptions: { "elk.layered.layering.layerConstraint": ENDS[id] } }),
        })),
        edges: withoutLoops(graph).map(({ from, to }) => ({
          id: `${from}→${to}`,
          sources: [from],
          targets: [to],
        })),
      })
      .then(({ children = [] }) => {
        if (isWanted) setPlaces(new Map(children.map(({ id, x = 0, y = 0 }) => [id, { x, y }] as const)));
      });
    return () => {
      isWanted = false;
    };
  }, [graph]);
  return places;
}
