import type { Operation } from "@langchain/langgraph-checkpoint";
import fc from "fast-check";

/** Texts that mean something to some database, file system, pattern or object. */
export const hostileText = fc.oneof(
  fc.constantFrom(
    "' OR 1=1 --",
    '"; DROP TABLE rows; --',
    "$ne",
    "$where",
    "__proto__",
    "constructor",
    "toString",
    "..%2f..",
    "a/b",
    "%00",
    "\0",
    "\ud800",
    "*",
    "",
    "store/",
    "\uffff",
    "가".repeat(400),
    "k".repeat(10_000),
  ),
  fc.string({ unit: fc.constantFrom(..."'\")--;$.[]\0\\/%*#\uffff\ud800가a") }),
  fc.string({ unit: "binary" }),
);

const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withNullPrototype: true,
  withObjectString: true,
  withTypedArray: true,
  withSparseArray: true,
  key: hostileText,
  maxDepth: 3,
});
const given = fc.oneof(hostileText, anything);
const hostileElements = fc.array(hostileText, { maxLength: 4 });
const anyFilter = fc.oneof(
  fc.dictionary(
    hostileText,
    fc.oneof(given, fc.dictionary(fc.oneof(hostileText, fc.constantFrom("$eq", "$gt", "$in")), given)),
  ),
  anything,
);
const page = { limit: fc.oneof(fc.nat(20), anything), offset: fc.oneof(fc.nat(3), anything) };

/** Operations of one tenant, with anything at all in every other place. */
export function hostileOperations(tenant: string): fc.Arbitrary<Operation> {
  const own = hostileElements.map((rest) => [tenant, ...rest]);
  const optional = { requiredKeys: [] };
  const item = { namespace: own, key: fc.oneof(hostileText, given) };
  return fc.oneof(
    fc.record(item),
    fc.record({
      ...item,
      value: fc.oneof(fc.dictionary(hostileText, given), given),
      index: fc.oneof(fc.constant(undefined), given),
    }),
    fc
      .tuple(own, fc.record({ filter: anyFilter, query: fc.oneof(hostileText, given), ...page }, optional))
      .map(([namespacePrefix, rest]) => ({ namespacePrefix, ...rest })),
    fc.tuple(own, fc.record({ maxDepth: given, ...page }, optional)).map(([path, rest]) => ({
      matchConditions: [{ matchType: "prefix", path }],
      limit: 10,
      offset: 0,
      ...rest,
    })),
  ) as fc.Arbitrary<Operation>;
}

/** Not even the place says what it should. */
export const anyOperation = fc.oneof(
  anything,
  fc.record(
    {
      namespace: given,
      key: given,
      value: given,
      namespacePrefix: given,
      filter: given,
      matchConditions: given,
    },
    { requiredKeys: [] },
  ),
) as fc.Arbitrary<Operation>;
