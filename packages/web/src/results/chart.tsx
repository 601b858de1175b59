import { useEffect, useRef } from "react";
import embed, { type VisualizationSpec } from "vega-embed";
import { expressionInterpreter } from "vega-interpreter";
import type { Series } from "./table-in-text.ts";

/** Numbers as bars. The description is written here, from numbers alone: nothing in it comes from elsewhere. */
export function Chart({ title, series }: { readonly title: string; readonly series: Series }) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = holder.current;
    if (element === null) return;
    const view = embed(element, specOf(series, getComputedStyle(element)), {
      actions: false,
      renderer: "svg",
      // Expressions are walked through instead of compiled: the content security policy forbids making code.
      ast: true,
      expr: expressionInterpreter,
      defaultStyle: false,
      tooltip: false,
    });
    return () => void view.then((shown) => shown.finalize());
  }, [series]);
  return (
    <div role="img" aria-label={title} className="w-full overflow-x-auto">
      {/* What draws gives its own place a role and a name of its own. */}
      <div ref={holder} />
    </div>
  );
}

function specOf({ label, unit, values }: Series, style: CSSStyleDeclaration): VisualizationSpec {
  const colour = (name: string) => style.getPropertyValue(name).trim();
  const axis = {
    labelColor: colour("--ink-soft"),
    titleColor: colour("--ink-soft"),
    gridColor: colour("--line"),
    domainColor: colour("--line"),
    labelFont: style.fontFamily,
    titleFont: style.fontFamily,
  };
  return {
    width: 320,
    height: { step: 30 },
    background: "transparent",
    data: { values: values.map((value) => ({ ...value })) },
    mark: { type: "bar", cornerRadiusEnd: 3, color: colour("--pine") },
    encoding: {
      y: { field: "name", type: "nominal", sort: null, axis: { ...axis, title: null } },
      x: {
        field: "value",
        type: "quantitative",
        axis: { ...axis, title: unit === "" ? label : `${label} (${unit})`, format: "," },
      },
    },
    config: { view: { stroke: null } },
  };
}
