/** How much was said. `approximate` where the speaker said so: 쯤, 정도, about. */
export type Quantity = (
  | { readonly kind: "exact"; readonly amount: number }
  | { readonly kind: "at_most"; readonly amount: number; readonly inclusive: boolean }
  | { readonly kind: "at_least"; readonly amount: number; readonly inclusive: boolean }
  | { readonly kind: "range"; readonly minimum: number; readonly maximum: number }
) & { readonly approximate: boolean };

export type Limit = "at_most" | "below" | "at_least" | "above";

export function toQuantity(
  low: number,
  high: number,
  limit: Limit | undefined,
  approximate: boolean,
): Quantity {
  if (low !== high) return { kind: "range", minimum: low, maximum: high, approximate };
  switch (limit) {
    case "at_most":
    case "below":
      return { kind: "at_most", amount: high, inclusive: limit === "at_most", approximate };
    case "at_least":
    case "above":
      return { kind: "at_least", amount: low, inclusive: limit === "at_least", approximate };
    case undefined:
      return { kind: "exact", amount: low, approximate };
  }
}

/** The same quantity in another unit. */
export function scaleQuantity(quantity: Quantity, factor: number): Quantity {
  return quantity.kind === "range"
    ? { ...quantity, minimum: quantity.minimum * factor, maximum: quantity.maximum * factor }
    : { ...quantity, amount: quantity.amount * factor };
}
