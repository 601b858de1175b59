import { HistoryPage, type ROUTES } from "@maru/protocol";
import { redactorOf } from "@maru/state";
import { exportSession as exportDocument } from "@maru/storage";
import type { Handler } from "./handler.ts";

export const readState: Handler<typeof ROUTES.readState> = ({ session, query }, { runtime }) =>
  runtime.inspector.stateAt(session, query.checkpoint_id ?? null, { reveal: query.reveal ?? false });

export const readStatePart: Handler<typeof ROUTES.readStatePart> = ({ session, query }, { runtime }) => {
  const { checkpoint_id, reveal = false, at = "", from = 0, find } = query;
  return runtime.inspector.statePart(
    session,
    { checkpoint: checkpoint_id ?? null, at, from, find },
    { reveal },
  );
};

export const editState: Handler<typeof ROUTES.editState> = ({ session, body }, { runtime }) =>
  runtime.inspector.editState(session, body.checkpoint_id, body.edits);

export const readHistory: Handler<typeof ROUTES.readHistory> = async (call, { runtime }) => {
  const { session, query, language } = call;
  const page = await runtime.inspector.history(session, {
    language,
    ...(query.before === undefined ? {} : { before: query.before }),
    ...(query.limit === undefined ? {} : { limit: query.limit }),
  });
  return HistoryPage.parse(page);
};

export const readDiff: Handler<typeof ROUTES.readDiff> = ({ session, query, language }, { runtime }) =>
  runtime.inspector.diff(
    session,
    { to: query.to, ...(query.from === undefined ? {} : { from: query.from }) },
    { language, reveal: query.reveal ?? false },
  );

export const readFieldHistory: Handler<typeof ROUTES.readFieldHistory> = ({ session, params }, { runtime }) =>
  runtime.inspector.fieldHistory(session, params.field);

export const readReadings: Handler<typeof ROUTES.readReadings> = ({ session, query }, { runtime }) =>
  runtime.inspector.readings(session, query.checkpoint_id ?? null, { reveal: query.reveal ?? false });

export const readBranches: Handler<typeof ROUTES.readBranches> = ({ session }, { runtime }) =>
  runtime.inspector.branches(session);

export const fork: Handler<typeof ROUTES.fork> = ({ session, body }, { runtime }) =>
  runtime.inspector.fork(session, body.checkpoint_id, body.edits);

export const drawSession: Handler<typeof ROUTES.drawSession> = async ({ session, params }, { runtime }) => ({
  kind: params.kind,
  mermaid: await runtime.inspector.draw(session, params.kind),
});

export const exportSession: Handler<typeof ROUTES.exportSession> = async (
  { session, query },
  { runtime, storage },
) => {
  if (query.whole === true) return exportDocument(storage.vault, session.id);
  const { state } = await runtime.view(session);
  const { definition } = runtime.assistant(session.assistant).graph;
  return exportDocument(storage.vault, session.id, redactorOf(definition, state));
};
