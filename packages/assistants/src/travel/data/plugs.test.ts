import { describe, expect, it } from "vitest";
import { destinationById, destinationNames } from "./destinations.ts";
import { socketsIn } from "./plugs.ts";

describe("sockets", () => {
  it("are known wherever one can go abroad", () => {
    const countries = destinationNames.map(({ id }) => destinationById(id)?.country.code ?? "");
    const unknown = countries.filter((country) => country !== "KR" && socketsIn(country) === null);
    expect(unknown).toEqual([]);
  });

  it.each([
    ["ES", "all", false],
    ["TH", "some", false],
    ["GB", "none", false],
    ["JP", "none", true],
  ] as const)("in %s take a Korean plug: %s, and have little voltage: %s", (country, fits, isLow) => {
    expect(socketsIn(country)).toMatchObject({ fits, isLow });
  });
});
