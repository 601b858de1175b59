import type { Gazetteer, Mention, Span, Utterance } from "@maru/language";
import { type Call, type Decider, givenFor, type Modifiers, modifiersOf } from "../call/call.ts";
import type { Argument } from "../operations/arguments.ts";
import type { Catalogue } from "../operations/catalogue.ts";
import type { Operation } from "../operations/operation.ts";
import type { Shown, Thing } from "../references/thing.ts";
import type { Slot } from "../slots/slot.ts";
import { checkArgument } from "./check-argument.ts";
import { isPasted, onlyPasted, restsOnPasted } from "./pasted.ts";
import { quotedFrom } from "./quoted-from.ts";
import { type Refusal, refusal } from "./refusal.ts";

/** What a call may rest on. */
export interface CheckContext {
  readonly catalogue: Catalogue;
  readonly shown: Shown;
  /** The message that the call was read from; null for hands and programs. */
  readonly utterance: Utterance | null;
  readonly decider: Decider;
  /** An ISO instant: what «다음 주» means when a hand types it. */
  readonly now: string;
  /** Names that a value may be. */
  readonly names?: readonly Gazetteer[];
}

/** An argument with everything resolved. */
export type CheckedArgument =
  | { readonly type: "mention"; readonly mention: Mention }
  | { readonly type: "ref"; readonly thing: Thing }
  | { readonly type: "choice"; readonly value: string }
  | { readonly type: "text"; readonly words: string };

/** A call that may be carried out. */
export interface CheckedCall {
  readonly operation: Operation;
  readonly arguments: { readonly [name: string]: readonly CheckedArgument[] };
  readonly modifiers: Modifiers;
  readonly decider: Decider;
  /** The slot that is meant, where the call names one. */
  readonly slot: Slot | null;
  /** Which words of the message it rests on. */
  readonly covers: readonly Span[];
}

export type Checked =
  | { readonly ok: true; readonly call: CheckedCall }
  | { readonly ok: false; readonly refusal: Refusal };

/** The arguments by which operations name a slot, and what is to be in it. */
const SLOT = "slot";
const VALUE = "value";

/**
 * Whether a call may be carried out: its operation and arguments are known, its values stand in the message, its
 * references point at something. Decides, and does nothing.
 */
export function checkCall(call: Call, context: CheckContext): Checked {
  const operation = context.catalogue.operations.get(call.op);
  if (operation === undefined) return refuse(unknownOperation(call.op, context));
  const unknown = Object.keys(call.args).find((name) => operation.arguments[name] === undefined);
  if (unknown !== undefined) return refuse(unknownArgument(operation, unknown));
  if (!isAnythingOpen(operation, context.shown)) return refuse(nothingOpen(operation));
  const strange = strangeModifier(operation, call, context);
  if (strange !== undefined) return refuse(strange);
  const isAvoided = givenFor(call, "polarity").includes("avoid");
  const closed = closedListOf(call, context);
  const checked: { [name: string]: readonly CheckedArgument[] } = {};
  const covers: Span[] = [];
  for (const [name, argument] of Object.entries(operation.arguments)) {
    const given = givenFor(call, name);
    if (given.length === 0) {
      if (argument.isRequired) return refuse(missing(operation, name, argument));
      continue;
    }
    const values: CheckedArgument[] = [];
    for (const each of argument.isList ? given : given.slice(0, 1)) {
      const result = checkArgument(
        { operation, name, argument, given: each, isAvoided, closed: name === VALUE ? closed : undefined },
        context,
      );
      if (!result.ok) return result;
      values.push(result.argument);
      if (result.covers !== null) covers.push(result.covers);
    }
    checked[name] = values;
  }
  const { utterance } = context;
  if (utterance !== null && restsOnPasted(operation, covers, utterance))
    return refuse(pastedAlone(operation));
  const slot = slotOf(checked, context);
  return {
    ok: true,
    call: {
      operation,
      arguments: checked,
      modifiers: modifiersOf(inWords(call, context)),
      decider: context.decider,
      slot,
      covers,
    },
  };
}

/** The values of a slot that has a few: one of them can be named without standing in the message. */
function closedListOf(call: Call, { catalogue }: CheckContext): readonly string[] | undefined {
  const [named = ""] = givenFor(call, SLOT);
  const is = catalogue.slots.get(named)?.is;
  if (is?.type === "yes_no") return ["true", "false"];
  return is?.type === "choice" ? is.choices.map(({ value }) => value) : undefined;
}

