import { findMoney, findPeople, withParticle } from "@maru/language";
import { apply } from "@maru/state";
import { assumeValues } from "../../collecting/assume-values.ts";
import { destinationByName } from "../../destinations.ts";
import { roughCost } from "../../experts/rough-cost.ts";
import { departureOf, partyBudget, tripOf } from "../../experts/trip.ts";
import { waysOut } from "../../experts/ways-out.ts";
import type { BudgetBreakdown } from "../../shapes.ts";
import { TravelState, type TravelUpdate } from "../../state.ts";
import type { Language } from "../../texts/language.ts";
import { WORDS } from "../../texts/words.ts";
import { type Answerer, type Asked, speaksOf } from "./asked.ts";
import { costsOf, hotelOf, planLookedAt } from "./looked-at.ts";

const OPERATIONS: readonly string[] = ["calc", "split", "solve", "verify", "explain"];

/** What the trip or a part of it costs, what is left, what could be cut, and how it came about. */
export const aboutMoney: Answerer = (asked) => {
  const { op, state } = asked;
  const isOfMoney =
    OPERATIONS.includes(op) ||
    // «그래도 안 돼?», of a plan that is too dear.
    (state.ways_out.length > 0 && asked.concepts.size === 1 && speaksOf(asked, "enough")) ||
    speaksOf(
      asked,
      "total",
      "per_person",
      "left",
      "cut",
      "split",
      "food_cost",
      "ride_cost",
      "per_day",
      "budget",
    );
  if (!isOfMoney) return null;
  const costs = costsOf(state);
  if (costs === null) return roughly(asked);
  if (speaksOf(asked, "split") || op === "split") return split(asked, costs);
  if (speaksOf(asked, "cut") || op === "solve") return cut(asked, costs);
  if (op === "explain" || speaksOf(asked, "how_made")) return made(asked, costs);
  if (speaksOf(asked, "dearest")) return dearest(asked, costs);
  const part = partOf(asked, costs);
  if (part !== null) return part;
  if (op === "verify" || speaksOf(asked, "enough")) return isOfBudget(asked) ? enough(asked, costs) : null;
  const difference = speaksOf(asked, "difference") ? apart(asked) : null;
  if (difference !== null) return difference;
  return op === "calc" || speaksOf(asked, "total", "per_person", "left") ? whole(asked, costs) : null;
};

/** «이 돈으로 돼요?», «200이면 돼요?», «되나요?»; whether «케이크 되나요?» is no matter of the budget. */
function isOfBudget(asked: Asked): boolean {
  const isNamed =
    speaksOf(asked, "budget", "total", "stay") || findMoney(asked.words, { bareUnit: 1 }).length > 0;
  // «그래도 안 돼?», of a plan that is too dear.
  const isBare =
    asked.words.trim().split(" ").length === 1 ||
    (asked.state.ways_out.length > 0 && asked.concepts.size === 1);
  return isNamed || (speaksOf(asked, "enough") && isBare);
}

/** What the three plans cost, and how far they are apart. */
function apart({ state, language }: Asked): string | null {
  const { money } = WORDS[language];
  const sorted = [...state.final_plans].sort((left, right) => left.total_budget - right.total_budget);
  const [first, ...others] = sorted;
  if (first === undefined || others.length === 0) return null;
  const more = others.map(({ letter, total_budget }) => {
    const amount = money(total_budget - first.total_budget);
    return { ko: `${letter}안은 ${amount} 더`, en: `plan ${letter} ${amount} more` }[language];
  });
  return {
    ko: `가장 싼 ${first.letter}안이 ${money(first.total_budget)}이고, ${more.join(", ")} 들어요(추정).`,
    en: `Plan ${first.letter} is the cheapest at ${money(first.total_budget)}; ${more.join(", ")} (estimated).`,
  }[language];
}

const PARTS = [
  ["flights", "flights", { ko: "항공·교통편", en: "the way there and back" }],
  ["stay", "accommodation", { ko: "숙소", en: "the stay" }],
  ["food_cost", "food", { ko: "식비", en: "food" }],
  ["ride_cost", "transport", { ko: "현지 교통", en: "local transport" }],
  ["entry_cost", "attractions", { ko: "입장·체험", en: "tickets" }],
] as const;

