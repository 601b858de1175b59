import type { CheckedCall } from "@maru/dialogue";
import type { Outcome, Scene } from "@maru/runtime";
import { choiceFor, thingsFor, wordsFor } from "../../shared/operations/arguments-of.ts";
import { cannot } from "../../shared/operations/found-text.ts";
import type { Place } from "../data/place.ts";
import { destinationByName } from "../destinations.ts";
import type { Facts } from "../reading/reading.ts";
import type { TravelState, TravelUpdate } from "../state.ts";
import { takeIn } from "../take-in.ts";

/** `edit`: one place is left out of the plan or put into it, and stays so through every re-planning. */
export function editPlaces(call: CheckedCall, scene: Scene<TravelState>): Outcome<TravelUpdate> {
  const { state, language } = scene;
  const [thing] = thingsFor(call, "ref");
  const place = placeNamed(thing?.label.ko ?? wordsFor(call, "change") ?? "", state);
  const how = choiceFor(call, "how");
  if (place === undefined)
    return cannot(
      "그런 곳은 제 자료에 없어요. 일정에 있는 곳의 이름을 말씀해 주시면 바꿀게요.",
      "My data hold no such place. Name one that is in the plan, and I change it.",
    );
  if (how !== "remove" && how !== "add")
    return cannot(
      "그렇게 바꾸는 건 아직 못 해요. 넣거나 빼는 건 바로 할 수 있어요.",
      "I cannot change it that way yet; putting it in or leaving it out I can.",
    );
  const { update, changed } = takeIn(
    state,
    { facts: factsFor(how, place.ko, state), command: null, problems: [], notes: [] },
    language,
  );
  const notes = (update.notes as readonly string[] | undefined) ?? [];
  return {
    update: { ...update, notes: [] },
    changed: changed.map((name) => `slot.${name}`),
    parts: [{ type: "change", text: notes.join("\n") }],
  };
}

function factsFor(how: "add" | "remove", name: string, state: TravelState): Facts {
  const without = (names: readonly string[]) => names.filter((each) => each !== name);
  const [must, avoided] = [without(state.must_visit_places), without(state.avoided_places)];
  return how === "add"
    ? { must_visit_places: [...must, name], avoided_places: avoided }
    : { must_visit_places: must, avoided_places: [...avoided, name] };
}

/** Shorter parts of a name stand in too many words. */
const SHORTEST = 2;

/** The place that words name, also by a part of its name; one that is planned comes before one that is not. */
export function placeNamed(words: string, { destination, itinerary }: TravelState): Place | undefined {
  const places = destinationByName(destination ?? "")?.places ?? [];
  const planned = new Set(
    Object.values(itinerary).flatMap(({ activities }) => activities.map(({ place_id }) => place_id)),
  );
  const said = words.replaceAll(/\s/gu, "");
  const [best] = places
    .map((place) => ({ place, length: overlap(place.ko, said) + (planned.has(place.id) ? 0.5 : 0) }))
    .filter(({ length }) => length >= SHORTEST)
    .sort((left, right) => right.length - left.length);
  return best?.place;
}

/** How much of a name stands in the words: all of it, or the end of it («케이블카» of «통영케이블카»), or one of its words. */
function overlap(name: string, said: string): number {
  const parts = [name.replaceAll(/\s/gu, ""), ...name.split(/[\s·()]+/u)];
  const ends = parts.flatMap((part) => (part.length > 4 ? [part.slice(-4), part.slice(-3)] : []));
  const found = [...parts, ...ends].filter((part) => part.length >= SHORTEST && said.includes(part));
  return Math.max(0, ...found.map((part) => part.length));
}
