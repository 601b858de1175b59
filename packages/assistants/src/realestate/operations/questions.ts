import {
  type CheckedCall,
  choice,
  choices,
  defineOperation,
  mention,
  type Operation,
  ref,
  text,
} from "@maru/dialogue";
import type { Behaviour } from "@maru/runtime";
import { choiceFor, wordsFor } from "../../shared/operations/arguments-of.ts";
import { explainResult } from "../../shared/operations/explain-result.ts";
import type { MainSupervisorState, SupervisorUpdate } from "../state.ts";
import { askTeams, type Teams } from "./ask-teams.ts";

const QUESTION = {
  question: text({ ko: "질문", en: "the question" }),
  ref: ref({ ko: "어느 것", en: "which one" }),
};
const ANSWER = { text: { kind: "text", label: { ko: "내용", en: "text" } } } as const;

/** Questions that only homes have: what each is, for every door. */
export const QUESTION_OPERATIONS: readonly Operation[] = [
  defineOperation({
    name: "risk",
    kind: "ask",
    effect: "computes",
    label: { ko: "보증금이 안전한지 보기", en: "see whether the deposit is safe" },
    does: {
      ko: "누가 먼저 받고 보증금을 얼마나 돌려받을지 계산해요.",
      en: "who comes first, what of the deposit comes back",
    },
    phrases: [
      { when: { ask: "order" }, ko: "누가 먼저 받는지 보기", en: "See who is paid first" },
      {
        when: { ask: "loss" },
        ko: "보증금을 얼마나 못 받는지 보기",
        en: "See what of the deposit may be lost",
      },
    ],
    arguments: {
      ask: choice(
        { ko: "무엇을 볼지", en: "what to see" },
        choices({ order: ["순위", "who comes first"], loss: ["못 받을 금액", "what is lost"] }),
        { required: true },
      ),
      ...QUESTION,
    },
    results: ANSWER,
    examples: [{ for: "realestate", say: "그럼 못 받는 게 얼마입니까 최악의 경우", args: { ask: "loss" } }],
  }),
  defineOperation({
    name: "eligible",
    kind: "ask",
    effect: "computes",
    label: { ko: "받을 수 있는 지원 찾기", en: "find help I can get" },
    does: { ko: "받을 수 있는 지원과 대출을 찾아요.", en: "policies, loans, guarantees open to the person" },
    phrases: [{ ko: "{ask} 찾기", en: "Find {ask}" }],
    arguments: {
      ask: choice(
        { ko: "무엇을 볼지", en: "what to see" },
        choices({ open: ["받을 수 있는 것", "what is open"] }),
        {
          required: true,
        },
      ),
      with: text({ ko: "더 담을 내용", en: "anything to add" }, { list: true }),
      ...QUESTION,
    },
    results: ANSWER,
    examples: [{ for: "realestate", say: "29살 무주택인데 받을 수 있는 거 있나요", args: { ask: "open" } }],
  }),
  defineOperation({
    name: "market",
    kind: "ask",
    effect: "reads",
    label: { ko: "동네 시세 보기", en: "see local prices" },
    does: {
      ko: "실거래 통계와 말씀하신 값이 어디쯤인지 봐요.",
      en: "deal statistics, and how a given price stands to them",
    },
    phrases: [{ ko: "{what} 시세 보기", en: "See prices: {what}" }],
    arguments: { what: text({ ko: "내용", en: "what" }), ref: QUESTION.ref },
    results: ANSWER,
    examples: [{ for: "realestate", say: "장기동이랑 구래동 중에 어디가 더 싸요" }],
  }),
  defineOperation({
    name: "find",
    kind: "ask",
    effect: "reads",
    label: { ko: "매물이나 대출 찾기", en: "find homes or loans" },
    does: { ko: "가진 자료에서 조건에 맞는 것을 찾아요.", en: "search with conditions over what is held" },
    phrases: [
      { ko: "{what} {kind} 찾기", en: "Find {kind}: {what}" },
      { ko: "{kind} 찾기", en: "Find {kind}" },
    ],
    arguments: {
      kind: choice(
        { ko: "무엇을", en: "what kind" },
        choices({ listing: ["매물", "homes on offer"], loan_product: ["대출 상품", "loans"] }),
        { required: true },
      ),
      what: text({ ko: "내용", en: "what" }),
      with: text({ ko: "더 담을 내용", en: "anything to add" }, { list: true }),
      ref: QUESTION.ref,
    },
    results: ANSWER,
    examples: [
      {
        for: "realestate",
        say: "궁동이랑 봉명동 쪽 매물 보여줄수있어? 그 한도로",
        args: { kind: "listing" },
      },
    ],
  }),
  defineOperation({
    name: "review",
    kind: "ask",
    effect: "computes",
    label: { ko: "조항이 괜찮은지 보기", en: "check a clause" },
    does: {
      ko: "조항이 괜찮은지, 위험한지, 무효인지 봐요.",
      en: "is this clause all right: fine, risky, void, why",
    },
    phrases: [
      { ko: "{text|이/가} 괜찮은지 보기", en: "Check {text}" },
      { ko: "{what|이/가} 괜찮은지 보기", en: "Check {what}" },
      { ko: "{ref|이/가} 괜찮은지 보기", en: "Check {ref}" },
    ],
    arguments: {
      kind: choice({ ko: "무엇을", en: "what kind" }, choices({ clause: ["조항", "a clause"] }), {
        required: true,
      }),
      what: text({ ko: "내용", en: "what" }),
      text: text({ ko: "글", en: "the text" }),
      given: text({ ko: "어떤 상황인지", en: "in which situation" }, { list: true }),
      ref: QUESTION.ref,
    },
    results: ANSWER,
    examples: [
      { for: "realestate", say: "중도 퇴실하면 보증금 안 준다는 특약 괜찮아요?", args: { kind: "clause" } },
    ],
  }),
  defineOperation({
    name: "yield",
    kind: "ask",
    effect: "computes",
    label: { ko: "수익률 계산하기", en: "work out the yield" },
    does: { ko: "임대 수익률을 계산해요.", en: "gross and net yield" },
    arguments: {
      ...QUESTION,
      amount: mention({ ko: "금액", en: "amount" }, { kinds: ["money"], list: true }),
    },
    results: ANSWER,
    examples: [{ for: "realestate", say: "3억짜리 사서 보증금 2천에 월 90 받으면 수익률 얼마" }],
  }),
];

