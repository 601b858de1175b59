// @vitest-environment jsdom
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { defineState } from "../define-state.ts";
import { counter, value } from "../field.ts";
import { flowDiagram } from "./flow-diagram.ts";
import { readFlow } from "./testing/read-mermaid.ts";
import { anyText, fieldNames, onOneLine } from "./testing/texts.ts";
import { TripState, tripRun } from "./testing/trip-state.ts";

const Clicks = defineState("clicks", { version: 1, fields: { clicks: counter() } });

describe("the flow of a definition", () => {
  it("has every phase once, with waiting and terminal ones told by shape and word", async () => {
    const { nodes } = await readFlow(flowDiagram(TripState));
    expect(nodes).toEqual([
      { text: "start", type: "circle", classes: [] },
      { text: "collecting", type: "square", classes: [] },
      { text: "searching", type: "square", classes: [] },
      { text: "awaiting_approval<br>«waiting»", type: "hexagon", classes: ["waiting"] },
      { text: "completed<br>«terminal»", type: "stadium", classes: ["terminal"] },
    ]);
  });

  it("[P1] has exactly the moves of the table, beginning at the first phase", async () => {
    const { edges } = await readFlow(flowDiagram(TripState));
    expect(edges.map(({ from, to }) => [from, to].map((text) => text.split("<br>")[0]).join(" > "))).toEqual([
      "start > collecting",
      "collecting > searching",
      "searching > awaiting_approval",
      "searching > collecting",
      "awaiting_approval > completed",
      "awaiting_approval > searching",
    ]);
  });

  it("says so when there are no phases", async () => {
    const { nodes } = await readFlow(flowDiagram(Clicks));
    expect(nodes.map(({ text }) => text)).toEqual(["start", "clicks<br>«no phases»"]);
  });
});

describe("the flow of a recorded run", () => {
  it("[P3] counts how often each move was made and dots the ones never made", async () => {
    const { edges } = await readFlow(flowDiagram(TripState, tripRun()));
    const taken = edges.slice(1).map(({ from, text, stroke }) => [from.split("<br>")[0], text, stroke]);
    expect(taken).toEqual([
      ["collecting", "1×", "thick"],
      ["searching", "2×", "thick"],
      ["searching", "", "dotted"],
      ["awaiting_approval", "1×", "thick"],
      ["awaiting_approval", "1×", "thick"],
    ]);
  });

  it("shows where the state stands", async () => {
    const run = tripRun();
    const halfway = { ...run, steps: run.steps.slice(0, 5) };
    const { nodes } = await readFlow(flowDiagram(TripState, halfway));
    expect(nodes.filter(({ classes }) => classes.includes("current"))).toEqual([
      {
        text: "awaiting_approval<br>«waiting»<br>«current»",
        type: "hexagon",
        classes: ["waiting", "current"],
      },
    ]);
  });

  it("still shows phases and moves that the table no longer has", async () => {
    const step = { by: "user", at: null, rests: null, changed_fields: [], summary: "" };
    const { nodes, edges } = await readFlow(
      flowDiagram(TripState, {
        definition: "trip",
        steps: [
          { ...step, phase_before: "drafting", phase_after: "completed" },
          { ...step, phase_before: "completed", phase_after: "collecting" },
        ],
      }),
    );
    expect(nodes.map(({ text }) => text)).toContain("drafting<br>«unknown phase»");
    expect(edges.filter(({ text }) => text === "1× not in the table")).toHaveLength(2);
  });

  it("shows who wrote how often where there are no phases", async () => {
    const step = { at: null, phase_before: null, phase_after: null, rests: null };
    const by = (name: string) => ({ ...step, by: name, changed_fields: ["clicks"], summary: "clicks 0 → 1" });
    const { edges } = await readFlow(
      flowDiagram(Clicks, { definition: "clicks", steps: [by("planner"), by("end"), by("planner")] }),
    );
    expect(edges.slice(1).map(({ from, text }) => [from, text])).toEqual([
      ["planner", "2×"],
      ["end", "1×"],
    ]);
  });

  it("refuses a run of another definition", () => {
    expect(() => flowDiagram(Clicks, tripRun())).toThrow(
      'Expected a state of "clicks" but found a run of "trip".',
    );
  });
});

describe("phases with any name", () => {
  it("[P6] are drawn with that very name", async () => {
    const phaseNames = fieldNames.filter((names) => names.length > 1);
    await fc.assert(
      fc.asyncProperty(phaseNames, anyText, async (phases, agent) => {
        const first = phases[0] ?? "";
        const last = phases.at(-1) ?? "";
        const definition = defineState("odd", {
          version: 1,
          fields: { phase: value(z.enum(phases)).default(first) },
          phase: {
            field: "phase",
            moves: Object.fromEntries(
              phases.slice(0, -1).map((phase, index) => [phase, [phases[index + 1]]]),
            ),
            terminal: [last],
          },
        } as never);
        const moved = { by: agent, at: null, phase_before: first, phase_after: last, rests: null };
        const run = { definition: "odd", steps: [{ ...moved, changed_fields: [], summary: "" }] };
        const { nodes } = await readFlow(flowDiagram(definition, run));
        expect(nodes.slice(1).map(({ text }) => text.split("<br>")[0])).toEqual(
          definition.phase?.phases.map((phase) => onOneLine(phase).split("<br>")[0]),
        );
      }),
      { numRuns: 20 },
    );
  });
});
