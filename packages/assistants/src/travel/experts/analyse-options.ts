import type { PlanLetter } from "../reading/reading.ts";
import type { Flight, Hotel, OptionType } from "../shapes.ts";
import { ADVISING } from "../texts/advising.ts";
import { areaName, baggageName, carrierName, distanceName, hotelName } from "../texts/naming.ts";
import { WORDS } from "../texts/words.ts";
import { stylesOf, type Trip } from "./trip.ts";

/** An expert's view of the options: which one, why, and what the others would trade. */
export interface Analysis {
  readonly summary: string;
  readonly recommendation: string;
  readonly reasoning: string;
  readonly tips: string[];
  readonly alternatives: string[];
}

/** The plan an expert speaks for, once there is one. */
export interface Chosen {
  readonly letter: PlanLetter;
  readonly type: OptionType;
}

export function analyseFlights(
  trip: Trip,
  options: readonly Flight[],
  chosen: Chosen | null = null,
): Analysis {
  const standard = options.find(({ type }) => type === (chosen?.type ?? "standard")) ?? options[0];
  if (standard === undefined) throw new Error("there are no options to look at");
  const carrier = carrierName(standard, trip.language);
  const { departure_time } = standard.outbound;
  const { language } = trip;
  const texts = ADVISING[language];
  const first = trip.destination.airports[0];
  return {
    summary:
      chosen === null || chosen.type === "standard"
        ? texts.fineFlight(carrier, departure_time)
        : texts.fitsBudget(chosen.letter, carrier, departure_time),
    recommendation: standard.type,
    reasoning: texts.flightTimes(standard.outbound.arrival_time, standard.inbound.departure_time),
    tips: [
      ...(first === undefined || standard.mode !== "flight"
        ? []
        : [
            texts.intoTown(
              language === "ko" ? first.name_ko : first.iata,
              first.to_centre.minutes,
              language === "ko" ? first.to_centre.how_ko : first.to_centre.how_en,
            ),
          ]),
      ...(standard.stops > 0 ? [texts.oneChange] : []),
    ],
    alternatives: options
      .filter((option) => option !== standard)
      .map((option) => {
        const carrier = carrierName(option, language);
        const price = priceGap(trip, option.price - standard.price, "person");
        const baggage = baggageName(option, language);
        return option.type === "budget"
          ? texts.insteadEarly(carrier, price, option.outbound.departure_time, baggage)
          : texts.insteadWide(carrier, price, baggage);
      }),
  };
}

export function analyseHotels(trip: Trip, options: readonly Hotel[], chosen: Chosen | null = null): Analysis {
  const standard = options.find(({ type }) => type === (chosen?.type ?? "standard")) ?? options[0];
  if (standard === undefined) throw new Error("there are no options to look at");
  const { destination, language } = trip;
  const texts = ADVISING[language];
  const why = destination.stays.find((stay) => stay.type === standard.type)?.why_ko;
  return {
    summary:
      chosen === null || chosen.type === "standard"
        ? texts.goodArea(areaName(standard.location, destination, language), stylesOf(trip))
        : texts.areaOfPlan(chosen.letter, areaName(standard.location, destination, language)),
    recommendation: standard.type,
    reasoning: (language === "ko" ? why : undefined) ?? distanceName(standard, language),
    tips: [
      standard.rooms > 1 ? texts.roomsNeeded(trip.people, standard.rooms) : texts.oneRoom,
      texts.checkVacancy,
    ],
    alternatives: options
      .filter((option) => option !== standard)
      .map((option) => {
        const price = priceGap(trip, option.price_per_night - standard.price_per_night, "night");
        return `${hotelName(option, destination, language)}: ${price}, ${distanceName(option, language)}.`;
      }),
  };
}

function priceGap({ language }: Trip, difference: number, per: "person" | "night"): string {
  const amount = WORDS[language].amount(Math.abs(difference));
  return difference < 0
    ? ADVISING[language].cheaperBy(amount, per)
    : ADVISING[language].dearerBy(amount, per);
}
