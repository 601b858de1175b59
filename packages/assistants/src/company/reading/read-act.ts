import { dateInSeoul, findDates, findMoney, findPeople } from "@maru/language";
import type { Desk } from "../desk.ts";
import { Act } from "../domain/compliance/act.ts";
import { findCues } from "./cues.ts";
import { findValues } from "./read-question.ts";

const PUBLIC_KIND = "공공병원";

/** An act as it was told. What was not told stays open; nothing is assumed but that one named recipient is one person. */
export function readAct(text: string, now: string, desk: Desk): Act | null {
  const cues = findCues(text);
  const kinds = cues.flatMap(({ meaning }) => (meaning.is === "act" ? [meaning.kind] : []));
  const [kind] = kinds;
  if (kind === undefined) return null;
  const has = (is: string) => cues.some(({ meaning }) => meaning.is === is);
  const occasions = cues.flatMap(({ meaning }) => (meaning.is === "occasion" ? [meaning.occasion] : []));
  const occasion =
    (["none", "briefing_multi", "briefing_single"] as const).find((each) => occasions.includes(each)) ?? null;
  const client = findValues(text, desk.names).find(({ dimension }) => dimension === "client")?.values;
  const row = desk.data.rows.Customers.find(({ name }) => client?.length === 1 && name === client[0]);
  const money = findMoney(text)[0]?.value;
  const counted = findPeople(text).find(({ value }) => value.kind === "count")?.value;
  const director = desk.data.rows.Customers.find(
    ({ director: name }) => typeof name === "string" && text.includes(name),
  );
  const recipient = row?.["director"] ?? director?.["director"] ?? (text.includes("원장") ? "원장" : null);
  const people = counted?.kind === "count" ? counted.total : recipient === null ? null : 1;
  const said = money === undefined || money.kind === "range" ? null : money.amount;
  const amount = said === null ? null : money?.basis === "per_person" ? said * (people ?? 1) : said;
  const date = findDates(text, { now })[0]?.value;
  const kindOf = row?.["kind"] ?? director?.["kind"];
  const isPublic =
    has("public") || kindOf === PUBLIC_KIND
      ? true
      : has("private") || typeof kindOf === "string"
        ? false
        : null;
  return Act.parse({
    kind,
    date: typeof date === "object" && date !== null && "date" in date ? date.date : dateInSeoul(now),
    amount,
    people: people === 0 ? null : people,
    occasion,
    recipient: recipient === null ? null : String(recipient),
    is_public_official: isPublic,
    facts: Object.fromEntries(
      cues.flatMap(({ meaning }) => (meaning.is === "fact" ? [[meaning.name, true]] : [])),
    ),
  });
}
