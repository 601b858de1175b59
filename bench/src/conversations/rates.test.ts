import { describe, expect, it } from "vitest";
import type { PlayedTurn } from "./play.ts";
import { comesToSomething, isAskedAgain, ratesOf } from "./rates.ts";

function turn(asks: readonly string[], state = {}, reply = `?${asks.join()}`): PlayedTurn {
  return { said: "말", reply, asks, state, operations: [], offers: 0, notUnderstood: [] };
}

describe("rates of whole conversations", () => {
  it("count a question again within three turns, but not after its value changed", () => {
    expect(isAskedAgain(turn(["duration"]), [turn(["duration"])])).toBe(true);
    expect(isAskedAgain(turn(["duration"], { duration: 3 }), [turn(["duration"])])).toBe(false);
    const others = [turn(["duration"]), turn(["budget"]), turn([]), turn([])];
    expect(isAskedAgain(turn(["duration"]), others)).toBe(false);
  });

  it("count replies that are the same as the one before", () => {
    const played = [{ id: "a", turns: [turn([], {}, "네"), turn([], {}, "네"), turn([], {}, "아니요")] }];
    expect(ratesOf(played)).toMatchObject({ replies: 3, repeated: 1, withoutOperation: 3 });
  });

  it("leave out conversations that end before anything is due", () => {
    const turns = [turn([]), turn([]), turn([], { done: true })];
    const isThere = ({ state }: PlayedTurn) => state["done"] === true;
    expect(comesToSomething({ id: "a", turns }, 0, isThere)).toBe(true);
    expect(comesToSomething({ id: "a", turns: turns.slice(0, 2) }, 0, isThere)).toBeUndefined();
    expect(comesToSomething({ id: "a", turns }, -1, isThere)).toBeUndefined();
  });
});
