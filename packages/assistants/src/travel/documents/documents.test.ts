import { renderDocument } from "@maru/runtime";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { beforeAll, describe, expect, it } from "vitest";
import { readPdf } from "../../testing/read-pdf.ts";
import { travel } from "../index.ts";
import type { TravelState } from "../state.ts";
import { NOW, plannedTrip } from "../testing/planned-trip.ts";
import { readICalendar } from "../testing/read-icalendar.ts";
import { TripJson } from "./trip-json.ts";

let osaka: TravelState;
beforeAll(async () => {
  osaka = await plannedTrip(
    "12월 4일부터 오사카 3박4일 둘이서 인당 100만원, 맛집이랑 관광, 오사카성은 꼭",
    "B안으로 할게요",
  );
});

async function write(state: TravelState, format: string, language: "ko" | "en" = "ko"): Promise<string> {
  const { bytes } = await renderDocument(travel, state, { format, language, now: NOW });
  return new TextDecoder().decode(bytes);
}

describe("documents of a trip", () => {
  it("have types, names that people recognise, and a title each for a button", async () => {
    const { file_name, media_type } = await renderDocument(travel, osaka, {
      format: "ics",
      language: "ko",
      now: NOW,
    });
    expect({ file_name, media_type }).toEqual({
      file_name: "오사카 3박4일.ics",
      media_type: "text/calendar; charset=utf-8",
    });
    expect(Object.keys(travel.exports ?? {})).toEqual(["pdf", "ics", "md", "svg", "json"]);
    for (const { title } of Object.values(travel.exports ?? {}))
      expect(title.ko.length * title.en.length).toBeGreaterThan(0);
  });

  it("are refused before there is a plan", async () => {
    const begun = await plannedTrip("오사카 3박");
    await expect(write(begun, "md")).rejects.toMatchObject({ code: "NOTHING_TO_EXPORT" });
  });

  it("tell the chosen plan, every day and the sum in Markdown, in both languages", async () => {
    const korean = await write(osaka, "md");
    expect(korean).toMatch(/^# 오사카 3박4일\n/u);
    expect(korean).toContain("고른 계획: B안");
    expect(korean.match(/^### /gmu)).toHaveLength(4);
    expect(korean).toContain(`**${osaka.budget_breakdown?.total.toLocaleString("ko-KR")}원**`);
    expect(korean).toContain("2026년 11월 16일(월)에 만들었어요");
    const english = await write(osaka, "md", "en");
    expect(english).toContain("Chosen: Plan B");
    expect(english).not.toMatch(/[가-힣]/u);
  });

  it("give other programs exactly what is in the state", async () => {
    const read = TripJson.parse(JSON.parse(await write(osaka, "json")));
    expect(read).toMatchObject({
      plan: "B",
      is_chosen: true,
      departure_date: "2026-12-04",
      return_date: "2026-12-07",
    });
    expect(read.flight_options).toEqual(osaka.flight_options);
    expect(read.itinerary.map(({ number: _number, ...day }) => day)).toEqual(Object.values(osaka.itinerary));
    expect(read.budget_breakdown).toEqual(osaka.budget_breakdown);
  });
});

describe("the calendar", () => {
  it("is written as the standard asks: line ends, line lengths, one block of each kind", async () => {
    const file = await write(osaka, "ics");
    expect(file.startsWith("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n")).toBe(true);
    expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/u);
    for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const uids = readICalendar(file).map(({ properties }) => properties.get("UID"));
    expect(new Set(uids).size).toBe(uids.length);
  });

  it("holds flights in the local times of both airports, the stay and every activity", async () => {
    const events = readICalendar(await write(osaka, "ics"));
    const flight = osaka.final_plans.find(({ letter }) => letter === "B")?.flight;
    const out = events.find(({ properties }) => properties.get("UID")?.includes("-outbound"));
    expect(out?.properties.get("DTSTART;TZID=Asia/Seoul")).toBe(
      `20261204T${flight?.outbound.departure_time.replace(":", "")}00`,
    );
    expect(out?.properties.get("DTEND;TZID=Asia/Tokyo")).toBe(
      `20261204T${flight?.outbound.arrival_time.replace(":", "")}00`,
    );
    const activities = Object.values(osaka.itinerary).flatMap((day) => day.activities);
    expect(events).toHaveLength(3 + activities.length);
    const castle = events.find(({ properties }) => properties.get("SUMMARY") === "오사카성 천수각");
    expect(castle?.properties.get("GEO")).toBe("34.6873;135.5262");
  });

  it.each([
    ["하와이", "2026-12-04", "Pacific/Honolulu"],
    ["뉴욕", "2026-12-04", "America/New_York"],
    // Summer time ends in both while the trip is on its way.
    ["런던", "2027-10-28", "Europe/London"],
    ["시드니", "2027-04-01", "Australia/Sydney"],
  ])("lets a flight to %s last as long as it says, over all zones", async (city, date, zone) => {
    const [, month, day] = date.split("-").map(Number);
    const year = date.startsWith("2027") ? "내년 " : "";
    const state = await plannedTrip(`${year}${month}월 ${day}일 ${city} 5박 혼자 900만원 관광`);
    expect(state.departure_date).toBe(date);
    const file = await write(state, "ics");
    expect(file).toContain(`TZID:${zone}\r\n`);
    const letter = state.recommendation?.letter;
    const flight = state.final_plans.find((plan) => plan.letter === letter)?.flight;
    for (const way of ["outbound", "inbound"] as const) {
      const event = readICalendar(file).find(({ properties }) => properties.get("UID")?.includes(`-${way}`));
      const minutes = (Date.parse(event?.end ?? "") - Date.parse(event?.start ?? "")) / 60_000;
      expect(`${Math.floor(minutes / 60)}h ${minutes % 60}m`).toBe(flight?.[way].flight_time);
    }
  });
});

describe("the PDF", () => {
  const read = async (state: TravelState, language: "ko" | "en" = "ko") =>
    readPdf((await renderDocument(travel, state, { format: "pdf", language, now: NOW })).bytes);
  const flat = (pages: readonly string[]) => pages.join("\n").replaceAll(/\s+/gu, "");

  it("holds the trip in Korean that can be read back, every day and every amount", async () => {
    const { pages, title } = await read(osaka);
    expect(title).toBe("오사카 3박4일");
    // Two days with their maps fit on a page.
    expect(pages.length).toBeLessThanOrEqual(4);
    const text = flat(pages);
    expect(text).not.toContain("�");
    for (const { activities } of Object.values(osaka.itinerary))
      for (const { activity, time, end_time } of activities)
        for (const part of [activity, `${time}–${end_time}`])
          expect(text).toContain(part.replaceAll(/\s+/gu, ""));
    for (const { label, amount } of osaka.budget_breakdown?.items ?? []) {
      expect(text).toContain(label.replaceAll(/\s+/gu, ""));
      expect(text).toContain(`${amount.toLocaleString("ko-KR")}원`);
    }
    expect(text).toContain(`합계${osaka.budget_breakdown?.total.toLocaleString("ko-KR")}원`);
    for (const [index, page] of pages.entries()) expect(page).toContain(`${index + 1} / ${pages.length}`);
  });

  it("is wholly in English for who reads English", async () => {
    const text = flat((await read(osaka, "en")).pages);
    expect(text).toContain("OsakaCastleMainTower");
    expect(text).not.toMatch(/[가-힣]/u);
  });

  it("is the same file for the same trip", async () => {
    const twice = await Promise.all(
      [1, 2].map(() => renderDocument(travel, osaka, { format: "pdf", language: "ko", now: NOW })),
    );
    expect(Buffer.from(twice[0]?.bytes ?? []).equals(Buffer.from(twice[1]?.bytes ?? []))).toBe(true);
  });
});

describe("the maps", () => {
  it("are one well-formed picture with a numbered marker for every stop of every day", async () => {
    const file = await write(osaka, "svg");
    expect(XMLValidator.validate(file)).toBe(true);
    const svg = new XMLParser({ ignoreAttributes: false }).parse(file).svg;
    const days = Object.values(osaka.itinerary);
    expect(svg.g).toHaveLength(days.length);
    for (const [index, { activities }] of days.entries()) {
      const stops = activities.filter(({ latitude }) => latitude !== null);
      const markers = [...JSON.stringify(svg.g[index]).matchAll(/"@_cx":"([\d.]+)","@_cy":"([\d.]+)"/gu)];
      expect(markers).toHaveLength(stops.length);
    }
  });

  it("carries nothing that a browser would run or fetch", async () => {
    const file = await write(osaka, "svg");
    expect(file).not.toMatch(/<script|<foreignObject|href|url\(|on\w+=/iu);
  });
});