function partOf(asked: Asked, costs: BudgetBreakdown): string | null {
  const named = PARTS.filter(([concept]) => asked.concepts.has(concept));
  if (named.length === 0 || speaksOf(asked, "difference", "better", "safety")) return null;
  if (asked.op === "verify" && !speaksOf(asked, "without", "total")) return null;
  const { language, state } = asked;
  const { money } = WORDS[language];
  const people = state.num_people ?? 1;
  const sum = named.reduce((total, [, key]) => total + costs[key], 0);
  const labels = named.map(([, , label]) => label[language]).join(language === "ko" ? "·" : " and ");
  if (speaksOf(asked, "without")) {
    const rest = costs.total - sum;
    return {
      ko: `${withParticle(labels, "을/를")} 빼면 ${people}명 모두 ${money(rest)}이에요(1인당 ${money(Math.round(rest / people))}). 전체 ${money(costs.total)}에서 ${money(sum)}을 뺀 값이고 추정이에요.`,
      en: `Without ${labels} it is ${money(rest)} for ${people} (${money(Math.round(rest / people))} each): ${money(costs.total)} less ${money(sum)}, estimated.`,
    }[language];
  }
  const hotel = named.some(([concept]) => concept === "stay") ? hotelOf(state) : null;
  const night =
    hotel === null
      ? ""
      : {
          ko: ` 1박에 ${money(hotel.price_per_night)}(객실 ${hotel.rooms}개)이에요.`,
          en: ` A night is ${money(hotel.price_per_night)} (${hotel.rooms} rooms).`,
        }[language];
  return {
    ko: `${labels}: ${people}명 모두 ${money(sum)}, 1인당 ${money(Math.round(sum / people))}이에요(추정). 전체는 ${money(costs.total)}이에요.${night}`,
    en: `${labels}: ${money(sum)} for ${people}, ${money(Math.round(sum / people))} each (estimated), of ${money(costs.total)} in all.${night}`,
  }[language];
}

function whole({ state, language, concepts }: Asked, costs: BudgetBreakdown): string {
  const { money } = WORDS[language];
  const days = (state.duration ?? 0) + 1;
  const left = leftOf(state, costs, language);
  const perDay = concepts.has("per_day")
    ? {
        ko: ` 하루에 1인당 ${money(Math.round(costs.per_person / days))}꼴이에요.`,
        en: ` That is ${money(Math.round(costs.per_person / days))} a day each.`,
      }[language]
    : "";
  const people = state.num_people ?? 1;
  return {
    ko: `${people}명 모두 ${money(costs.total)}, 1인당 ${money(costs.per_person)}이에요(추정).${perDay}${left}`,
    en: `Total ${money(costs.total)} for ${people}, ${money(costs.per_person)} each (estimated).${perDay}${left}`,
  }[language];
}

function leftOf(state: TravelState, { remaining }: BudgetBreakdown, language: Language): string {
  if (remaining === null || state.assumptions.includes("budget")) return "";
  const { money } = WORDS[language];
  return remaining >= 0
    ? { ko: ` 예산에서 ${money(remaining)} 남아요.`, en: ` ${money(remaining)} of the budget is left.` }[
        language
      ]
    : { ko: ` 예산보다 ${money(-remaining)} 넘어요.`, en: ` It is ${money(-remaining)} over the budget.` }[
        language
      ];
}

