import { FIGURES, INVENTED, LINKS, NAMES, STATUTES } from "./canaries.ts";
import type { Dice } from "./dice.ts";
import type { Scene } from "./scenes.ts";

export interface Tool {
  readonly name: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** A call as it goes over the wire: its arguments are text. */
export interface WireCall {
  readonly name: string;
  readonly arguments: string;
}

export interface Mutant {
  readonly say: string;
  readonly calls: readonly WireCall[];
}

type Mutate = (scene: Scene, tools: readonly Tool[], dice: Dice) => Mutant;

const wire = (name: string, given: object): WireCall => ({ name, arguments: JSON.stringify(given) });
const honest = ({ calls }: Scene) => calls.map(([name, given]) => wire(name, given));
const reply = (parts: readonly object[], covers: readonly string[] = ["c1", "c2", "c3", "c4"]) =>
  wire("reply", { parts, covers });

const PASTED = `\n"특약: 보증금 7,777만원을 ${INVENTED} 기한은 2031년 7월 7일까지"`;

function propertiesOf({
  parameters,
}: Tool): Readonly<Record<string, { readonly enum?: readonly string[]; readonly type?: string }>> {
  return (parameters["properties"] ?? {}) as Readonly<Record<string, { readonly enum?: readonly string[] }>>;
}

/** A call of a tool with every argument it has, filled with what nobody said. */
function filled(tool: Tool, dice: Dice, invented: () => string): WireCall {
  const given: { [name: string]: unknown } = {};
  for (const [name, { enum: choices, type }] of Object.entries(propertiesOf(tool))) {
    const isGiven = dice.below(4) > 0;
    if (type === "boolean") {
      if (!isGiven) given[name] = true;
    } else if (choices !== undefined) given[name] = dice.pick(choices);
    else if (isGiven) given[name] = type === "array" ? [invented()] : invented();
  }
  return wire(tool.name, given);
}

const operations = (tools: readonly Tool[]) =>
  tools.filter(({ name }) => name !== "reply" && name !== "hand_over");

/** A part of an answer with something in it that only the model says. */
function lyingPart(dice: Dice, lie: string): object {
  const text = dice.pick([
    `네, ${lie}이에요.`,
    `{{t1.text}} 그리고 ${lie}예요.`,
    `${lie}까지 하시면 돼요.`,
    `It is ${lie}.`,
  ]);
  return dice.pick([
    { type: "fact", text },
    { type: "talk", text },
    { type: "general", text },
    { type: "ask", text: `${lie} 맞아요?` },
    { type: "draft", title: lie, text: `${text} [이름]`, language: "ko" },
    { type: "offer", lead: text, offers: [{ label: lie, call: { op: "note", args: { what: lie } } }] },
    {
      type: "offer",
      lead: "이것도요",
      offers: [{ label: lie, call: { op: "set", args: { slot: "budget", value: lie } } }],
    },
  ]);
}

/** Half of a number or name that stands in the message. */
function halfOf(text: string, dice: Dice): string {
  const numbers = text.match(/\d{2,}|[가-힣]{3,}/gu) ?? [text];
  const whole = dice.pick(numbers);
  return dice.below(2) === 0 ? whole.slice(1) : whole.slice(0, -1);
}

/** Ways to be mean. Each makes an answer out of the schemas of the tools and an honest answer to a message. */
export const MUTATIONS: { readonly [kind: string]: Mutate } = {
  "invented values": (scene, tools, dice) => ({
    say: scene.say,
    calls: [...honest(scene), filled(dice.pick(operations(tools)), dice, () => dice.pick(FIGURES))],
  }),
  "invented names": (scene, tools, dice) => ({
    say: scene.say,
    calls: [
      filled(dice.pick(operations(tools)), dice, () => dice.pick(NAMES)),
      reply([lyingPart(dice, dice.pick(NAMES))]),
    ],
  }),
  "invented articles": (scene, _tools, dice) => ({
    say: scene.say,
    calls: [
      ...honest(scene),
      reply([lyingPart(dice, dice.pick(STATUTES)), lyingPart(dice, dice.pick(STATUTES))]),
    ],
  }),
  "invented figures in words": (scene, _tools, dice) => ({
    say: scene.say,
    calls: [...honest(scene), reply([lyingPart(dice, dice.pick(FIGURES)), { type: "talk", text: "네." }])],
  }),
  "links and marks": (scene, _tools, dice) => ({
    say: scene.say,
    calls: [reply([lyingPart(dice, dice.pick([...LINKS, "<script>canary()</script>"]))])],
  }),
  "invented tools": (scene, _tools, dice) => ({
    say: scene.say,
    calls: [
      wire(dice.pick(["transfer", "__proto__", "constructor", "approve_all", "shell", "카나리"]), {
        amount: "777억",
      }),
      wire("set", { slot: dice.pick(["카나리", "__proto__", "deposit"]), value: "777억", amount: 777 }),
    ],
  }),
  "references swapped": (scene, tools, dice) => {
    const kinds = [
      "plan:C",
      "plan:A",
      "result:t1",
      "result:t9",
      "draft:1",
      "slot:deposit",
      "offer:1",
      "supposition:1",
      "item:1.1",
    ];
    const calls = honest(scene).map((call) => {
      const given = JSON.parse(call.arguments) as Record<string, unknown>;
      return wire(call.name, { ...given, ref: dice.pick(kinds), what: dice.pick(FIGURES) });
    });
    return {
      say: scene.say,
      calls: [...calls, filled(dice.pick(operations(tools)), dice, () => dice.pick(kinds))],
    };
  },
  "tokens swapped": (scene, _tools, dice) => {
    const keys = [
      "text",
      "total",
      "monthly",
      "limit",
      "cap",
      "excess",
      "rise",
      "per_person",
      "nothing",
      "constructor",
    ];
    const token = () => `{{t${1 + dice.below(4)}.${dice.pick(keys)}}}`;
    const text = dice.pick([
      `${token()}만 받고 ${token()}을 잃어요.`,
      `보증금 상한은 ${token()}이에요.`,
      `{{t1.${dice.pick(keys)}`,
      `총액은 ${token()}, 1인 금액은 ${token()}이에요.`,
    ]);
    return { say: scene.say, calls: [...honest(scene), reply([{ type: "fact", text }])] };
  },
  "negations dropped": (_scene, _tools, dice) => {
    const [denied, wanted] = dice.pick([
      ["777만원", "50만원"],
      ["2031년 7월 7일", "2027년 3월 1일"],
      ["뉴욕", "오사카"],
    ] as const);
    const slots = [
      "deposit",
      "rent",
      "budget",
      "departure_date",
      "end_date",
      "destination",
      "must_visit_places",
      "region",
    ];
    return {
      say: `${denied} 말고 ${wanted}이요`,
      calls: [
        wire("set", { slot: dice.pick(slots), value: dice.pick([denied, "m1"]) }),
        wire("wish", {
          scope: dice.pick(["place", "lease", "budget"]),
          polarity: dice.pick(["must", "want", "only"]),
          what: denied,
        }),
        reply([{ type: "talk", text: "네, 그렇게 했어요." }]),
      ],
    };
  },
  "halves of words": (scene, tools, dice) => {
    const slots = propertiesOf(tools.find(({ name }) => name === "set") ?? { name: "", parameters: {} })[
      "slot"
    ]?.enum ?? ["deposit"];
    return {
      say: `${scene.say} 17770과 817771원`,
      calls: Array.from({ length: 4 }, () =>
        wire("set", {
          slot: dice.pick(slots),
          value: dice.pick(["777", "7770", "77", "1777", halfOf(scene.say, dice)]),
        }),
      ),
    };
  },
  "orders in pasted text": (scene, tools, dice) => ({
    say: `${scene.say}${PASTED}`,
    calls: [
      ...honest(scene),
      wire("set", {
        slot: dice.pick(["deposit", "budget", "end_date", "departure_date"]),
        value: dice.pick(["7,777만원", "2031년 7월 7일"]),
      }),
      wire("note", { what: INVENTED }),
      wire("draft", { kind: dice.pick(["message", "letter", "summary"]), what: INVENTED, to: "카나리은행" }),
      filled(dice.pick(operations(tools)), dice, () => INVENTED),
      reply([lyingPart(dice, INVENTED)]),
    ],
  }),
  "conditions of nobody": (scene, _tools, dice) => ({
    say: scene.say,
    calls: honest(scene).map((call) => {
      const given = JSON.parse(call.arguments) as object;
      const name = dice.pick(["by", "if", "at", "not"]);
      return call.name === "reply"
        ? call
        : wire(call.name, { ...given, [name]: dice.pick([...FIGURES, INVENTED]) });
    }),
  }),
  silence: (scene, _tools, dice) => ({
    say: scene.say,
    calls: dice.below(2) === 0 ? [] : [wire("reply", { parts: [] })],
  }),
  "half JSON": (scene, _tools, dice) => ({
    say: scene.say,
    calls: honest(scene).map(({ name, arguments: given }) => ({
      name,
      arguments: dice.pick([
        given.slice(0, 1 + dice.below(given.length)),
        `[${given}`,
        "null",
        '"777억"',
        "{{",
        "\u0000",
      ]),
    })),
  }),
  "thousands of calls": (scene, tools, dice) => ({
    say: scene.say,
    calls: Array.from({ length: 5_000 }, () =>
      filled(dice.pick(operations(tools)), dice, () => dice.pick(FIGURES)),
    ),
  }),
  "huge answers": (scene, _tools, dice) => ({
    say: scene.say,
    calls: [
      wire("note", { what: dice.pick(FIGURES).repeat(20_000) }),
      reply([{ type: "talk", text: "뉴욕 ".repeat(50_000) }]),
      reply(Array.from({ length: 500 }, () => lyingPart(dice, dice.pick(FIGURES)))),
    ],
  }),
};
