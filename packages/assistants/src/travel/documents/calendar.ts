import { addDays } from "@maru/language";
import { zoneOfAirport } from "../prices/airports.ts";
import type { Flight, Leg } from "../shapes.ts";
import { DOCUMENT_TEXTS } from "../texts/documents.ts";
import { activityName, activityNote, areaName, carrierName, hotelName } from "../texts/naming.ts";
import { WORDS } from "../texts/words.ts";
import type { DocumentTrip } from "./document-trip.ts";
import { type CalendarEvent, writeICalendar } from "./icalendar.ts";

/** The trip for a calendar: both ways, the stay, and every activity at its local hour. */
export function tripCalendar(document: DocumentTrip, now: string): string {
  return writeICalendar({
    name: document.title,
    language: document.trip.language,
    now,
    events: [...flights(document), ...stay(document), ...activities(document)],
  });
}

function flights({ plan, trip, state }: DocumentTrip): readonly CalendarEvent[] {
  const { flight } = plan;
  if (flight === null) return [];
  const texts = DOCUMENT_TEXTS[trip.language];
  return (["outbound", "inbound"] as const).map((way) => ({
    uid: `${state.session_id}-${way}@maru`,
    summary: texts.flight(carrierName(flight, trip.language), flight[way].from, flight[way].to),
    description: `${texts.flightNote(flight[way].flight_time, WORDS[trip.language].money(flight.price))}\n${texts.notBooked}`,
    location: flight[way].from,
    position: null,
    ...legTimes(flight, flight[way]),
  }));
}

/** Departure on the clock of one airport, arrival on the clock of the other. */
function legTimes({ mode }: Flight, leg: Leg): Pick<CalendarEvent, "start" | "end"> {
  const zone = (name: string) => (mode === "flight" ? zoneOfAirport(name) : "Asia/Seoul");
  return {
    start: { date: leg.date, time: leg.departure_time, zone: zone(leg.from) },
    end: { date: leg.arrival_date, time: leg.arrival_time, zone: zone(leg.to) },
  };
}

function stay({ plan, trip, state }: DocumentTrip): readonly CalendarEvent[] {
  const { hotel } = plan;
  if (hotel === null) return [];
  const { language, destination } = trip;
  const texts = DOCUMENT_TEXTS[language];
  return [
    {
      uid: `${state.session_id}-stay@maru`,
      summary: texts.stay(hotelName(hotel, destination, language)),
      description: `${texts.stayNote(hotel.rooms, WORDS[language].money(hotel.party_price))}\n${texts.notBooked}`,
      location: areaName(hotel.location, destination, language),
      position: null,
      start: { date: hotel.check_in },
      end: { date: addDays(hotel.check_out, 1) },
    },
  ];
}

function activities({ days, trip, state }: DocumentTrip): readonly CalendarEvent[] {
  const { destination, language } = trip;
  const zone = destination.time_zone;
  return days.flatMap((day) =>
    day.activities.map((activity, index) => ({
      uid: `${state.session_id}-day${day.number}-${index + 1}@maru`,
      summary: activityName(activity, destination, language),
      description: activityNote(activity, language),
      location: areaName(activity.location, destination, language),
      position:
        activity.latitude === null || activity.longitude === null
          ? null
          : { latitude: activity.latitude, longitude: activity.longitude },
      start: { date: day.date, time: activity.time, zone },
      end: {
        date: activity.end_time < activity.time ? addDays(day.date, 1) : day.date,
        time: activity.end_time,
        zone,
      },
    })),
  );
}
