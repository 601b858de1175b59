import { expect, it } from "vitest";
import { limitsOf } from "./limits-of.ts";

it("reads limits by their names, and says which one it does not know", () => {
  expect(limitsOf({})).toEqual({});
  expect(limitsOf({ MARU_LIMITS: " messages=120, sockets = 200 ," })).toEqual({
    messages: 120,
    sockets: 200,
  });
  for (const wrong of ["message=1", "sockets", "sockets=0", "sockets=-1", "sockets=1e3"])
    expect(() => limitsOf({ MARU_LIMITS: wrong })).toThrow(wrong);
});
