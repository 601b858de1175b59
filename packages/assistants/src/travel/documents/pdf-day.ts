import { FONT, INK, PAGE } from "../../documents/korean-pdf.ts";
import { rainPlaces } from "../answer/sections.ts";
import { baseOf } from "../experts/base.ts";
import { DOCUMENT_TEXTS } from "../texts/documents.ts";
import { activityName, activityNote, areaName, modeName, themeName } from "../texts/naming.ts";
import { PRESENTING } from "../texts/presenting.ts";
import { WORDS } from "../texts/words.ts";
import type { DocumentTrip } from "./document-trip.ts";
import { heading, keepTogether, table } from "./pdf-parts.ts";
import { drawRoute, type RouteDrawing } from "./route-drawing.ts";

type Page = PDFKit.PDFDocument;
type Day = DocumentTrip["days"][number];

const MAP = { width: 499, height: 92, radius: 9 } as const;
/** The heading with the head of the table, and what stands below a map. */
const [HEAD, FOOT] = [60, 38];
/** The last column of the table, and what surrounds the text of a row. */
const [NOTES, PADDING] = [232, 8.5];

/** One day: its hours, how to get from one place to the next, and a map of the round. */
export function drawDay(page: Page, { trip, plan }: DocumentTrip, day: Day): void {
  const { language, destination } = trip;
  const texts = PRESENTING[language];
  const drawing = drawRoute(day, baseOf(trip, plan.hotel?.location ?? null), MAP);
  const numbers = new Map(drawing?.points.map(({ activity, number }) => [activity, number]));
  const rows = day.activities.map((activity) => {
    const way =
      activity.travel_minutes > 0
        ? texts.travel(modeName(activity.travel_mode, language), activity.travel_minutes)
        : "";
    const place = areaName(activity.location, destination, language);
    return [
      String(numbers.get(activity) ?? ""),
      `${activity.time}–${activity.end_time}`,
      activityName(activity, destination, language),
      [place, way, activityNote(activity, language)].filter((part) => part !== "").join(" · "),
    ];
  });
  // A day with its map stays on one page: two of them fit, unless they are long.
  page.font(FONT.regular).fontSize(9);
  const heights = rows.map((cells) => page.heightOfString(cells.at(-1) ?? "", { width: NOTES }) + PADDING);
  const height = heights.reduce((sum, each) => sum + each, HEAD + FOOT);
  keepTogether(page, height + (drawing === null ? 0 : MAP.height));
  heading(
    page,
    texts.day(day.number, WORDS[language].date(day.date), themeName(day.theme, destination, language)),
  );
  table(page, [22, 72, 165, "*"], DOCUMENT_TEXTS[language].hours, rows);
  if (drawing !== null) drawMap(page, drawing, DOCUMENT_TEXTS[language]);
  const rain = rainPlaces(day, trip);
  page.font(FONT.regular).fontSize(9).fillColor(INK.muted);
  page.text(
    `${texts.onTheWay(day.walking_km, day.travel_minutes)}${rain === "" ? "" : ` · ${texts.ifItRains(rain)}`}`,
    PAGE.margin,
  );
}

function drawMap(page: Page, drawing: RouteDrawing, texts: (typeof DOCUMENT_TEXTS)["ko"]): void {
  keepTogether(page, MAP.height + 30);
  const [left, top] = [PAGE.margin, page.y];
  page.save();
  page.roundedRect(left, top, MAP.width, MAP.height, 6).fill(INK.fill);
  page.lineWidth(1.4).strokeColor(INK.accent);
  for (const { from, to, isWalked } of drawing.lines) {
    if (isWalked) page.undash();
    else page.dash(4, { space: 3 });
    page
      .moveTo(left + from.x, top + from.y)
      .lineTo(left + to.x, top + to.y)
      .stroke();
  }
  page.undash();
  for (const { x, y, number } of drawing.points) {
    const isStay = number === 0;
    const { radius } = MAP;
    if (isStay)
      page.roundedRect(left + x - radius, top + y - radius, 2 * radius, 2 * radius, 3).fill(INK.text);
    else page.circle(left + x, top + y, radius).fill(INK.accent);
    page.font(FONT.bold).fontSize(8).fillColor("#ffffff");
    page.text(isStay ? texts.stayMark : String(number), left + x - radius, top + y - 5.5, {
      width: 2 * radius,
      align: "center",
      lineBreak: false,
    });
  }
  const foot = top + MAP.height - 10;
  page.lineWidth(1.2).strokeColor(INK.text);
  page
    .moveTo(left + 10, foot)
    .lineTo(left + 10 + drawing.scale.length, foot)
    .stroke();
  page.font(FONT.regular).fontSize(7.5).fillColor(INK.text);
  page.text(`${drawing.scale.kilometres} km`, left + 10, foot - 12, { lineBreak: false });
  page.restore();
  page.font(FONT.regular).fontSize(7.5).fillColor(INK.muted);
  page.text(texts.mapLegend, left, top + MAP.height + 3);
  page.moveDown(0.2);
}
