import { expect, it } from "vitest";
import { readTextSize } from "./text-size.ts";

it("tells how many letters a text holds, also from a time to speak", () => {
  expect(readTextSize("400자로 줄여줘")).toEqual({ characters: 400 });
  expect(readTextSize("1분 대본")).toEqual({ characters: 330 });
  expect(readTextSize("세 줄로, 두 분께")).toEqual({});
});