/** A modifier that names a mention is kept in its words. */
function inWords(call: Call, { utterance }: CheckContext): Call {
  const wordsOf = (given: string) => utterance?.mentions.find(({ id }) => id === given)?.words ?? given;
  const { by, if: condition, at, not } = call;
  return {
    ...call,
    ...(by === undefined ? {} : { by: wordsOf(by) }),
    ...(condition === undefined ? {} : { if: wordsOf(condition) }),
    ...(at === undefined ? {} : { at: wordsOf(at) }),
    ...(not === undefined ? {} : { not: wordsOf(not) }),
  };
}

function slotOf(
  checked: { readonly [name: string]: readonly CheckedArgument[] },
  { catalogue }: CheckContext,
): Slot | null {
  const named = checked[SLOT]?.[0];
  return named?.type === "choice" ? (catalogue.slots.get(named.value) ?? null) : null;
}

/** A yes, a no and a choice need something that they are about. */
function isAnythingOpen({ settles }: Operation, shown: Shown): boolean {
  return settles.length === 0 || shown.some(({ kind }) => settles.includes(kind));
}

function refuse(why: Refusal): Checked {
  return { ok: false, refusal: why };
}

/**
 * Whose words, under which condition, for which part: a reader says it in words of the message. They hold for the whole
 * call and are kept and told, so that they are the person's own whatever the operation; whose pasted words are taken in
 * may stand there too.
 */
function strangeModifier(
  { takesPasted }: Operation,
  call: Call,
  { utterance }: CheckContext,
): Refusal | undefined {
  if (utterance === null) return undefined;
  for (const name of ["by", "if", "at", "not"] as const) {
    const given = call[name];
    if (given === undefined) continue;
    const mention = utterance.mentions.find(({ id }) => id === given);
    const spans = mention === undefined ? quotedFrom(utterance, given) : [mention.span];
    const about = { argument: name, found: given };
    if (spans === undefined)
      return refusal("NOT_IN_MESSAGE", call.op, about, {
        ko: `«${given}»라는 말은 메시지에 없어요.`,
        en: `“${given}” does not stand in the message.`,
      });
    if (spans.some((span) => isPasted(utterance, span)) && !(takesPasted && name === "by"))
      return refusal("ONLY_PASTED", call.op, about, onlyPasted(mention?.words ?? given));
  }
  return undefined;
}

function pastedAlone({ name: op, label }: Operation): Refusal {
  return refusal(
    "ONLY_PASTED",
    op,
    { found: op },
    {
      ko: `붙여 넣으신 글만 보고는 «${label.ko}» 하지 않아요. 직접 말씀해 주세요.`,
      en: `I do not “${label.en}” because a pasted text says so; please say it yourself.`,
    },
  );
}

function unknownOperation(op: string, { catalogue }: CheckContext): Refusal {
  const allowed = [...catalogue.operations.keys()];
  return refusal(
    "UNKNOWN_OPERATION",
    op,
    { found: op, allowed },
    {
      ko: `«${op}»라는 일은 몰라요.`,
      en: `“${op}” is not something I can do.`,
    },
  );
}

function unknownArgument({ name: op, arguments: known }: Operation, found: string): Refusal {
  return refusal(
    "UNKNOWN_ARGUMENT",
    op,
    { argument: found, found, allowed: Object.keys(known) },
    {
      ko: `«${op}»에는 «${found}»라는 항목이 없어요.`,
      en: `“${op}” has no “${found}”.`,
    },
  );
}

function missing({ name: op }: Operation, argument: string, { label }: Argument): Refusal {
  return refusal(
    "MISSING_ARGUMENT",
    op,
    { argument, found: "" },
    {
      ko: `${label.ko} 항목을 알려 주세요.`,
      en: `Please say ${label.en}.`,
    },
  );
}

function nothingOpen({ name: op, label }: Operation): Refusal {
  return refusal(
    "NOTHING_OPEN",
    op,
    { found: "" },
    {
      ko: `지금은 «${label.ko}» 할 것이 없어요.`,
      en: `There is nothing to “${label.en}” right now.`,
    },
  );
}
