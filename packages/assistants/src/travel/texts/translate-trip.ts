import type { Destination } from "../data/destination.ts";
import { destinationByName } from "../destinations.ts";
import type { BudgetBreakdown, Flight, Hotel, ItineraryDay, Plan } from "../shapes.ts";
import type { TravelState } from "../state.ts";
import type { Language } from "./language.ts";
import {
  activityName,
  activityNote,
  amenityName,
  areaName,
  baggageName,
  carrierName,
  costName,
  distanceName,
  hotelName,
  modeName,
  placeName,
  themeName,
} from "./naming.ts";
import { PRESENTING } from "./presenting.ts";

/** The state with everything that is shown of a trip called as its reader calls it. Numbers and times stay as they are. */
export function translateTrip(state: TravelState, language: Language): TravelState {
  const destination = state.destination === null ? undefined : destinationByName(state.destination);
  if (language === "ko" || destination === undefined) return state;
  const into = translatorTo(language, destination);
  return {
    ...state,
    destination: destination.names[language],
    flight_options: state.flight_options.map(into.flight),
    hotel_options: state.hotel_options.map(into.hotel),
    itinerary: Object.fromEntries(Object.entries(state.itinerary).map(([key, day]) => [key, into.day(day)])),
    budget_breakdown: state.budget_breakdown && into.costs(state.budget_breakdown),
    final_plans: state.final_plans.map(into.plan),
  };
}

function translatorTo(language: Language, destination: Destination) {
  const flight = (each: Flight): Flight => ({
    ...each,
    airline: carrierName(each, language),
    baggage: baggageName(each, language),
  });
  const hotel = (each: Hotel): Hotel => ({
    ...each,
    name: hotelName(each, destination, language),
    location: areaName(each.location, destination, language),
    distance_from_center: distanceName(each, language),
    amenities: each.amenities.map((amenity) => amenityName(amenity, language)),
  });
  const day = (each: ItineraryDay): ItineraryDay => ({
    ...each,
    theme: themeName(each.theme, destination, language),
    rainy_day: each.rainy_day.map((name) => placeName(name, destination, language)),
    activities: each.activities.map((activity) => ({
      ...activity,
      activity: activityName(activity, destination, language),
      description: activityNote(activity, language),
      travel_mode: modeName(activity.travel_mode, language),
    })),
  });
  const costs = (each: BudgetBreakdown): BudgetBreakdown => ({
    ...each,
    items: each.items.map((item) => ({ ...item, label: costName(item.label, destination, language) })),
  });
  const plan = (each: Plan): Plan => ({
    ...each,
    name: PRESENTING[language].planNames[each.letter] ?? each.name,
    flight: each.flight && flight(each.flight),
    hotel: each.hotel && hotel(each.hotel),
    breakdown: costs(each.breakdown),
  });
  return { flight, hotel, day, costs, plan };
}
