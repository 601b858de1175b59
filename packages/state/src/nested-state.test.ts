import { describe, expect, it } from "vitest";
import * as z from "zod";
import { apply, initialState } from "./apply.ts";
import { defineState } from "./define-state.ts";
import { counter, counters, dict, list, set, steps, value } from "./field.ts";
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

  describe("with every kind of field", () => {
    const Shop = defineState("shop", {
      version: 1,
      fields: {
        shelves: dict(z.strictObject({ price: z.int() }), { max: 2 }),
        sold: counters(),
        visits: counter({ max: 3 }),
        tags: set(z.string(), { max: 2 }),
      },
    });
    const Street = defineState("street", { version: 1, fields: { shop: value(schemaOf(Shop)).optional() } });
    const shop = {
      shelves: { a: { price: 1 }, b: { price: 2 } },
      sold: { a: 0 },
      visits: 3,
      tags: ["x", "y"],
    };
    const street = initialState(Street, {});

    it("takes what its own definition takes", () => {
      expect(apply(Street, street, { shop }).shop).toEqual(shop);
      expect({ ...initialState(Shop, shop) }).toEqual(shop);
    });

    it.each([
      ["an entry of another shape", { shelves: { a: { price: "1" } } }, "shop.shelves.a.price"],
      ["too many entries", { shelves: { ...shop.shelves, c: { price: 3 } } }, "shop.shelves"],
      ["a count below zero among others", { sold: { a: -1 } }, "shop.sold.a"],
      ["half a count among others", { sold: { a: 0.5 } }, "shop.sold.a"],
      ["a count below zero", { visits: -1 }, "shop.visits"],
      ["a count beyond its limit", { visits: 4 }, "shop.visits"],
      ["too many members", { tags: ["x", "y", "z"] }, "shop.tags"],
    ])("refuses %s, as its own definition does", (_, wrong, path) => {
      expect(() => initialState(Shop, { ...shop, ...wrong } as never)).toThrow(
        expect.objectContaining({ code: "INVALID_VALUE" }),
      );
      expect(() => apply(Street, street, { shop: { ...shop, ...wrong } as never })).toThrow(
        expect.objectContaining({ code: "INVALID_VALUE", details: expect.objectContaining({ path }) }),
      );
    });
  });

  it("takes its marks along", () => {
    expect(JSON.stringify(z.toJSONSchema(schemaOf(Kitchen)))).toContain('"x-maru-marks":["personal"]');
  });

  it("cannot be continued before it exists", () => {
    expect(() => continueNested(Kitchen, null, { orders: ["만두"] })).toThrow("no kitchen");
  });
});
