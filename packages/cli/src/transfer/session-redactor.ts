import { Runtime } from "@maru/runtime";
import { type Plain, redactorOf, redactUnknown } from "@maru/state";
import type { Session, Storage } from "@maru/storage";
import type { Call } from "../command/command-spec.ts";

/** Takes out of every value what the session's state marks as personal or secret, and what looks like it. */
export async function sessionRedactor(
  storage: Storage,
  { factories, world }: Pick<Call<unknown, unknown[]>, "factories" | "world">,
  session: Session,
): Promise<(value: Plain) => Plain> {
  const factory = factories.get(session.assistant);
  if (factory === undefined) return redactUnknown;
  const { environment, ports } = world;
  const assistant = factory({ data: null, user: session.user, environment });
  const { state } = await new Runtime({ storage, assistants: [assistant], ports }).view(session);
  return redactorOf(assistant.graph.definition, state);
}
