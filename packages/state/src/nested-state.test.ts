import { apply, defineState, initialState, list, steps, value } from "@maru/state";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { continueNested, schemaOf } from "./nested-state.ts";

const Kitchen = defineState("kitchen", {
  version: 1,
  fields: {
    dish: value(z.string()).optional().personal(),
    orders: list(z.string()),
    work: steps(),
  },
  rules: [
    {
      id: "no_dish_without_order",
      fields: ["dish", "orders"],
      holds: (state) => state.dish === null || state.orders.length > 0,
      requirement: { ko: "주문이 먼저예요.", en: "Order first." },
    },
  ],
});
const House = defineState("house", { version: 1, fields: { kitchen: value(schemaOf(Kitchen)).optional() } });

const kitchen = initialState(Kitchen, {
  orders: ["국수"],
  work: [
    { step_id: "s", step_type: "cook", agent_name: "cook", team: "kitchen", task: "국수", description: "" },
  ],
});
const house = initialState(House, { kitchen });

describe("a state inside a state", () => {
  it("is kept whole", () => {
    expect(house.kitchen).toEqual({ ...kitchen });
  });

  it("goes on by its own definition", () => {
    const next = continueNested(Kitchen, house.kitchen, { orders: ["만두"], dish: "국수" });
    expect(apply(House, house, { kitchen: next }).kitchen).toMatchObject({
      orders: ["국수", "만두"],
      dish: "국수",
    });
    expect(() =>
      continueNested(Kitchen, house.kitchen, { work: [{ step_id: "s", status: "completed" }] }),
    ).toThrow(expect.objectContaining({ code: "INVALID_STEP_MOVE" }));
  });

  it("is refused from outside when its own rules do not hold or a field is unknown", () => {
    const { dish, ...rest } = { ...kitchen };
    expect(() => apply(House, house, { kitchen: { ...rest, orders: [], dish: "국수" } })).toThrow(
      expect.objectContaining({
        code: "INVALID_VALUE",
        message: expect.stringContaining("no_dish_without_order"),
      }),
    );
    expect(() => apply(House, house, { kitchen: { ...rest, dish, dishes: [] } as never })).toThrow(
      expect.objectContaining({
        code: "UNKNOWN_FIELD",
        details: expect.objectContaining({ nearest: "dish" }),
      }),
    );
  });

  it("may lack only what it may not know", () => {
    const { dish, orders, ...rest } = { ...kitchen };
    expect(apply(House, house, { kitchen: { ...rest, orders, dish: null } })).toBe(house);
    expect(() => apply(House, house, { kitchen: { ...rest, dish, orders: null } as never })).toThrow(
      expect.objectContaining({ code: "INVALID_VALUE" }),
    );
  });

  it("takes its marks along", () => {
    expect(JSON.stringify(z.toJSONSchema(schemaOf(Kitchen)))).toContain('"x-maru-marks":["personal"]');
  });

  it("cannot be continued before it exists", () => {
    expect(() => continueNested(Kitchen, null, { orders: ["만두"] })).toThrow("no kitchen");
  });
});
