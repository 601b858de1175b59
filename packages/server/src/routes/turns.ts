import type { ROUTES } from "@maru/protocol";
import type { Runtime } from "@maru/runtime";
import type { Session } from "@maru/storage";
import type { Caller } from "../access/caller.ts";
import type { Services } from "../services.ts";
import type { Handler } from "./handler.ts";

export const sendMessage: Handler<typeof ROUTES.sendMessage> = ({ session, caller, body }, services) =>
  take(services, session, caller, {
    client_id: body.client_id,
    content: { type: "message", text: body.text },
  });

export const decide: Handler<typeof ROUTES.decide> = ({ session, caller, body }, services) =>
  take(services, session, caller, {
    client_id: body.client_id,
    answers: { asked_at: body.asked_at },
    content: {
      type: "decision",
      decision: body.action,
      changes: body.modifications,
      feedback: body.feedback,
    },
  });

export const carryOut: Handler<typeof ROUTES.carryOut> = ({ session, caller, body }, services) =>
  take(services, session, caller, {
    client_id: body.client_id,
    content: { type: "do", calls: [...body.calls], by: body.by },
  });

export const readForms: Handler<typeof ROUTES.readForms> = async ({ session }, { runtime }) => {
  const { forms, things } = await runtime.hands(session);
  return {
    forms: forms.map(({ fields, modifiers, said, ...form }) => ({
      ...form,
      fields: fields.map(({ isRequired, isList, choices, kinds, ...field }) => ({
        ...field,
        is_required: isRequired,
        is_list: isList,
        kinds: [...kinds],
        choices: choices.map((each) => ({ ...each, values: [...each.values] })),
      })),
      modifiers: [...modifiers],
      said: [...said],
    })),
    things: [...things],
  };
};

export const skipStep: Handler<typeof ROUTES.skipStep> = ({ session, caller, body }, services) =>
  take(services, session, caller, {
    client_id: body.client_id,
    content: { type: "skip_step", step_id: body.step_id },
  });

export const cancelTurn: Handler<typeof ROUTES.cancelTurn> = async ({ session }, { runtime }) => ({
  cancelled: runtime.cancel(session.id),
});

/** Takes something in for a session. Whoever hears of the turn may rely on its answer. */
export async function take(
  { runtime, limiter, metrics }: Services,
  session: Session,
  caller: Caller,
  message: Parameters<Runtime["send"]>[1],
): Promise<{ turn: number; is_new: boolean }> {
  await limiter?.message(caller);
  const { sequence, isNew } = await runtime.send(session, message);
  if (isNew) metrics.messageAccepted();
  return { turn: sequence, is_new: isNew };
}
