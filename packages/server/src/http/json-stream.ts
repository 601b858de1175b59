/** So many levels of an answer are taken apart; what is below is small. */
const DEPTH = 4;
/** Letters that go out together. */
const PIECE = 64 * 1024;
const encoder = new TextEncoder();

/** A large answer as JSON, made while it is taken: what nobody reads is not written down. */
export function streamJson(value: unknown): ReadableStream<Uint8Array> {
  const pieces = jsonPieces(value, DEPTH);
  return new ReadableStream<Uint8Array>(
    {
      pull: (controller) => {
        let text = "";
        for (let next = pieces.next(); ; next = pieces.next()) {
          if (next.done !== true) text += next.value;
          if (next.done === true || text.length >= PIECE) {
            if (text !== "") controller.enqueue(encoder.encode(text));
            if (next.done === true) controller.close();
            return;
          }
        }
      },
    },
    { highWaterMark: 1 },
  );
}

export function* jsonPieces(value: unknown, depth: number): Generator<string> {
  if (depth === 0 || typeof value !== "object" || value === null) {
    yield JSON.stringify(value) ?? "null";
    return;
  }
  const isList = Array.isArray(value);
  const entries = Object.entries(value).filter(([, each]) => isList || each !== undefined);
  yield isList ? "[" : "{";
  for (const [index, [name, each]] of entries.entries()) {
    yield `${index === 0 ? "" : ","}${isList ? "" : `${JSON.stringify(name)}:`}`;
    yield* jsonPieces(each, depth - 1);
  }
  yield isList ? "]" : "}";
}
