import type { CheckedCall } from "@maru/dialogue";
import type { Outcome, Scene } from "@maru/runtime";
import { foundText } from "../../shared/operations/found-text.ts";
import { Request } from "../domain/request.ts";
import type { GlobalSessionState, SessionUpdate } from "../states/state.ts";
import { saidWords } from "./said-words.ts";

type State = GlobalSessionState;

/** `store`, `send` of what is on the screen: a document or a note goes onto a card and is kept after a yes. */
export function storeShown(call: CheckedCall, scene: Scene<State>): Outcome<SessionUpdate> {
  const { state } = scene;
  const words = saidWords(call, scene);
  const draft =
    state.open_form === null ? Object.values(state.drafts).at(-1) : state.drafts[state.open_form.draft];
  const value = draft === undefined ? words : draft.text;
  const key = draft === undefined ? `${scene.now.slice(0, 10)} ${state.turn}` : `${draft.title} ${draft.id}`;
  const isEmpty = value.trim() === "" || (draft === undefined && call.operation.name === "send");
  if (isEmpty)
    return foundText(scene, {
      text: { ko: "저장하거나 올릴 것이 아직 없어요.", en: "There is nothing to store or submit yet." },
    });
  const request = Request.parse({
    task_id: `task_${String(state.requests.length + 1).padStart(3, "0")}`,
    agent: "StorageDecisionAgent",
    op: "store",
    task: "저장",
    words,
    stored: { table: draft === undefined ? "Memos" : "Documents", key, field: "text", value },
  });
  return { update: { requests: [...structuredClone(state.requests), structuredClone(request)] as never } };
}
