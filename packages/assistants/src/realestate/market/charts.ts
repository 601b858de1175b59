import type { Deal, MarketStatistics } from "../ports.ts";
import { groupBy } from "./group-by.ts";
import { mean } from "./statistics.ts";

/** A chart as data: a Vega-Lite specification with its values in it. Amounts are in 만원, as the axis says. */
export interface Chart {
  readonly type: "vega-lite";
  readonly title: string;
  readonly spec: object;
}

const SCHEMA = "https://vega.github.io/schema/vega-lite/v6.json";
const KIND_NAMES = { sale: "매매", jeonse: "전세", rent: "월세 보증금" } as const;

/** Month by month: how the average went. */
export function trendChart(deals: readonly Deal[], title: string): Chart {
  const groups = groupBy(deals, ({ month, kind }) => `${month} ${kind}`);
  const values = [...groups.values()]
    .map((group) => ({
      month: group[0]?.month ?? "",
      kind: KIND_NAMES[group[0]?.kind ?? "sale"],
      average: inTenThousands(mean(group.map(({ amount }) => amount))),
      count: group.length,
    }))
    .sort((one, two) => (one.month + one.kind < two.month + two.kind ? -1 : 1));
  return {
    type: "vega-lite",
    title,
    spec: {
      $schema: SCHEMA,
      title,
      data: { values },
      mark: { type: "line", point: true },
      encoding: {
        x: { field: "month", type: "ordinal", title: "계약월" },
        y: { field: "average", type: "quantitative", title: "평균(만원)" },
        color: { field: "kind", type: "nominal", title: "거래" },
        tooltip: [{ field: "month" }, { field: "kind" }, { field: "average" }, { field: "count" }],
      },
    },
  };
}

/** Lowest, average and highest of each region beside each other. */
export function rangeChart(rows: readonly MarketStatistics[], title: string): Chart {
  const values = rows.flatMap(({ region, kind, minimum, average, maximum }) =>
    (
      [
        ["최저", minimum],
        ["평균", average],
        ["최고", maximum],
      ] as const
    ).map(([measure, amount]) => ({
      region: `${region} ${KIND_NAMES[kind]}`,
      measure,
      amount: inTenThousands(amount),
    })),
  );
  return {
    type: "vega-lite",
    title,
    spec: {
      $schema: SCHEMA,
      title,
      data: { values },
      mark: "bar",
      encoding: {
        x: { field: "region", type: "nominal", title: null },
        xOffset: { field: "measure", sort: ["최저", "평균", "최고"] },
        y: { field: "amount", type: "quantitative", title: "금액(만원)" },
        color: { field: "measure", type: "nominal", title: null, sort: ["최저", "평균", "최고"] },
      },
    },
  };
}

function inTenThousands(amount: number): number {
  return Math.round(amount / 10_000);
}
