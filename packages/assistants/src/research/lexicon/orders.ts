import { findCues } from "@maru/language";
import orders from "./orders.json" with { type: "json" };

export interface Order {
  readonly by: "date" | "figure";
  readonly isAscending: boolean;
}

/** In which order rows are asked for; the newest first where no order is named. */
export function orderIn(text: string): Order {
  const [found] = findCues(text, orders);
  const [by = "date", way = "desc"] = (found?.means ?? "date.desc").split(".");
  return { by: by === "figure" ? "figure" : "date", isAscending: way === "asc" };
}
