import { type Catalogue, COMMON_OPERATIONS, choice, choices, defineOperations } from "@maru/dialogue";
import type { Abilities } from "@maru/runtime";
import { besideOurField, type Field } from "../../shared/operations/beside-our-field.ts";
import { digestKept } from "../../shared/operations/digest-kept.ts";
import { keepValue } from "../../shared/operations/keep-value.ts";
import { keepWish } from "../../shared/operations/keep-wish.ts";
import { keptWords } from "../../shared/operations/kept-words.ts";
import { noteCircumstance } from "../../shared/operations/note-circumstance.ts";
import { carryOutSupposed, letSuppositionGo } from "../../shared/operations/settle-supposition.ts";
import { leaveOpen, letPass, sympathise, talkBack } from "../../shared/operations/small-talk.ts";
import { takeBack } from "../../shared/operations/take-back.ts";
import { PLACES } from "../../travel/reading/gazetteers.ts";
import { REALESTATE_SLOTS } from "../slots.ts";
import { MainSupervisorState } from "../state.ts";
import type { Teams } from "./ask-teams.ts";
import { broker_fee, brokerFeeOperation } from "./broker-fee.ts";
import { calculate } from "./calculate.ts";
import { compareOffers } from "./compare-offers.ts";
import { draft } from "./draft.ts";
import { DRAFT_KINDS } from "./draft-kinds.ts";
import { MATTER_CHOICES } from "./draft-matters.ts";
import { DRAFT_PARTIES } from "./draft-parties.ts";
import { editDraft } from "./edit-draft.ts";
import { increase, increaseOperation } from "./increase.ts";
import { judgeLease } from "./judge-lease.ts";
import { leaseDays } from "./lease-days.ts";
import { loan, loanOperation } from "./loan.ts";
import { QUESTION_OPERATIONS, questionBehaviours } from "./questions.ts";
import { readBeside } from "./read-calls.ts";
import { rent_conversion, rentConversionOperation } from "./rent-conversion.ts";
import { settle, settleOperation } from "./settle.ts";
import { solve, solveOperation } from "./solve.ts";
import { split, splitOperation } from "./split.ts";
import { tax, taxOperation } from "./tax.ts";
import { verifyWith } from "./verify.ts";

/** All that the adviser can be asked to do. */
export const REALESTATE_OPERATIONS: Catalogue = defineOperations({
  operations: [
    ...COMMON_OPERATIONS,
    brokerFeeOperation,
    increaseOperation,
    loanOperation,
    rentConversionOperation,
    settleOperation,
    solveOperation,
    splitOperation,
    taxOperation,
    ...QUESTION_OPERATIONS,
  ],
  slots: REALESTATE_SLOTS,
  choices: {
    draft: {
      kind: DRAFT_KINDS,
    },
    wish: {
      scope: choices({
        listings: ["매물", "homes on offer"],
        lease: ["계약", "the lease"],
        budget: ["예산", "the budget"],
        privacy: ["사생활", "privacy"],
        answer: ["답하는 방식", "how it is answered"],
      }),
    },
  },
  arguments: {
    draft: {
      about: choice({ ko: "무슨 일로", en: "what it is about" }, MATTER_CHOICES),
      manner: choice(
        { ko: "말투", en: "manner" },
        choices({ plain: ["보통", "plain"], soft: ["부드럽게", "softer"], short: ["짧게", "shorter"] }),
      ),
      to: choice({ ko: "받는 사람", en: "for whom" }, DRAFT_PARTIES),
      in: choice(
        { ko: "언어", en: "language" },
        choices({ ko: ["한국어", "Korean"], en: ["영어", "English"] }),
      ),
    },
  },
});

/** What the reader that learnt from examples may carry out by itself: what no rule of the adviser reads. */
export const READ_BY_EXAMPLES: readonly string[] = ["draft"];

/** What the adviser can do, with these teams at hand. */
export function realEstateAbilities(teams: Teams): Abilities<typeof MainSupervisorState> {
  const questions = questionBehaviours(teams);
  return {
    definition: MainSupervisorState,
    catalogue: REALESTATE_OPERATIONS,
    watched: [PLACES],
    persona: {
      role: "a real-estate adviser for leases and homes in Korea",
      notes: [
        "The side of the speaker (tenant, landlord) decides the answer; it is kept as a slot or a note.",
        "What the law says comes from results with their article; never from memory.",
        "hand_over, in the first round, does what no operation here can: writing a whole lease.",
      ],
    },
    unread: {
      note: ["suppose", "at", "if", "not"],
      undo: ["suppose", "at", "if", "by", "not"],
      set: ["of", "ref"],
      edit: ["of", "to", "suppose", "at", "if", "by"],
      calc: [
        "what",
        "with",
        "given",
        "of",
        "count",
        "people",
        "duration",
        "threshold",
        "from",
        "base",
        "unit",
        "to",
      ],
      compare: ["ask", "base", "period"],
      dates: ["base"],
      explain: ["term"],
      wish: ["suppose", "if", "not"],
      draft: ["with", "length", "language", "ref", "text", "count", "given", "of"],
      judge: ["to", "length"],
      rule: [
        "amount",
        "item",
        "recipient",
        "count",
        "people",
        "duration",
        "date",
        "place",
        "unit",
        "term",
        "of",
      ],
      verify: ["of", "amount", "count", "date"],
    },
    digest: (state, language) => digestKept(state, REALESTATE_OPERATIONS, language),
    kept: (state, language) => keptWords(state, REALESTATE_OPERATIONS, language),
    open: ({ questions }) => questions.map((question) => `asked: ${question}`),
    shown: () => [],
    language: ({ language }) => language,
    rulesRead: readBeside,
    behaviours: {
      ...questions,
      verify: verifyWith(questions.rule),
      ...besideOurField(FIELD),
      approve: carryOutSupposed,
      broker_fee,
      calc: calculate,
      compare: compareOffers,
      dates: leaseDays,
      draft,
      edit: editDraft,
      feel: sympathise,
      increase,
      judge: judgeLease,
      later: leaveOpen,
      loan,
      noise: letPass,
      note: noteCircumstance,
      reject: letSuppositionGo,
      rent_conversion,
      set: keepValue,
      settle,
      solve,
      split,
      talk: talkBack,
      tax,
      undo: takeBack,
      wish: keepWish,
    },
  };
}

const FIELD: Field = {
  about: { ko: "부동산 상담", en: "homes in Korea" },
  nearest: {
    ko: "계약, 보증금, 대출, 시세에 관한 것이면 바로 봐 드릴게요.",
    en: "If it is about a lease, a deposit, a loan or prices, I can look at it right away.",
  },
  ability: {
    ko: "전세·월세 법률과 절차, 보증금 위험, 시세와 매물, 대출과 세금 계산, 계약서 검토, 문자와 내용증명 쓰기를 도와드려요.",
    en: "I help with tenancy law and steps, the risk of a deposit, prices and listings, loans, reviewing leases, and writing messages and letters.",
  },
};