function enough({ words, state, language }: Asked, costs: BudgetBreakdown): string {
  const { money } = WORDS[language];
  const people = state.num_people ?? 1;
  const amounts = findMoney(words).flatMap(({ value }) =>
    "amount" in value && typeof value.amount === "number" ? [value.amount] : [],
  );
  const said = amounts.at(-1);
  const trip = tripOf(state);
  const budget = said ?? (trip === null || state.assumptions.includes("budget") ? null : partyBudget(trip));
  if (budget === null)
    return {
      ko: `예산을 아직 말씀하지 않으셨어요. 지금 계획은 ${people}명 모두 ${money(costs.total)}이에요(추정).`,
      en: `You have not named a budget; the plan is ${money(costs.total)} for ${people} (estimated).`,
    }[language];
  const cheapest = Math.min(...state.final_plans.map(({ total_budget }) => total_budget));
  const difference = budget - costs.total;
  if (difference >= 0)
    return {
      ko: `네, 돼요. ${money(budget)}에서 ${money(costs.total)}을 쓰고 ${money(difference)} 남아요(추정).`,
      en: `Yes: ${money(costs.total)} of ${money(budget)}, ${money(difference)} left (estimated).`,
    }[language];
  if (trip !== null && state.ways_out.length > 0) {
    const ways = waysOut(trip, state.final_plans).map(({ message }, index) => `${index + 1}. ${message}`);
    const short = {
      ko: `아니요, ${money(-difference)} 모자라요. 지금 계획이 ${money(costs.total)}이에요(추정).`,
      en: `No, it is ${money(-difference)} short: the plan is ${money(costs.total)} (estimated).`,
    }[language];
    return [short, ...ways].join("\n");
  }
  const other =
    cheapest <= budget
      ? { ko: ` C안(${money(cheapest)})이면 들어가요.`, en: ` Plan C at ${money(cheapest)} fits.` }[language]
      : {
          ko: ` 가장 알뜰한 안도 ${money(cheapest)}이에요.`,
          en: ` The thriftiest plan is ${money(cheapest)}.`,
        }[language];
  return {
    ko: `아니요, ${money(-difference)} 모자라요. 지금 계획이 ${money(costs.total)}이에요(추정).${other}`,
    en: `No, it is ${money(-difference)} short: the plan is ${money(costs.total)} (estimated).${other}`,
  }[language];
}

function cut(asked: Asked, costs: BudgetBreakdown): string {
  const { state, language } = asked;
  const trip = tripOf(state);
  const { money } = WORDS[language];
  const looked = planLookedAt(state);
  const saved = state.final_plans
    .filter(({ total_budget }) => total_budget < costs.total)
    .map(
      ({ letter, total_budget }) =>
        ({
          ko: `${letter}안으로 바꾸면 ${money(costs.total - total_budget)} 줄어 ${money(total_budget)}이에요.`,
          en: `Plan ${letter} saves ${money(costs.total - total_budget)}: ${money(total_budget)}.`,
        })[language],
    );
  const nights = state.duration ?? 1;
  const perNight =
    looked?.hotel === null || looked === null ? 0 : looked.hotel.price_per_night * looked.hotel.rooms;
  const food = Math.round(costs.food / (nights + 1));
  const shorter =
    nights > 1
      ? [
          {
            ko: `하루 줄이면 숙박 ${money(perNight)}과 식비 ${money(food)}쯤이 빠져요.`,
            en: `A night less saves about ${money(perNight)} of the stay and ${money(food)} of food.`,
          }[language],
        ]
      : [];
  const tickets =
    costs.attractions > 0
      ? [
          {
            ko: `입장·체험을 무료인 곳으로 바꾸면 최대 ${money(costs.attractions)} 줄어요.`,
            en: `Free sights instead save up to ${money(costs.attractions)}.`,
          }[language],
        ]
      : [];
  const ways =
    trip === null || state.ways_out.length === 0
      ? []
      : waysOut(trip, state.final_plans).map(({ message }) => message);
  const all = [...saved, ...shorter, ...tickets, ...ways].slice(0, 3);
  const head = {
    ko: `지금 ${money(costs.total)}이에요(추정). 줄이는 순서예요.`,
    en: `It is ${money(costs.total)} now (estimated). To save, in this order:`,
  }[language];
  return [head, ...all.map((line, index) => `${index + 1}. ${line}`)].join("\n");
}

