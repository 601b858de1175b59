import { Runtime } from "@maru/runtime";
import type { Storage } from "@maru/storage";
import type { Call } from "../command/command-spec.ts";

type Means = Pick<Call<unknown, unknown[]>, "factories" | "world">;

/** A runtime to look into conversations with. It is given nothing to answer. */
export function readingRuntime(storage: Storage, { factories, world }: Means): Runtime {
  const { environment, ports } = world;
  const assistants = [...factories.values()].map((factory) =>
    factory({ data: null, user: "local", environment }),
  );
  return new Runtime({ storage, assistants, ports });
}
