import { buildGazetteer, type Gazetteer, type GazetteerEntry } from "@maru/language";
import type { DimensionId } from "../domain/semantic/semantic-model.ts";
import type { CompanyRows, Row } from "../tables/company-tables.ts";

/** What a client is, at the end of its name: people leave it out. */
const KINDS = [
  "이비인후과",
  "정형외과",
  "가정의학과",
  "내과의원",
  "소아과",
  "한방병원",
  "종합병원",
  "의료원",
  "내과",
  "의원",
  "병원",
];
const FORMS = ["정", "캡슐", "시럽", "패취", "주", "산"];
const SHORTEST = 2;

const textOf = (row: Row, column: string) => String(row[column] ?? "");

/** «푸른솔내과의원» is also called «푸른솔내과» and «푸른솔». */
function namesOfClient(name: string): readonly string[] {
  const short = KINDS.flatMap((kind) => (name.endsWith(kind) ? [name.slice(0, -kind.length)] : []));
  const medium = name.endsWith("의원") ? [name.slice(0, -2)] : [];
  return [name, ...medium, ...short].filter((each) => each.length >= SHORTEST);
}

function namesOfProduct(name: string): readonly string[] {
  const form = FORMS.find((each) => name.endsWith(each));
  const short = form === undefined ? "" : name.slice(0, -form.length);
  return short.length >= SHORTEST ? [name, short] : [name];
}

/** «한도윤», «도윤», «한대리», «한도윤 대리»: as people call each other at work. */
function namesOfPerson(row: Row): readonly string[] {
  const [name, position] = [textOf(row, "name"), textOf(row, "position")];
  const family = name.slice(0, 1);
  return [name, `${name} ${position}`, `${family}${position}`, ...(name.length > 2 ? [name.slice(1)] : [])];
}

const COMPASS: { readonly [side: string]: string } = { 서: "west", 동: "east", 남: "south", 북: "north" };

/** «서부팀» is also called «서부», «서부지점» and «West». */
function namesOfTeam(team: string): readonly string[] {
  if (!team.endsWith("팀") || team.length !== 3) return [team];
  const short = team.slice(0, -1);
  const english = COMPASS[team.slice(0, 1)];
  return [team, short, `${short}지점`, ...(english === undefined ? [] : [english])];
}

function entriesOf(
  dimension: DimensionId,
  values: readonly string[],
  namesOf: (value: string) => readonly string[] = (value) => [value],
): readonly GazetteerEntry<DimensionId>[] {
  return [...new Set(values)]
    .filter((value) => value !== "")
    .map((value) => ({ id: `${dimension}:${value}`, kind: dimension, names: namesOf(value) }));
}

/** Everything in the data that has a name, made of the data themselves. */
export function valueNames(rows: CompanyRows): Gazetteer<DimensionId> {
  const column = (table: keyof CompanyRows, name: string) => rows[table].map((row) => textOf(row, name));
  const given = new Map<string, number>();
  for (const row of rows.HR_Info) {
    const name = textOf(row, "name").slice(1);
    given.set(name, (given.get(name) ?? 0) + 1);
  }
  return buildGazetteer([
    ...entriesOf("client", column("Customers", "name"), namesOfClient),
    ...entriesOf("product", [...column("Products", "name")], namesOfProduct),
    ...rows.HR_Info.map((row) => ({
      id: `person:${textOf(row, "name")}`,
      kind: "person" as const,
      names: namesOfPerson(row),
    })),
    ...entriesOf("team", column("HR_Info", "team"), namesOfTeam),
    ...entriesOf("department", column("HR_Info", "department")),
    ...entriesOf("position", column("HR_Info", "position"), (name) => [name, `${name}급`, `${name}들`]),
    ...entriesOf("district", column("Customers", "district"), (name) =>
      name.length > 2 ? [name, name.slice(0, -1)] : [name],
    ),
    ...entriesOf(
      "client_kind",
      column("Customers", "kind").filter((kind) => kind !== "병원"),
      (kind) => [kind, `${kind}급`],
    ),
    ...entriesOf("product_group", column("Products", "product_group"), (group) => [
      group,
      `${group}계`,
      `${group}계열`,
    ]),
    ...entriesOf("form", column("Products", "form"), (form) => [
      form,
      ...(form === "주사" ? ["주사제"] : []),
    ]),
    ...entriesOf("expense_kind", column("Expenses", "kind"), (kind) => [kind, ...kind.split(" ").slice(1)]),
  ]);
}
