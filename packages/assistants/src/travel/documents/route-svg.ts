import { baseOf } from "../experts/base.ts";
import { DOCUMENT_TEXTS } from "../texts/documents.ts";
import { activityName, areaName } from "../texts/naming.ts";
import { PRESENTING } from "../texts/presenting.ts";
import { WORDS } from "../texts/words.ts";
import type { DocumentTrip } from "./document-trip.ts";
import { drawRoute, type RouteDrawing } from "./route-drawing.ts";

const SIZE = { width: 640, height: 360, radius: 11 } as const;
const LINE = 22;
const TITLE = 54;

/** Every day of the trip as a map drawn from coordinates alone, one below the other. */
export function routeMaps(document: DocumentTrip): string {
  let y = 0;
  const parts = document.days.map((day) => {
    const { svg, height } = dayMap(document, day);
    const part = `<g transform="translate(0 ${y})">${svg}</g>`;
    y += height;
    return part;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${y}" width="${SIZE.width}" height="${y}" font-family="Pretendard, 'Noto Sans KR', 'Apple SD Gothic Neo', sans-serif">`,
    `<title>${xml(document.title)}</title>`,
    `<rect width="100%" height="100%" fill="#ffffff"/>`,
    ...parts,
    "</svg>\n",
  ].join("\n");
}

function dayMap(
  { trip, plan }: DocumentTrip,
  day: DocumentTrip["days"][number],
): { readonly svg: string; readonly height: number } {
  const { language, destination } = trip;
  const texts = DOCUMENT_TEXTS[language];
  const drawing = drawRoute(day, baseOf(trip, plan.hotel?.location ?? null), SIZE);
  const title = PRESENTING[language].day(day.number, WORDS[language].date(day.date), texts.map);
  const heading = [
    `<text x="16" y="24" font-size="16" font-weight="700" fill="#1f2933">${xml(title)}</text>`,
    `<text x="16" y="43" font-size="11" fill="#52606d">${xml(drawing === null ? texts.noRoute : texts.mapLegend)}</text>`,
  ].join("\n");
  if (drawing === null) return { svg: heading, height: TITLE + 8 };
  const names = drawing.points.slice(1).flatMap(({ activity, number }) => {
    if (activity === null) return [];
    const said = `${number}. ${activity.time} ${activityName(activity, destination, language)} · ${areaName(activity.location, destination, language)}`;
    return [
      `<text x="16" y="${TITLE + SIZE.height + number * LINE}" font-size="13" fill="#1f2933">${xml(said)}</text>`,
    ];
  });
  return {
    svg: [heading, `<g transform="translate(0 ${TITLE})">${picture(drawing, texts)}</g>`, ...names].join(
      "\n",
    ),
    height: TITLE + SIZE.height + names.length * LINE + 24,
  };
}

function picture(drawing: RouteDrawing, texts: (typeof DOCUMENT_TEXTS)["ko"]): string {
  const { width, height, points, lines, scale } = drawing;
  return [
    `<rect x="8" width="${width - 16}" height="${height}" rx="8" fill="#f5f7fa"/>`,
    ...lines.map(
      ({ from, to, isWalked }) =>
        `<line x1="${from.x}" y1="${from.y}" x2="${to.x}" y2="${to.y}" stroke="#0b6e4f" stroke-width="2"${isWalked ? "" : ' stroke-dasharray="6 4"'}/>`,
    ),
    ...points.map(({ x, y, number }) =>
      number === 0
        ? `<g><rect x="${x - SIZE.radius}" y="${y - SIZE.radius}" width="${2 * SIZE.radius}" height="${2 * SIZE.radius}" rx="4" fill="#1f2933"/><text x="${x}" y="${y + 4}" font-size="11" text-anchor="middle" fill="#ffffff">${xml(texts.stayMark)}</text></g>`
        : `<g><circle cx="${x}" cy="${y}" r="${SIZE.radius}" fill="#0b6e4f"/><text x="${x}" y="${y + 4}" font-size="12" font-weight="700" text-anchor="middle" fill="#ffffff">${number}</text></g>`,
    ),
    `<path d="M20 ${height - 14}h${scale.length.toFixed(1)}" stroke="#1f2933" stroke-width="2"/>`,
    `<text x="20" y="${height - 20}" font-size="11" fill="#1f2933">${scale.kilometres} km</text>`,
  ].join("\n");
}

function xml(text: string): string {
  return text
    .replaceAll(/\p{Cc}/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
