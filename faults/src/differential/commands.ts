import fc from "fast-check";

const session = fc.nat(3);
const index = fc.nat(9);
const text = fc.constantFrom("가", "나다", "오사카 3박 4일", "__proto__", '"', "x".repeat(1500));
const holder = fc.constantFrom("worker 1", "worker 2");
const key = fc.constantFrom("book", "mail");

/** Everything a runtime asks of a store. Numbers point at what earlier commands made, whatever that was. */
const shapes = {
  create: { user: fc.constantFrom("지우", "민준") },
  rename: { session, title: text, stale: fc.boolean() },
  find: { session },
  list: { user: fc.constantFrom("지우", "민준"), limit: fc.integer({ min: 1, max: 3 }) },
  remove: { session },
  accept: { session, client_id: fc.constantFrom("a", "b", "c/d"), content: text },
  waiting: { session, limit: fc.integer({ min: 1, max: 3 }) },
  done: { session, sequence: fc.nat(3) },
  append: { session, data: text, count: fc.integer({ min: 1, max: 3 }) },
  events: { session, after: fc.nat(6), limit: fc.integer({ min: 1, max: 4 }) },
  drop: { session, upTo: fc.nat(6) },
  acquire: { session, holder, milliseconds: fc.constantFrom(0, 1000) },
  renew: { lease: index },
  release: { lease: index },
  intend: { lease: index, key },
  finish: { lease: index, key, result: text },
  withdraw: { lease: index, key },
  effects: { session, key },
  put: { session, parent: fc.option(index), say: text, plan: fc.option(text) },
  putWrites: { checkpoint: index, task: fc.constantFrom("t1", "t2"), value: text },
  get: { session, checkpoint: fc.option(index) },
  history: { session },
  name: { checkpoint: index, name: text },
  prune: { session, last: fc.integer({ min: 1, max: 4 }) },
  deleteBranch: { checkpoint: index },
  moveAway: { session },
  reopen: {},
} as const;

const WEIGHTS: Readonly<Record<string, number>> = {
  create: 4,
  put: 8,
  append: 3,
  accept: 3,
  acquire: 3,
  reopen: 1,
};

type Shapes = typeof shapes;
export type Command = {
  [Type in keyof Shapes]: { readonly type: Type } & {
    readonly [Field in keyof Shapes[Type]]: Shapes[Type][Field] extends fc.Arbitrary<infer Value>
      ? Value
      : never;
  };
}[keyof Shapes];

const command = fc.oneof(
  ...Object.entries(shapes).map(([type, fields]) => ({
    weight: WEIGHTS[type] ?? 2,
    arbitrary: fc.record({ type: fc.constant(type), ...fields }),
  })),
) as unknown as fc.Arbitrary<Command>;

export const commands: fc.Arbitrary<readonly Command[]> = fc
  .array(command, { minLength: 10, maxLength: 40 })
  .map((list) => [{ type: "create", user: "지우" }, ...list]);
