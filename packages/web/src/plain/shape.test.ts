import { describe, expect, it } from "vitest";
import { at, flag, list, number, oneOf, or, shape, someText, text, texts } from "./shape.ts";

const Room = shape({
  name: at("room_name", text),
  price: at("price", number),
  size: at("size", or(number, null)),
  tags: at("tags", texts),
  isTaken: at("is_taken", flag),
});
const House = shape({
  street: at("street", someText),
  kind: at("kind", oneOf(["flat", "villa"])),
  rooms: at("rooms", list(Room)),
  cheapest: (plain) => Math.min(...list(Room)(plain["rooms"]).map(({ price }) => price)),
});

describe("a shape", () => {
  it("takes what it names, under its own names, and nothing else", () => {
    expect(
      Room({ room_name: "안방", price: 3, size: 20, tags: ["남향", 7], is_taken: true, secret: 1 }),
    ).toEqual({
      name: "안방",
      price: 3,
      size: 20,
      tags: ["남향"],
      isTaken: true,
    });
  });

  it("does without what may be missing, and is none without what may not", () => {
    expect(Room({ price: 3 })).toEqual({ name: "", price: 3, size: null, tags: [], isTaken: false });
    for (const odd of [{}, { price: "3" }, { price: Number.NaN }, null, [], "안방", 7])
      expect(Room(odd)).toBeUndefined();
  });

  it("holds others, leaving out those that cannot be read", () => {
    const rooms = [{ price: 5 }, "?", { price: 2 }];
    const house = { street: "북촌로", kind: "villa", rooms };
    expect(House(house)?.rooms.map(({ price }) => price)).toEqual([5, 2]);
    expect(House(house)?.cheapest).toBe(2);
    expect(House({ ...house, kind: "castle" })).toBeUndefined();
    expect(House({ ...house, street: "" })).toBeUndefined();
  });
});
