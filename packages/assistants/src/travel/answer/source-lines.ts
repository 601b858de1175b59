import type { Trip } from "../experts/trip.ts";
import type { TravelState } from "../state.ts";
import { PRESENTING } from "../texts/presenting.ts";
import { WORDS } from "../texts/words.ts";

const ASKED = ["flight_expert", "hotel_expert", "itinerary_planner"] as const;

/** Which sources the answer rests on, when they were asked, and which of them gave nothing. Empty for estimates alone. */
export function sourceLines(state: TravelState, { language }: Trip): string {
  const texts = PRESENTING[language];
  const results = ASKED.flatMap((expert) => {
    const result = state.agent_results[expert];
    return result === undefined ? [] : [{ expert, ...result }];
  });
  const asked = results.filter(
    ({ source, as_of }) => source !== "" && as_of.includes("T") && !isEstimate(source),
  );
  const gaps = results.flatMap((result) => result.gaps.map(({ source, kind }) => texts.gapOf[kind](source)));
  const until = state.flight_options.flatMap(({ expires_at }) => expires_at ?? []).sort()[0];
  return [
    ...(asked.length === 0
      ? []
      : [
          texts.sources(
            asked.map(
              ({ expert, source, as_of }) =>
                `${texts.experts[expert]} ${texts.askedAt(source, WORDS[language].moment(as_of))}`,
            ),
          ),
        ]),
    ...(until === undefined ? [] : [texts.validUntil(WORDS[language].moment(until))]),
    ...gaps,
  ]
    .map((line) => `- ${line}`)
    .join("\n");
}

export function isAllEstimated({ flight_options, hotel_options }: TravelState): boolean {
  return [...flight_options, ...hotel_options].every(({ is_estimate }) => is_estimate);
}

function isEstimate(source: string): boolean {
  return source === "추정가";
}
