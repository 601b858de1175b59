import { type Call, type Catalogue, checkCall, type Shown, type TrainedReading } from "@maru/dialogue";
import { readTextOrder, readTextRevision, type TextKind, understand } from "@maru/language";

export interface TextScene {
  readonly catalogue: Catalogue;
  readonly shown: Shown;
  readonly now: string;
  /** Whether the last thing that was done was to write a text or to change one. */
  readonly hasFreshText: boolean;
  /** Kinds that somebody else writes: whole contracts, forms of a company. */
  readonly leaves: (call: Call) => boolean;
}

const LONGEST = 600;

/** A message that asks for a text, or for a change of the one that was just written, as one call; null for any other. */
export function readTextMessage(text: string, scene: TextScene): TrainedReading | null {
  const said = text.trim();
  if (said.length > LONGEST) return null;
  const call = revisionCall(said, scene) ?? orderCall(said, scene);
  if (call === null || scene.leaves(call)) return null;
  const { catalogue, shown, now } = scene;
  const checked = checkCall(call, {
    catalogue,
    shown,
    utterance: understand(said, { now }),
    decider: "rules",
    now,
  });
  return checked.ok ? { calls: [call], left: [], offers: [] } : null;
}

function orderCall(said: string, { catalogue }: TextScene): Call | null {
  const order = readTextOrder(said);
  if (order === null) return null;
  const kind = kindIn(catalogue, order.kind ?? "message");
  return kind === null ? null : { op: "draft", args: { kind, what: said } };
}

/** The kind by its own name, or else as a message. */
function kindIn({ operations }: Catalogue, kind: TextKind): string | null {
  const argument = operations.get("draft")?.arguments["kind"];
  if (argument?.type !== "choice") return null;
  const values = argument.choices.map(({ value }) => value);
  const near = kind === "certified" ? "letter" : "message";
  return (
    values.find((each) => each === kind) ??
    values.find((each) => each === near) ??
    values.find((each) => each === "message") ??
    null
  );
}

const MOST_WORDS = 160;

function revisionCall(said: string, { hasFreshText }: TextScene): Call | null {
  if (!hasFreshText || said.length > MOST_WORDS || /[?？]$/u.test(said)) return null;
  const revision = readTextRevision(said);
  if (revision === null) return null;
  const order = readTextOrder(said);
  // «이번엔 엄마한테 보낼 문자 써줘»: another text.
  if (
    order !== null &&
    order.kind !== null &&
    revision.drop.length + revision.add.length + revision.replace.length === 0 &&
    revision.to === null
  )
    return null;
  const { style, drop, dropParts, add, replace, to, title, goesBack, keepOnly } = revision;
  const isStyle = Object.keys(style).length > 0;
  const isSure =
    isStyle ||
    drop.length + dropParts.length + add.length + replace.length + keepOnly.length > 0 ||
    to !== null ||
    title !== null ||
    goesBack;
  if (!isSure && said.length > MOST_VALUE) return null;
  return {
    op: "edit",
    args: {
      ref: "last:draft",
      how:
        drop.length + dropParts.length > 0
          ? "remove"
          : add.length > 0
            ? "add"
            : isStyle
              ? "reword"
              : "change",
      change: said,
    },
  };
}

/** «날짜는 12월 1일로», «일단 185로 던져볼래»: a value alone is short. */
const MOST_VALUE = 20;
