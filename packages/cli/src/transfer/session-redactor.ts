import { type Plain, redactorOf, redactUnknown } from "@maru/state";
import type { Session, Storage } from "@maru/storage";
import type { Call } from "../command/command-spec.ts";
import { readingRuntime } from "../store/reading-runtime.ts";

/** Takes out of every value what the session's state marks as personal or secret, and what looks like it. */
export async function sessionRedactor(
  storage: Storage,
  call: Pick<Call<unknown, unknown[]>, "factories" | "world">,
  session: Session,
): Promise<(value: Plain) => Plain> {
  if (!call.factories.has(session.assistant)) return redactUnknown;
  const runtime = readingRuntime(storage, call);
  const { state } = await runtime.view(session);
  return redactorOf(runtime.assistant(session.assistant).graph.definition, state);
}
