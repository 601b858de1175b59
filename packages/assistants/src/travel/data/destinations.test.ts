import { describe, expect, it } from "vitest";
import { destinationFiles } from "./destination-files.ts";
import { destinationById, destinationNames } from "./destinations.ts";

describe("the embedded destinations", () => {
  it("are all known by name", () => {
    expect(destinationNames.map(({ id }) => id)).toEqual(Object.keys(destinationFiles));
    expect(destinationNames.find(({ id }) => id === "jeju")?.names.aliases).toContain("서귀포");
  });

  it("keep their places out of the list of names", () => {
    for (const name of destinationNames) expect(Object.keys(name)).toEqual(["id", "country", "names"]);
  });

  it("give no name to two cities", () => {
    const names = destinationNames.flatMap(({ names }) => [
      ...new Set([names.ko, names.en, names.local, ...names.aliases].map((name) => name.toLowerCase())),
    ]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it("are read whole by their id, once", () => {
    const osaka = destinationById("osaka");
    expect(osaka?.places.map((place) => place.id)).toContain("osaka-castle");
    expect(destinationById("osaka")).toBe(osaka);
  });

  it.each(["atlantis", "", "Osaka", "toString", "__proto__"])("do not include %j", (id) => {
    expect(destinationById(id)).toBeUndefined();
  });
});
