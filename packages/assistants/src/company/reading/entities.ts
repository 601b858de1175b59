import { findPeriods, periodLabel } from "@maru/language";
import { COMPANY_MODEL } from "../domain/semantic/company-model.ts";
import type { DataQuery } from "../domain/semantic/data-query.ts";
import { measureOf } from "../domain/semantic/semantic-model.ts";

/** Periods, measures and values of a message, as the analyser tells them. */
export function periodLabels(text: string, now: string, query: DataQuery | null) {
  const periods = findPeriods(text, { now }).map(({ value, span }) => ({
    type: "period",
    value: text.slice(span.start, span.end),
    normalized: periodLabel(value),
  }));
  const measures = (query?.measures ?? []).map((id) => ({
    type: "metric",
    value: measureOf(COMPANY_MODEL, id).label.ko,
    column: id,
  }));
  const values = (query?.filters ?? []).flatMap((filter) =>
    filter.values.map((value) => ({ type: filter.dimension, value, normalized: value })),
  );
  return [...periods, ...measures, ...values];
}
