import {
  type Awaiting,
  addToTranscript,
  type JsonObject,
  type KnownEvent,
  type OperationCall,
  type SessionInfo,
  type SessionView,
  type TodoStep,
  type TranscriptEntry,
  type TurnResult,
} from "@maru/protocol";

export interface Pending {
  readonly clientId: string;
  readonly text: string;
  /** What it does where it was no words: `text` says it then. */
  readonly calls?: readonly OperationCall[];
  readonly at: string;
  /** `held`: no connection; it is sent as soon as there is one. */
  readonly status: "sending" | "accepted" | "held" | "failed";
}

export interface FinishedNode {
  readonly node: string;
  readonly status: string;
  readonly milliseconds: number;
}

export interface Trouble {
  readonly code: string;
  readonly message: string;
}

/** A conversation as the page knows it. */
export interface SessionModel {
  readonly session: SessionInfo;
  readonly transcript: readonly TranscriptEntry[];
  readonly transcriptBefore: number | null;
  readonly pending: readonly Pending[];
  readonly result: TurnResult;
  readonly awaiting: Awaiting | null;
  readonly todo: readonly TodoStep[];
  readonly state: JsonObject;
  readonly isRunning: boolean;
  readonly isStopping: boolean;
  readonly startedAt: string | null;
  /** What is being said right now, and by which node. Gone once the whole answer is there. */
  readonly saying: { readonly node: string; readonly text: string } | null;
  readonly progress: { readonly message: string; readonly fraction: number | null } | null;
  /** Nodes of the running or last turn that are done. */
  readonly finished: readonly FinishedNode[];
  readonly trouble: Trouble | null;
  /** The state before the running or last turn, to say what it changed. */
  readonly stateBefore: JsonObject;
  /** Whether the state is that of the end of the last turn: it is fetched, and comes after the answer. */
  readonly isStateFinal: boolean;
  readonly lastSeq: number;
}

export function fromView(view: SessionView, pending: readonly Pending[] = []): SessionModel {
  return {
    session: view.session,
    transcript: view.transcript,
    transcriptBefore: view.transcript_before,
    pending,
    result: view.result,
    awaiting: view.awaiting,
    todo: view.todo,
    state: view.state,
    isRunning: view.is_running,
    isStopping: false,
    startedAt: null,
    saying: null,
    progress: null,
    finished: [],
    trouble: null,
    stateBefore: view.state,
    isStateFinal: !view.is_running,
    lastSeq: view.last_seq,
  };
}

/** The newest state and results; the lines themselves come as events. */
export function withFresh(model: SessionModel, view: SessionView): SessionModel {
  const isCurrent = view.last_seq >= model.lastSeq;
  return {
    ...model,
    session: view.session,
    state: view.state,
    isStateFinal: isCurrent && !model.isRunning,
    ...(isCurrent ? { result: view.result, awaiting: view.awaiting, todo: view.todo } : {}),
  };
}

/** What a page of earlier lines adds. */
export function withEarlier(model: SessionModel, view: SessionView): SessionModel {
  const known = new Set(model.transcript.map(({ id }) => id));
  return {
    ...model,
    transcript: [...view.transcript.filter(({ id }) => !known.has(id)), ...model.transcript],
    transcriptBefore: view.transcript_before,
  };
}

export function applyEvent(model: SessionModel, event: KnownEvent): SessionModel {
  const lastSeq = event.seq === null ? model.lastSeq : Math.max(model.lastSeq, event.seq);
  const transcript = addToTranscript(model.transcript, event);
  return changed({ ...model, lastSeq, transcript }, event);
}

function changed(model: SessionModel, { event, data }: KnownEvent): SessionModel {
  switch (event) {
    case "connected":
      return {
        ...model,
        awaiting: data.awaiting,
        isRunning: data.is_running,
        ...(data.is_running ? {} : { saying: null, progress: null, isStopping: false }),
      };
    case "turn_started":
      return {
        ...model,
        pending: model.pending.filter(({ clientId }) => clientId !== data.client_id),
        isRunning: true,
        startedAt: data.at,
        awaiting: null,
        saying: null,
        progress: null,
        finished: [],
        trouble: null,
        stateBefore: model.state,
        isStateFinal: false,
      };
    case "plan_ready":
    case "execution_start":
    case "todo_updated":
      return { ...model, todo: data.execution_steps };
    case "step_finished":
      return { ...model, finished: [...model.finished, ...data.nodes] };
    case "token":
      return { ...model, saying: said(model.saying, data.node, data.text) };
    case "tokens_dropped":
      return { ...model, saying: null };
    case "progress":
      return { ...model, progress: { message: data.message, fraction: data.fraction } };
    case "planning_start":
      return { ...model, progress: { message: data.message, fraction: null } };
    case "final_response":
      return { ...ended(model), result: data, awaiting: null };
    case "workflow_interrupted":
      return {
        ...ended(model),
        result: { ...data, status: data.status ?? "interrupted", reply: data.reply ?? "" },
        awaiting: data.awaiting,
      };
    case "error":
      return { ...ended(model), trouble: { code: data.error, message: data.message } };
    default:
      return model;
  }
}

function ended(model: SessionModel): SessionModel {
  return { ...model, isRunning: false, isStopping: false, saying: null, progress: null, startedAt: null };
}

function said(saying: SessionModel["saying"], node: string, text: string): SessionModel["saying"] {
  return saying?.node === node ? { node, text: saying.text + text } : { node, text };
}
