import { describe, expect, it } from "vitest";
import { pascalCase, singular, stateTypeName, TypeNames } from "./type-name.ts";

describe("names of types", () => {
  it("come from the definition and say that it is a state once", () => {
    expect(stateTypeName("travel")).toBe("TravelState");
    expect(stateTypeName("deep-research")).toBe("DeepResearchState");
    expect(stateTypeName("main_supervisor_state")).toBe("MainSupervisorState");
  });

  it("can be made of any text", () => {
    expect(pascalCase("agent_results")).toBe("AgentResults");
    expect(pascalCase("여행 정보")).toBe("여행정보");
    expect(pascalCase("3d-model")).toBe("_3dModel");
    expect(pascalCase("!?")).toBe("Part");
  });

  it("are those of one element where there are many", () => {
    const plurals = ["execution_steps", "categories", "addresses", "boxes", "status", "analysis", "data"];
    expect(plurals.map(singular)).toEqual([
      "execution_step",
      "category",
      "address",
      "box",
      "status",
      "analysis",
      "data",
    ]);
  });

  it("are given once per type, never twice to different types, and never a word of the pictures", () => {
    const names = new TypeNames();
    expect(names.give("first", ["Result", "TripResult"])).toBe("Result");
    expect(names.find("first")).toBe("Result");
    expect(names.give("second", ["Result", "TripResult"])).toBe("TripResult");
    expect(names.give("third", ["Result", "TripResult"])).toBe("TripResult2");
    expect(names.give("fourth", ["String"])).toBe("String2");
  });
});
