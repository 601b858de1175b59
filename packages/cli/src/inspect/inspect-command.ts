import type { Difference, HistoryEntry, Inspector } from "@maru/runtime";
import type { Session } from "@maru/storage";
import { type Call, defineCommand, UsageError } from "../command/command-spec.ts";
import { plainJson, plainLine } from "../command/plain-text.ts";
import type { Printer } from "../command/printer.ts";
import { wholeNumber } from "../command/readers.ts";
import { STORE_OPTION, type StoreFlags, withStore } from "../store/open-store.ts";
import { readingRuntime } from "../store/reading-runtime.ts";
import { resolveSession, SESSION_PARAMETER, TENANT_OPTION } from "../store/resolve-session.ts";
import { eachStep, findStep } from "./find-step.ts";
import { timelineLines } from "./timeline.ts";

interface InspectFlags extends StoreFlags {
  readonly tenant: string;
  readonly limit: number;
  readonly diff?: string;
  readonly field?: string;
  readonly state?: string;
  readonly reveal?: boolean;
}
type InspectCall = Call<InspectFlags, readonly [string]>;

/** `maru inspect <session>`: what happened in a conversation, and why the state is what it is. */
export const inspectCommand = defineCommand<InspectFlags, readonly [string]>({
  name: "inspect",
  about: {
    ko: "대화 속 들여다보기: 한 일, 바뀐 것, 값의 내력",
    en: "look into a conversation: what happened, what changed, where a value comes from",
  },
  notes: {
    ko: "개인정보와 비밀은 --reveal이 없으면 가려요.",
    en: "Personal and secret values are masked unless --reveal is given.",
  },
  examples: [
    {
      line: "inspect 오사카",
      about: { ko: "차례마다 누가 무엇을 바꿨는지", en: "who changed what, turn by turn" },
    },
    { line: "inspect 오사카 --diff 30", about: { ko: "30번 단계가 바꾼 것", en: "what step 30 changed" } },
    {
      line: "inspect 오사카 --diff 2..39",
      about: { ko: "2번과 39번 단계의 차이", en: "what differs between two steps" },
    },
    {
      line: "inspect 오사카 --field duration",
      about: { ko: "기간이 어떻게 정해졌는지", en: "how the length of stay came about" },
    },
    { line: "inspect 오사카 --state 12", about: { ko: "12번 단계의 상태", en: "the state at step 12" } },
  ],
  parameters: [SESSION_PARAMETER],
  options: [
    STORE_OPTION,
    TENANT_OPTION,
    {
      name: "--diff <steps>",
      about: {
        ko: "이 단계가 바꾼 것, 또는 두 단계의 차이 (2..39)",
        en: "what this step changed, or what differs between two (2..39)",
      },
    },
    { name: "--field <name>", about: { ko: "이 값의 내력", en: "the history of this field" } },
    {
      name: "--state <step>",
      about: { ko: "이 단계의 상태 (지금: now)", en: "the state at this step (the newest: now)" },
    },
    { name: "--reveal", about: { ko: "가리지 않기", en: "mask nothing" } },
    {
      name: "--limit <count>",
      about: { ko: "많아야 이만큼의 단계", en: "at most so many steps" },
      read: wholeNumber(1, 100_000),
      otherwise: 60,
    },
  ],
  answersJson: true,
  run: async (call) => {
    const { parameters, flags, world } = call;
    if ([flags.diff, flags.field, flags.state].filter((given) => given !== undefined).length > 1)
      throw new UsageError({
        ko: "--diff, --field, --state 가운데 하나만 적어 주세요.",
        en: "give only one of --diff, --field and --state.",
      });
    await withStore(flags, world, async (storage) => {
      const session = await resolveSession(storage, parameters[0], flags.tenant);
      const { inspector } = readingRuntime(storage, call);
      if (flags.diff !== undefined) await showDiff(call, inspector, session, flags.diff);
      else if (flags.field !== undefined) await showField(call, inspector, session, flags.field);
      else if (flags.state !== undefined) await showState(call, inspector, session, flags.state);
      else await showTimeline(call, inspector, session);
    });
    return undefined;
  },
});

async function showTimeline({ flags, print }: InspectCall, inspector: Inspector, session: Session) {
  const entries: HistoryEntry[] = [];
  for await (const entry of eachStep(inspector, session, print.language)) {
    entries.push(entry);
    if (entries.length === flags.limit) break;
  }
  print.give({ session: session.id, entries }, () => timelineLines(entries, print));
}

async function showDiff(
  { flags, print }: InspectCall,
  inspector: Inspector,
  session: Session,
  given: string,
) {
  const [first = "", second] = given.split("..");
  const ends =
    second === undefined
      ? { to: await findStep(inspector, session, first) }
      : { from: await findStep(inspector, session, first), to: await findStep(inspector, session, second) };
  const body = await inspector.diff(session, ends, {
    reveal: flags.reveal === true,
    language: print.language,
  });
  print.give(body, () => [
    ...body.differences.map((difference) => differenceLine(difference, print)),
    ...(body.differences.length === 0 ? [print.in({ ko: "바뀐 것이 없어요.", en: "Nothing changed." })] : []),
    ...(body.left_out === 0
      ? []
      : [print.in({ ko: `… 외 ${body.left_out}개`, en: `… and ${body.left_out} more` })]),
  ]);
}

const MARKS = { added: "+", removed: "-", changed: "~" } as const;
const COLOURS = { added: "green", removed: "red", changed: "yellow" } as const;

function differenceLine({ path, kind, before, after }: Difference, print: Printer): string {
  const name = print.style(COLOURS[kind], `${MARKS[kind]} ${plainLine(path)}`);
  const old = kind === "added" ? "" : shown(before);
  const now = kind === "removed" ? "" : shown(after);
  return `${name}: ${[old, now].filter((text) => text !== "").join(" → ")}`;
}

async function showField(
  { flags, print }: InspectCall,
  inspector: Inspector,
  session: Session,
  field: string,
) {
  const history = await inspector.fieldHistory(session, field, { reveal: flags.reveal === true });
  print.give(history, () =>
    history.entries
      .toReversed()
      .map(
        ({ at, by, value }) =>
          `${at.slice(0, 19).replace("T", " ")}  ${print.style("cyan", by ?? "?")}: ${shown(value)}`,
      ),
  );
}

async function showState(
  { flags, print }: InspectCall,
  inspector: Inspector,
  session: Session,
  given: string,
) {
  const checkpoint = given === "now" ? null : await findStep(inspector, session, given);
  const body = await inspector.stateAt(session, checkpoint, { reveal: flags.reveal === true });
  print.give(body, () => [
    ...Object.entries(body.state).map(([name, value]) => `${print.style("cyan", name)}: ${shown(value)}`),
    ...(body.masked.length === 0
      ? []
      : [
          "",
          print.in({ ko: `가린 값: ${body.masked.join(", ")}`, en: `Masked: ${body.masked.join(", ")}` }),
        ]),
  ]);
}

const LONGEST = 400;

/** A value on one line; what is very long is cut, and `--json` has all of it. */
function shown(value: unknown): string {
  const text = plainJson(value ?? null);
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`;
}
