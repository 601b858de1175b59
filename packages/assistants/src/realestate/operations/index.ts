import { type Catalogue, COMMON_OPERATIONS, choice, choices, defineOperations } from "@maru/dialogue";
import type { Abilities } from "@maru/runtime";
import { combineResults } from "../../shared/operations/combine-results.ts";
import { digestKept } from "../../shared/operations/digest-kept.ts";
import { keepValue } from "../../shared/operations/keep-value.ts";
import { noteCircumstance } from "../../shared/operations/note-circumstance.ts";
import { carryOutSupposed, letSuppositionGo } from "../../shared/operations/settle-supposition.ts";
import { takeBack } from "../../shared/operations/take-back.ts";
import { REALESTATE_SLOTS } from "../slots.ts";
import { MainSupervisorState } from "../state.ts";
import { broker_fee, brokerFeeOperation } from "./broker-fee.ts";
import { draft } from "./draft.ts";
import { MATTER_CHOICES } from "./draft-matters.ts";
import { increase, increaseOperation } from "./increase.ts";
import { leaseDays } from "./lease-days.ts";
import { loan, loanOperation } from "./loan.ts";
import { rent_conversion, rentConversionOperation } from "./rent-conversion.ts";

/** All that the adviser can be asked to do. */
export const REALESTATE_OPERATIONS: Catalogue = defineOperations({
  operations: [
    ...COMMON_OPERATIONS,
    brokerFeeOperation,
    increaseOperation,
    loanOperation,
    rentConversionOperation,
  ],
  slots: REALESTATE_SLOTS,
  choices: {
    draft: {
      kind: choices({ message: ["문자", "text message"], letter: ["내용증명", "certified letter"] }),
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
      in: choice(
        { ko: "언어", en: "language" },
        choices({ ko: ["한국어", "Korean"], en: ["영어", "English"] }),
      ),
    },
  },
});

export const realEstateAbilities: Abilities<typeof MainSupervisorState> = {
  definition: MainSupervisorState,
  catalogue: REALESTATE_OPERATIONS,
  persona: {
    role: "a real-estate adviser for leases and homes in Korea",
    notes: [
      "The side of the speaker (tenant, landlord) decides the answer; it is kept as a slot or a note.",
      "What the law says comes from results with their article; never from memory.",
      "hand_over does what no operation here can: questions of law, market prices and homes on offer, review of clauses, lease contracts, policies, the risk of a deposit.",
    ],
  },
  digest: (state, language) => digestKept(state, REALESTATE_OPERATIONS, language),
  open: ({ questions }) => questions.map((question) => `asked: ${question}`),
  shown: () => [],
  language: ({ language }) => language,
  behaviours: {
    approve: carryOutSupposed,
    broker_fee,
    calc: combineResults,
    dates: leaseDays,
    draft,
    increase,
    loan,
    note: noteCircumstance,
    reject: letSuppositionGo,
    rent_conversion,
    set: keepValue,
    undo: takeBack,
  },
};