function made({ language, state }: Asked, costs: BudgetBreakdown): string {
  const { money } = WORDS[language];
  const rate = destinationByName(state.destination ?? "");
  const parts = PARTS.filter(([, key]) => costs[key] > 0).map(
    ([, key, label]) => `${label[language]} ${money(costs[key])}`,
  );
  const exchange =
    rate === undefined || rate.currency === "KRW"
      ? ""
      : {
          ko: ` 환율은 1${rate.currency}=${rate.krw_per_unit}원(${rate.as_of})으로 봤어요.`,
          en: ` The rate is 1 ${rate.currency} = ${rate.krw_per_unit} won (${rate.as_of}).`,
        }[language];
  return {
    ko: `${parts.join(" + ")} + 예비비 ${money(costs.shopping)} = ${money(costs.total)}이에요. 지역·등급·날짜로 추정한 값이에요.${exchange}`,
    en: `${parts.join(" + ")} + spare ${money(costs.shopping)} = ${money(costs.total)}, estimated by area, class and date.${exchange}`,
  }[language];
}

function dearest({ language }: Asked, costs: BudgetBreakdown): string {
  const { money } = WORDS[language];
  const [first, second] = PARTS.map(([, key, label]) => ({
    label: label[language],
    amount: costs[key],
  })).sort((left, right) => right.amount - left.amount);
  if (first === undefined || second === undefined) return money(costs.total);
  return {
    ko: `${withParticle(first.label, "이/가")} ${money(first.amount)}으로 가장 커요. 다음은 ${second.label} ${money(second.amount)}이에요(추정).`,
    en: `${first.label} at ${money(first.amount)}, then ${second.label} at ${money(second.amount)} (estimated).`,
  }[language];
}

function split({ words, state, language }: Asked, costs: BudgetBreakdown): string {
  const { money } = WORDS[language];
  const counted = findPeople(words, { bareCount: true }).flatMap(({ value }) =>
    "count" in value && typeof value.count === "number" ? [value.count] : [],
  );
  const people = counted.at(-1) ?? state.num_people ?? 1;
  const each = Math.ceil(costs.total / people / 100) * 100;
  return {
    ko: `${people}명이 나누면 한 사람 ${money(each)}씩이에요. 전체 ${money(costs.total)}(추정)을 똑같이 나눈 값이에요.`,
    en: `${money(each)} each among ${people}: ${money(costs.total)} (estimated) shared equally.`,
  }[language];
}

/** Before there is a plan: by class, for what is known and what would be assumed. */
function roughly(asked: Asked): string | null {
  const { state, language, destination, op } = asked;
  if (destination === undefined) return null;
  if (op === "explain" || op === "split") return null;
  if (op === "verify" && !speaksOf(asked, "budget", "enough")) return null;
  const assumed = assumeValues({ state, problems: [], said: "" });
  const trip = apply(TravelState, state, {
    duration: assumed.duration ?? state.duration,
    num_people: assumed.num_people ?? state.num_people,
  } as TravelUpdate);
  const people = trip.num_people ?? 1;
  const nights = trip.duration ?? 1;
  const costs = roughCost(destination, {
    nights,
    people,
    children: Math.min(state.children ?? 0, people - 1),
    departure_date: departureOf(state),
    origin: state.origin,
  });
  const { amount } = WORDS[language];
  const name = `${WORDS[language].city(destination.names.ko)} ${WORDS[language].nights(nights)}`;
  const rough = {
    ko: `${name}이면 1인 알뜰 ${amount(costs.budget)}, 보통 ${amount(costs.standard)}쯤이에요(${people}명 모두 보통 ${amount(costs.standard * people)}, 추정).`,
    en: `${name}: about ${amount(costs.budget)} each on a budget, ${amount(costs.standard)} in the middle (${amount(costs.standard * people)} for ${people}, estimated).`,
  }[language];
  if (state.budget === null || !speaksOf(asked, "enough")) return rough;
  const whole = state.budget_basis === "per_person" ? state.budget * people : state.budget;
  const verdict =
    costs.standard * people <= whole
      ? { ko: "네, 보통 수준으로 돼요.", en: "Yes, in the middle class." }
      : costs.budget * people <= whole
        ? { ko: "네, 알뜰하게 가면 돼요.", en: "Yes, on a budget." }
        : {
            ko: `아니요, 알뜰하게 가도 ${amount(costs.budget * people - whole)}쯤 모자라요.`,
            en: `No, even on a budget it is about ${amount(costs.budget * people - whole)} short.`,
          };
  return `${verdict[language]} ${rough}`;
}
