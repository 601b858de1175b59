import { expect, it } from "vitest";
import { isRuntimeError } from "../errors.ts";
import { TimeShares } from "./time-shares.ts";

function begin(shares = { person: 1_000, company: 3_000 }) {
  let now = 0;
  const times = new TimeShares(shares, { monotonic: () => now });
  const retryAfter = (user: string, tenant = "acme") => {
    try {
      times.check({ tenant, user });
      return null;
    } catch (error) {
      if (!isRuntimeError(error, "SHARE_SPENT")) throw error;
      return error.details;
    }
  };
  return { times, retryAfter, later: (milliseconds: number) => (now += milliseconds) };
}

it("who sent what takes long waits, and is told for how long; others do not", () => {
  const { times, retryAfter, later } = begin();
  times.add({ tenant: "acme", user: "heavy" }, 1_500);
  expect(retryAfter("heavy")).toEqual({ whose: "person", retry_after: 30 });
  expect(retryAfter("light")).toBeNull();
  later(31_000);
  expect(retryAfter("heavy")).toBeNull();
});

it("all people of a company together have a share too, and other companies theirs", () => {
  const { times, retryAfter } = begin();
  for (const user of ["a", "b", "c", "d"]) times.add({ tenant: "acme", user }, 900);
  expect(retryAfter("e")).toEqual({ whose: "company", retry_after: 12 });
  expect(retryAfter("e", "other")).toBeNull();
});

it("many people are forgotten again once they have nothing to wait for", () => {
  const { times, retryAfter, later } = begin({ person: 1_000, company: Number.POSITIVE_INFINITY });
  for (let each = 0; each < 25_000; each += 1) times.add({ tenant: "acme", user: `u${each}` }, 10);
  later(60_000);
  times.add({ tenant: "acme", user: "heavy" }, 5_000);
  expect(retryAfter("heavy")).toMatchObject({ whose: "person" });
  expect(retryAfter("u1")).toBeNull();
});
