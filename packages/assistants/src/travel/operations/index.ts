import { type Catalogue, COMMON_OPERATIONS, choice, choices, defineOperations } from "@maru/dialogue";
import type { Abilities } from "@maru/runtime";
import { besideOurField, type Field } from "../../shared/operations/beside-our-field.ts";
import { keepWish } from "../../shared/operations/keep-wish.ts";
import { noteCircumstance } from "../../shared/operations/note-circumstance.ts";
import { carryOutSupposed, letSuppositionGo } from "../../shared/operations/settle-supposition.ts";
import { leaveOpen, letPass, sympathise, talkBack } from "../../shared/operations/small-talk.ts";
import { changeText } from "../../shared/texts/change-text.ts";
import { isAboutText } from "../../shared/texts/is-about-text.ts";
import { withTextKinds } from "../../shared/texts/text-kinds.ts";
import { PLACES } from "../reading/gazetteers.ts";
import { TRAVEL_SLOTS } from "../slots.ts";
import { TravelState } from "../state.ts";
import { ASKED_OPERATIONS, answering, BESIDE_OPERATIONS, keepBeside } from "./asked-operations.ts";
import { digestTrip, keptTrip } from "./digest-trip.ts";
import { editPlaces } from "./edit-places.ts";
import { isPlanDue } from "./is-plan-due.ts";
import { keepDetail } from "./keep-detail.ts";
import { PART_CHOICES, QUESTION_BEHAVIOURS, QUESTION_OPERATIONS, TOPIC_CHOICES } from "./questions.ts";
import { readBeside } from "./read-calls.ts";
import { planOperation, replan } from "./replan.ts";
import { shownTrip } from "./shown-trip.ts";
import { takeBackChange } from "./take-back-change.ts";
import { tripCost } from "./trip-cost.ts";
import { draftAboutTrip, TRIP_TEXTS } from "./trip-texts.ts";

/** All that the planner can be asked to do. */
export const TRAVEL_OPERATIONS: Catalogue = defineOperations({
  operations: [
    ...COMMON_OPERATIONS,
    planOperation,
    ...QUESTION_OPERATIONS,
    ...ASKED_OPERATIONS,
    ...BESIDE_OPERATIONS,
  ],
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
      kind: withTextKinds(
        choices({
          summary: ["요약", "summary"],
          message: ["단톡방 글", "message for the group"],
          mail: ["메일", "mail"],
        }),
      ),
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
    general: { topic: choice({ ko: "주제", en: "topic" }, TOPIC_CHOICES) },
    rule: { about: choice({ ko: "주제", en: "topic" }, TOPIC_CHOICES) },
    show: { section: choice({ ko: "계획의 부분", en: "part of the plan" }, PART_CHOICES) },
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

/** What is answered from the words of the question. */
const ASKED = [
  ...["lookup", "find", "transit", "season", "rule", "general", "calc", "compare"],
  ...["verify", "judge", "dates", "backup", "split", "solve", "explain"],
];

const FIELD: Field = {
  about: { ko: "여행 계획", en: "planning trips" },
  nearest: {
    ko: "여행 일정, 비용, 날씨, 이동에 관한 것이면 바로 봐 드릴게요.",
    en: "If it is about the days, costs, weather or ways of a trip, I can look at it right away.",
  },
  ability: {
    ko: "여행지와 날짜, 인원, 예산을 말씀하시면 항공편·숙소·일정·비용을 세 가지 안으로 짜고, 무엇이든 하나씩 고쳐 드려요.",
    en: "Tell me where, when, how many and how much, and I plan flights, stays, days and costs in three variants, and change any of it.",
  },
};

export const travelAbilities: Abilities<typeof TravelState> = {
  definition: TravelState,
  catalogue: TRAVEL_OPERATIONS,
  names: [PLACES],
  persona: {
    role: "a travel planner for people from Korea (플래너)",
    notes: [
      "As soon as destination, nights, people, budget and style are kept, the plan is made and told by the code. Call plan when something of these is missing and the person wants it now or said most of it: the rest is assumed; ask at most once.",
      "Figures of a plan are {{slot.plan_a_total}}, _flights, _accommodation, _food, _transport, _attractions, _left or _over (in Korean: A안 총액, 가는 편, 숙소, 식비, 교통비, 입장료, 남는 돈, 예산 초과); b and c alike.",
      "Prices are estimates and say so; nothing is booked.",
      "hand_over, in the first round, does what no operation here can: exporting, saving, days swapped, another flight or stay.",
    ],
  },
  digest: (state, language) => digestTrip(state, language, TRAVEL_OPERATIONS),
  kept: (state, language) => keptTrip(state, language, TRAVEL_OPERATIONS),
  isUnderWay: isPlanDue,
  open: ({ questions }) => questions.map(({ field }) => `asked for ${field}`),
  shown: shownTrip,
  language: ({ language }) => language ?? "ko",
  rulesRead: readBeside,
  behaviours: {
    ...QUESTION_BEHAVIOURS,
    ...besideOurField(FIELD),
    ...Object.fromEntries(
      ASKED.map((op) => [op, answering(op === "calc" ? tripCost : (QUESTION_BEHAVIOURS[op] ?? null))]),
    ),
    approve: carryOutSupposed,
    draft: draftAboutTrip,
    edit: (call, scene) =>
      isAboutText(call) ? changeText(TRIP_TEXTS)(call, scene) : editPlaces(call, scene),
    feel: sympathise,
    later: leaveOpen,
    noise: letPass,
    note: noteCircumstance,
    pin: keepBeside,
    cost_line: keepBeside,
    plan: replan,
    reject: letSuppositionGo,
    set: keepDetail,
    talk: talkBack,
    undo: takeBackChange,
    wish: keepWish,
  },
};
