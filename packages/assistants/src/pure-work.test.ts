import { expect, it } from "vitest";
import { FACTORIES } from "./index.ts";
import { pureWork } from "./pure-work.ts";

it("threads know how to do everything that an assistant may ask of them", () => {
  const known = pureWork(null);
  for (const [name, factory] of FACTORIES) {
    const { reader, tools } = factory({ data: null, user: "local", environment: {} });
    const asked = [
      ...(reader === undefined ? [] : [reader.work.name]),
      ...tools.filter(({ isPure }) => isPure).map((tool) => `tool/${tool.name}`),
    ];
    expect([name, asked.filter((each) => !known.has(each))]).toEqual([name, []]);
  }
});
