import { describe, expect, it } from "vitest";
import * as z from "zod";
import { type AnyField, dict, list, value } from "../field.ts";
import { bulky, personal, secret } from "../zod-tree.ts";
import { hidesValues, marksOfField } from "./hides-values.ts";

const hides = (field: unknown) => hidesValues(field as AnyField);

interface Person {
  readonly phone: string;
  readonly friends: readonly Person[];
}
const Person: z.ZodType<Person> = z.object({
  phone: personal(z.string()),
  get friends() {
    return z.array(Person);
  },
});

describe("what no picture may show", () => {
  it("is a field that is personal or secret as a whole", () => {
    expect(hides(value(z.string()).personal())).toBe(true);
    expect(hides(value(z.string()).secret().optional())).toBe(true);
    expect(hides(value(personal(z.string())))).toBe(true);
  });

  it("is a field with such a part, however deep", () => {
    expect(hides(list(Person))).toBe(true);
    expect(hides(dict(z.union([z.int(), z.tuple([z.array(secret(z.string()).nullable())])])))).toBe(true);
  });

  it("is not what is merely long, or not marked at all", () => {
    expect(hides(value(bulky(z.string())).bulky())).toBe(false);
    expect(hides(value(z.string()))).toBe(false);
  });

  it("names each mark once, wherever it was put", () => {
    expect(marksOfField(value(personal(z.string())).personal().bulky() as AnyField)).toEqual([
      "personal",
      "bulky",
    ]);
  });
});
