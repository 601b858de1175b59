import { type Catalogue, COMMON_OPERATIONS, choice, choices, defineOperations } from "@maru/dialogue";
import type { Abilities } from "@maru/runtime";
import { noteCircumstance } from "../../shared/operations/note-circumstance.ts";
import { carryOutSupposed, letSuppositionGo } from "../../shared/operations/settle-supposition.ts";
import { PLACES } from "../reading/gazetteers.ts";
import { TRAVEL_SLOTS } from "../slots.ts";
import { TravelState } from "../state.ts";
import { digestTrip } from "./digest-trip.ts";
import { keepDetail } from "./keep-detail.ts";
import { planOperation, replan } from "./replan.ts";
import { shownTrip } from "./shown-trip.ts";
import { tripCost } from "./trip-cost.ts";
import { draftAboutTrip } from "./trip-texts.ts";

/** All that the planner can be asked to do. */
export const TRAVEL_OPERATIONS: Catalogue = defineOperations({
  operations: [...COMMON_OPERATIONS, planOperation],
  slots: TRAVEL_SLOTS,
  choices: {
    calc: {
      part: choices({
        trip: ["여행 전체", "the whole trip"],
        flight: ["가는 편", "the way there and back"],
        stay: ["숙소", "the stay"],
        person: ["한 사람", "one person"],
      }),
    },
    draft: {
      kind: choices({
        summary: ["요약", "summary"],
        message: ["단톡방 글", "message for the group"],
        mail: ["숙소에 보낼 메일", "mail to the stay"],
      }),
    },
    wish: {
      scope: choices({
        meal: ["식사", "meals"],
        stay: ["숙소", "stay"],
        transport: ["교통", "transport"],
        flight: ["항공편", "flights"],
        place: ["장소", "places"],
        walk: ["걷기", "walking"],
        time: ["시간", "time"],
        pace: ["속도", "pace"],
        budget: ["예산", "budget"],
        plan: ["일정", "the plan"],
        answer: ["답하는 방식", "how it is answered"],
      }),
    },
  },
  arguments: {
    draft: {
      manner: choice(
        { ko: "말투", en: "manner" },
        choices({ plain: ["보통", "plain"], short: ["짧게", "shorter"] }),
      ),
      in: choice(
        { ko: "언어", en: "language" },
        choices({ ko: ["한국어", "Korean"], en: ["영어", "English"] }),
      ),
    },
  },
});

/** What the reader that learnt from examples may carry out by itself: what no rule of the consultant reads. */
export const READ_BY_EXAMPLES: readonly string[] = ["draft"];

export const travelAbilities: Abilities<typeof TravelState> = {
  definition: TravelState,
  catalogue: TRAVEL_OPERATIONS,
  names: [PLACES],
  persona: {
    role: "a travel planner for people from Korea (플래너)",
    notes: [
      "A plan is made by plan once destination, nights, people, budget and style are kept; what is missing is assumed sensibly with delegate or left to hand_over, never asked twice.",
      "Prices are estimates and say so; nothing is booked.",
      "hand_over does what no operation here can: changing single meals, places, days, flights and stays of a plan, questions about places, choosing among plans, exports.",
    ],
  },
  digest: (state, language) => digestTrip(state, language, TRAVEL_OPERATIONS),
  open: ({ questions }) => questions.map(({ field }) => `asked for ${field}`),
  shown: shownTrip,
  language: ({ language }) => language ?? "ko",
  behaviours: {
    approve: carryOutSupposed,
    calc: tripCost,
    draft: draftAboutTrip,
    note: noteCircumstance,
    plan: replan,
    reject: letSuppositionGo,
    set: keepDetail,
  },
};
