import { expect, it } from "vitest";
import { openOf, type Part } from "./parts.tsx";

const part = (id: string, isThere: boolean): Part => ({ id, title: id, content: isThere ? id : null });

it("the part that is open is the one asked for, once it is there, and until then the first that is", () => {
  const parts = [part("plans", false), part("days", true), part("flights", true)];
  expect(openOf(parts, null)?.id).toBe("days");
  expect(openOf(parts, "flights")?.id).toBe("flights");
  expect(openOf(parts, "plans")?.id).toBe("days");
  expect(openOf([part("plans", true), ...parts.slice(1)], null)?.id).toBe("plans");
  expect(openOf([part("plans", false)], null)).toBeNull();
});
