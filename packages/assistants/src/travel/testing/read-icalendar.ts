export interface ReadEvent {
  /** Names with their parameters, as written: `DTSTART;TZID=Asia/Tokyo`. */
  readonly properties: ReadonlyMap<string, string>;
  /** Instants in UTC, computed with the zones that the file itself describes; null for whole days. */
  readonly start: string | null;
  readonly end: string | null;
}

/** Reads a calendar the way a program does that knows no zones but those in the file. */
export function readICalendar(file: string): readonly ReadEvent[] {
  const lines = file.replaceAll("\r\n ", "").split("\r\n");
  const zones = new Map<string, { from: string; offset: number }[]>();
  const events: ReadEvent[] = [];
  let properties = new Map<string, string>();
  let zone = "";
  for (const line of lines) {
    const [, name = "", value = ""] = /^([^:]+):(.*)$/su.exec(line) ?? [];
    if (line === "BEGIN:VEVENT" || line === "BEGIN:STANDARD" || line === "BEGIN:DAYLIGHT")
      properties = new Map();
    else if (name === "TZID") {
      zone = value;
      zones.set(zone, []);
    } else if (line === "END:STANDARD" || line === "END:DAYLIGHT")
      zones.get(zone)?.push({
        from: properties.get("DTSTART") ?? "",
        offset: readOffset(properties.get("TZOFFSETTO") ?? ""),
      });
    else if (line === "END:VEVENT")
      events.push({
        properties,
        start: instant(properties, "DTSTART", zones),
        end: instant(properties, "DTEND", zones),
      });
    else properties.set(name, plain(value));
  }
  return events;
}

function instant(
  properties: ReadonlyMap<string, string>,
  name: string,
  zones: ReadonlyMap<string, readonly { from: string; offset: number }[]>,
): string | null {
  const [key, local] = [...properties].find(([each]) => each.startsWith(`${name};TZID=`)) ?? [];
  if (key === undefined || local === undefined) return null;
  const offset = zones.get(key.split("=")[1] ?? "")?.findLast(({ from }) => from <= local)?.offset;
  if (offset === undefined) throw new Error(`the file does not say when ${key} is`);
  const [, year, month, day, hour, minute] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)00$/u.exec(local) ?? [];
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:00Z`) - offset * 60_000;
  return new Date(time).toISOString();
}

function readOffset(text: string): number {
  const minutes = Number(text.slice(1, 3)) * 60 + Number(text.slice(3, 5));
  return text.startsWith("-") ? -minutes : minutes;
}

function plain(value: string): string {
  return value.replaceAll(/\\(.)/gsu, (_, sign: string) => (sign === "n" ? "\n" : sign));
}
