import { destinationByName } from "../destinations.ts";
import { wordsFor } from "../reading/food-words.ts";
import { START_OVER } from "../reading/read-command.ts";
import { type Remark, remarksIn } from "../reading/read-remarks.ts";
import type { TravelState } from "../state.ts";
import type { Language } from "../texts/language.ts";
import { placeName } from "../texts/naming.ts";
import { REMARKING } from "../texts/remarking.ts";

/** What was remarked of the party since this trip began; the conversation itself remembers it. */
export function remarksOf({ messages }: TravelState): readonly Remark[] {
  const said = messages.filter(({ role }) => role === "user").map(({ content }) => content);
  const begin = said.findLastIndex((text) => START_OVER.test(text));
  const all = said.slice(begin + 1).flatMap((text) => remarksIn(text));
  return all.filter((each, index) => all.findIndex(({ said: other }) => other === each.said) === index);
}

/** What the plan can take into account of each remark, and what it cannot. */
export function aboutRemarks(
  state: TravelState,
  remarks: readonly Remark[],
  language: Language,
): readonly string[] {
  const texts = REMARKING[language];
  return remarks.map(({ kind, said }) => {
    if (kind === "food") return [texts.food(said), ...served(state, said, language)].join(" ");
    return kind === "walking" ? [texts.walking, ...longest(state, language)].join(" ") : texts.health(said);
  });
}

/** The meals of the plan whose name or description speaks of it. */
function served(state: TravelState, said: string, language: Language): readonly string[] {
  const destination = destinationByName(state.destination ?? "");
  if (destination === undefined || Object.keys(state.itinerary).length === 0) return [];
  const words = wordsFor(said);
  const planned = Object.values(state.itinerary).flatMap((day) => day.activities);
  const names = planned.flatMap(({ place_id }) => {
    const place = destination.places.find(({ id }) => id === place_id);
    const isMeal = place !== undefined && (place.meal !== undefined || place.styles.includes("맛집"));
    return isMeal && words.test(`${place.ko} ${place.note_ko}`)
      ? [placeName(place.ko, destination, language)]
      : [];
  });
  const [first] = names;
  const texts = REMARKING[language];
  return [first === undefined ? texts.notSeen : texts.served([...new Set(names)].join(", "), first)];
}

function longest({ itinerary }: TravelState, language: Language): readonly string[] {
  const [most] = Object.entries(itinerary).sort(([, left], [, right]) => right.walking_km - left.walking_km);
  return most === undefined
    ? []
    : [REMARKING[language].longest(Number(most[0].slice(3)), most[1].walking_km)];
}