type Questions = { readonly [operation: string]: Behaviour<MainSupervisorState, SupervisorUpdate> };

/** Questions that the teams answer, each from typed values of the case. */
export function questionBehaviours(teams: Teams) {
  return {
    rule: (call, scene) =>
      askTeams(teams, scene, { topics: ["law"], intent: "LEGAL_CONSULT", question: questionOf(call) }),
    steps: (call, scene) =>
      askTeams(teams, scene, {
        topics: ["law"],
        intent: "LEGAL_CONSULT",
        question: questionOf(call),
        isSituation: true,
      }),
    explain: (call, scene) => {
      const term = wordsFor(call, "term");
      const result = term === undefined ? explainResult(call, scene) : undefined;
      if (result !== undefined) return result;
      const question = questionOf(call);
      return askTeams(teams, scene, {
        topics: [term === undefined ? "law" : "term"],
        intent: "LEGAL_CONSULT",
        question,
        ...(term === undefined ? {} : { facts: { term } }),
      });
    },
    risk: (call, scene) =>
      askTeams(teams, scene, {
        topics: [choiceFor(call, "ask") === "order" ? "small_deposit" : "deposit_risk"],
        intent: "RISK_ANALYSIS",
        question: questionOf(call),
      }),
    eligible: (call, scene) =>
      askTeams(teams, scene, { topics: ["policy"], intent: "LOAN_CONSULT", question: questionOf(call) }),
    market: (call, scene) =>
      askTeams(teams, scene, { topics: ["market"], intent: "MARKET_INQUIRY", question: questionOf(call) }),
    find: (call, scene) =>
      askTeams(teams, scene, {
        topics: [choiceFor(call, "kind") === "loan_product" ? "loan_products" : "listings"],
        intent: "MARKET_INQUIRY",
        question: questionOf(call),
      }),
    review: (call, scene) => {
      const text = wordsFor(call, "text") ?? questionOf(call);
      return askTeams(teams, scene, {
        topics: ["contract_review"],
        intent: "CONTRACT_REVIEW",
        question: text,
        text,
      });
    },
    yield: (call, scene) =>
      askTeams(teams, scene, { topics: ["roi"], intent: "MARKET_INQUIRY", question: questionOf(call) }),
  } satisfies Questions;
}

function questionOf(call: CheckedCall): string {
  const words = ["question", "what", "words"].flatMap((name) => wordsFor(call, name) ?? []);
  const given = (call.arguments["given"] ?? []).flatMap((each) => (each.type === "text" ? [each.words] : []));
  const said = [...words, ...given].join(" ");
  return said === "" ? call.operation.label.ko : said;
}
