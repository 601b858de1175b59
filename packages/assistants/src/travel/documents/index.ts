import type { DocumentSpec } from "@maru/runtime";
import type { TravelState } from "../state.ts";
import type { Language } from "../texts/language.ts";
import { tripCalendar } from "./calendar.ts";
import { type DocumentTrip, documentTrip } from "./document-trip.ts";
import { routeMaps } from "./route-svg.ts";
import { tripJson } from "./trip-json.ts";
import { tripMarkdown } from "./trip-markdown.ts";
import { tripPdf } from "./trip-pdf.ts";

type Write = (document: DocumentTrip, now: string) => string | Promise<Uint8Array>;

/** What a planned trip can be taken home as. */
export const TRAVEL_DOCUMENTS: Readonly<Record<string, DocumentSpec<TravelState>>> = {
  pdf: spec({ ko: "PDF", en: "PDF" }, "application/pdf", tripPdf),
  ics: spec({ ko: "캘린더(.ics)", en: "Calendar (.ics)" }, "text/calendar; charset=utf-8", tripCalendar),
  md: spec({ ko: "마크다운", en: "Markdown" }, "text/markdown; charset=utf-8", tripMarkdown),
  svg: spec({ ko: "이동 지도(SVG)", en: "Maps (SVG)" }, "image/svg+xml", routeMaps),
  json: spec({ ko: "JSON", en: "JSON" }, "application/json", tripJson),
};

function spec(
  title: Readonly<Record<Language, string>>,
  media_type: string,
  write: Write,
): DocumentSpec<TravelState> {
  return {
    title,
    media_type,
    file_name: (state, language) => documentTrip(state, language)?.title ?? title[language],
    render: (state, { language, now }) => {
      const document = documentTrip(state, language);
      return document === null ? null : write(document, now);
    },
  };
}
