import { dateInSeoul } from "@maru/language";
import { FONT, INK, PAGE, writePdf } from "../../documents/korean-pdf.ts";
import { expertWords } from "../answer/expert-words.ts";
import { planName, remaining } from "../answer/sections.ts";
import { partyBudget } from "../experts/trip.ts";
import { waysOut } from "../experts/ways-out.ts";
import type { Flight, Leg } from "../shapes.ts";
import { DOCUMENT_TEXTS, madeOn } from "../texts/documents.ts";
import { carrierName, costName, hotelName } from "../texts/naming.ts";
import { WORDS } from "../texts/words.ts";
import type { DocumentTrip } from "./document-trip.ts";
import { drawDay } from "./pdf-day.ts";
import { bullets, heading, keepTogether, paragraph, table } from "./pdf-parts.ts";

/** The trip on paper: what was planned, each day with its map, what it costs and what else there was. */
export async function tripPdf(document: DocumentTrip, now: string): Promise<Uint8Array> {
  const { title, trip, days } = document;
  return writePdf({ title, language: trip.language, now }, (page) => {
    cover(page, document);
    ways(page, document);
    stay(page, document);
    for (const day of days) drawDay(page, document, day);
    costs(page, document);
    plans(page, document);
    notes(page, document, now);
  });
}

type Page = PDFKit.PDFDocument;

function cover(page: Page, { title, trip, plan, isChosen }: DocumentTrip): void {
  const texts = DOCUMENT_TEXTS[trip.language];
  const words = WORDS[trip.language];
  page.font(FONT.bold).fontSize(24).fillColor(INK.text).text(title, PAGE.margin, PAGE.margin);
  page.moveDown(0.3);
  paragraph(
    page,
    [
      texts.dates(words.fullDate(trip.departure_date), words.fullDate(trip.return_date)),
      texts.people(words.people(trip.people), trip.children),
      trip.styles.map(words.style).join(", "),
      words.money(partyBudget(trip)),
    ].join(" · "),
  );
  const said = isChosen ? texts.chosen : texts.suggested;
  page.font(FONT.bold).fontSize(11).fillColor(INK.accent);
  page.text(said(plan.letter, planName(plan, trip.language)), PAGE.margin);
}

function ways(page: Page, { plan, trip }: DocumentTrip): void {
  const { flight } = plan;
  if (flight === null) return;
  const texts = DOCUMENT_TEXTS[trip.language];
  heading(page, flight.mode === "flight" ? texts.flightHeading : texts.groundHeading);
  table(page, [60, "*", "*", 60, "*"], texts.ways, [
    wayRow(texts.outbound, flight, flight.outbound, trip.language),
    wayRow(texts.inbound, flight, flight.inbound, trip.language),
  ]);
}

function wayRow(
  name: string,
  flight: Flight,
  leg: Leg,
  language: DocumentTrip["trip"]["language"],
): string[] {
  const { date } = WORDS[language];
  return [
    name,
    `${date(leg.date)} ${leg.departure_time}\n${leg.from}`,
    `${date(leg.arrival_date)} ${leg.arrival_time}\n${leg.to}`,
    leg.flight_time,
    carrierName(flight, language),
  ];
}

function stay(page: Page, { plan, trip }: DocumentTrip): void {
  const { hotel } = plan;
  if (hotel === null) return;
  const { language, destination, nights } = trip;
  const texts = DOCUMENT_TEXTS[language];
  const { money } = WORDS[language];
  heading(page, texts.stayHeading);
  table(page, ["*", 70, 45, 105, 90], texts.stays, [
    [
      hotelName(hotel, destination, language),
      WORDS[language].nights(nights),
      String(hotel.rooms),
      money(hotel.price_per_night),
      money(hotel.party_price),
    ],
  ]);
}

function costs(page: Page, { plan, trip }: DocumentTrip): void {
  const { language } = trip;
  const texts = DOCUMENT_TEXTS[language];
  const { money } = WORDS[language];
  const { breakdown } = plan;
  keepTogether(page, Math.min(600, 120 + 22 * breakdown.items.length));
  heading(page, texts.costHeading);
  table(
    page,
    ["*", 90, 50, 100],
    texts.costs,
    breakdown.items.map((item) => [
      costName(item.label, trip.destination, language),
      money(item.unit_price),
      String(item.count),
      money(item.amount),
    ]),
    { right: [1, 2, 3], total: [texts.sum, "", "", money(breakdown.total)] },
  );
  paragraph(
    page,
    [texts.eachPays(money(breakdown.per_person)), plainText(remaining(breakdown, language))].join(" "),
  );
}

function plans(page: Page, { state, trip, plan }: DocumentTrip): void {
  const { language, destination } = trip;
  const texts = DOCUMENT_TEXTS[language];
  const words = WORDS[language];
  keepTogether(page, 140);
  heading(page, texts.plansHeading);
  table(
    page,
    [70, "*", "*", 100],
    texts.plans,
    state.final_plans.map((each) => [
      `${words.plan(each.letter)}${each.letter === plan.letter ? " ✓" : ""}`,
      each.flight === null ? "–" : carrierName(each.flight, language),
      each.hotel === null ? "–" : hotelName(each.hotel, destination, language),
      words.money(each.total_budget),
    ]),
    { right: [3] },
  );
}

function notes(page: Page, { state, trip }: DocumentTrip, now: string): void {
  const texts = DOCUMENT_TEXTS[trip.language];
  const tips = [...new Set(expertWords(state, trip).flatMap((words) => words.tips))];
  keepTogether(page, 100);
  heading(page, texts.tipsHeading);
  bullets(page, [...waysOut(trip, state.final_plans).map(({ message }) => message), ...tips]);
  page.moveDown(0.5);
  page.font(FONT.regular).fontSize(8.5).fillColor(INK.muted);
  page.text(`${texts.estimates} ${madeOn(dateInSeoul(now), trip.language)}`, PAGE.margin);
}

/** Paper knows no Markdown. */
function plainText(text: string): string {
  return text.replaceAll("**", "");
}
