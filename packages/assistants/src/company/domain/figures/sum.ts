/** A figure to work with. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: FigureUnit;
}
export type FigureUnit = "won" | "percent" | "count";

/** What is to be worked out of figures. */
export type Sum =
  | { readonly is: "change"; readonly of: Figure; readonly percent: number }
  | { readonly is: "split"; readonly of: Figure; readonly among: number; readonly what: string }
  | { readonly is: "difference"; readonly left: Figure; readonly right: Figure }
  | { readonly is: "total" | "average"; readonly of: readonly Figure[] }
  | { readonly is: "share"; readonly of: Figure; readonly whole: Figure }
  | { readonly is: "part"; readonly of: Figure; readonly percent: number }
  | { readonly is: "product"; readonly of: Figure; readonly times: number };

/** The value of a sum; undefined where it means nothing, as a share of nothing does. */
export function worked(sum: Sum): { readonly value: number; readonly unit: FigureUnit } | undefined {
  switch (sum.is) {
    case "change":
      return { value: sum.of.value * (1 + sum.percent / 100), unit: sum.of.unit };
    case "part":
      return { value: (sum.of.value * sum.percent) / 100, unit: sum.of.unit };
    case "split":
      return sum.among === 0 ? undefined : { value: sum.of.value / sum.among, unit: sum.of.unit };
    case "product":
      return { value: sum.of.value * sum.times, unit: sum.of.unit };
    case "difference":
      return sum.left.unit === sum.right.unit
        ? { value: sum.left.value - sum.right.value, unit: sum.left.unit }
        : undefined;
    case "share":
      return sum.whole.value === 0 || sum.of.unit !== sum.whole.unit
        ? undefined
        : { value: (sum.of.value / sum.whole.value) * 100, unit: "percent" };
    case "total":
    case "average": {
      const [first] = sum.of;
      if (first === undefined || sum.of.some(({ unit }) => unit !== first.unit)) return undefined;
      const total = sum.of.reduce((all, { value }) => all + value, 0);
      return { value: sum.is === "total" ? total : total / sum.of.length, unit: first.unit };
    }
  }
}
