import { type Content, type Conversation, words } from "./conversations.ts";
import { Life } from "./life.ts";

/** What is wrong after a stop; nothing when the conversation went on as promised. */
export interface Finding {
  readonly where: string;
  readonly wrong: string;
}

const ENDS = new Set(["final_response", "workflow_interrupted"]);
/** Ends of a turn that somebody stopped: only the turn that was stopped may have them. */
const BROKEN = new Set(["failed", "timed_out", "step_limit", "cancelled", "set_aside"]);

async function begin({ assistant, turns }: Conversation): Promise<{ life: Life; last: Content }> {
  const life = await Life.begin(assistant);
  for (const turn of turns.slice(0, -1)) await life.say(turn);
  return { life, last: turns.at(-1) ?? words("") };
}

/** The moments of the last turn, in the order in which it passes them. */
export async function momentsOf(conversation: Conversation): Promise<readonly string[]> {
  const { life, last } = await begin(conversation);
  const moments: string[] = [];
  await life.say(last, (name) => moments.push(name));
  await life.end();
  return moments;
}

/** Stops the last turn at a moment, by `stop`, and talks on. */
async function stopAt(
  conversation: Conversation,
  moment: number,
  stop: (life: Life) => void,
  goOn: (life: Life) => Promise<void>,
  isStopAnEnd: boolean,
): Promise<readonly string[]> {
  const { life, last } = await begin(conversation);
  let passed = 0;
  await life.say(last, () => {
    if (passed === moment) stop(life);
    passed += 1;
  });
  await goOn(life);
  const wrong = [...(await judge(life, isStopAnEnd ? 1 : 0)), ...(await talk(life, conversation))];
  await life.end();
  return wrong;
}

export function cancelAt(conversation: Conversation, moment: number): Promise<readonly string[]> {
  return stopAt(
    conversation,
    moment,
    (life) => life.cancel(),
    async () => undefined,
    true,
  );
}

export function killAt(conversation: Conversation, moment: number): Promise<readonly string[]> {
  return stopAt(
    conversation,
    moment,
    (life) => life.kill(),
    (life) => life.restart(),
    false,
  );
}

/** Kills every process that comes to this moment of the last turn, three of them, and talks on with the fourth. */
export async function killThreeTimesAt(
  conversation: Conversation,
  moment: string,
): Promise<{ readonly end: End | undefined; readonly wrong: readonly string[] }> {
  const { life, last } = await begin(conversation);
  const dying = (name: string) => {
    if (name === moment) life.kill();
  };
  await life.say(last, dying);
  await life.restart(dying);
  await life.restart(dying);
  await life.restart(dying);
  const end = (await endsOf(life)).at(-1);
  const wrong = [...(await judge(life, 1)), ...(await talk(life, conversation))];
  await life.end();
  return { end, wrong };
}

/** Goes back to every point the conversation came through, one after the other, and talks on from there. */
export async function forkEverywhere(conversation: Conversation): Promise<readonly Finding[]> {
  const { life, last } = await begin(conversation);
  await life.say(last);
  const { inspector } = life.runtime;
  const { entries } = await inspector.history(life.session, { limit: 200 });
  const findings: Finding[] = [];
  for (const { checkpoint_id, step } of entries.toReversed()) {
    await inspector.fork(life.session, checkpoint_id);
    const wrong = await talk(life, conversation);
    findings.push(...wrong.map((each) => ({ where: `fork at step ${step}`, wrong: each })));
  }
  await life.end();
  return findings;
}

/** The next messages, in words and by hand where there are hands, each answered: P10. */
async function talk(life: Life, { goesOn }: Conversation): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const content of goesOn) {
    const turn = await life.say(content);
    const ends = (await endsOf(life)).filter((end) => end.turn === turn);
    const [end] = ends;
    if (end === undefined || ends.length > 1) wrong.push(`turn ${turn} has ${ends.length} ends`);
    else if (BROKEN.has(end.status)) wrong.push(`turn ${turn} ended ${end.status}: ${end.reply}`);
    else if (end.type === "final_response" && end.reply === "") wrong.push(`turn ${turn} has no answer`);
  }
  return [...wrong, ...(await judge(life, 1))];
}

interface End {
  readonly type: string;
  readonly turn: number;
  readonly status: string;
  readonly reply: string;
}

async function endsOf(life: Life): Promise<readonly End[]> {
  const { events } = await life.runtime.events(life.session.id, 0);
  return events
    .filter(({ type }) => ENDS.has(type))
    .map(({ type, data }) => ({ type, status: "", reply: "", turn: -1, ...(data as Partial<End>) }) as End);
}

/** Whole at any time: nothing waits, nobody is answered twice, the log has no gap, the states come out again. */
async function judge(life: Life, stops: number): Promise<readonly string[]> {
  const { events } = await life.runtime.events(life.session.id, 0);
  const ends = await endsOf(life);
  const twice = ends.filter(({ turn }, index) => ends.findIndex((each) => each.turn === turn) !== index);
  const waiting = await life.storage.inbox.waiting(life.session.id);
  const { differing } = await life.runtime.inspector.replay(life.session);
  return [
    ...events.flatMap(({ sequence }, index) =>
      sequence === index + 1 ? [] : [`event ${sequence} out of order`],
    ),
    ...twice.map(({ turn }) => `turn ${turn} was answered twice`),
    ...waiting.map(({ sequence }) => `message ${sequence} still waits`),
    ...differing.map((each) => `replay differs: ${JSON.stringify(each)}`),
    ...(ends.filter(({ status }) => BROKEN.has(status)).length > stops
      ? ["a turn broke that nobody stopped"]
      : []),
  ];
}
