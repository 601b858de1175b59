import type { Sentence } from "@maru/state";
import type { DataQuery, Filter } from "./data-query.ts";
import { measureOf, type SemanticModel, type Sensitivity } from "./semantic-model.ts";

export const ROLES = ["executive", "team_lead", "rep", "compliance", "hr", "guest"] as const;
export type Role = (typeof ROLES)[number];

/** Who asks, as the login says. */
export interface Asker {
  readonly id: string;
  readonly name: string;
  readonly team: string | null;
  readonly role: Role;
}

type Scope = "company" | "team" | "own" | "total" | "none";

/** What a role may see of what; what is not named here may not be seen. */
const RIGHTS: { readonly [role in Role]: { readonly [kind in Sensitivity]?: Scope } } = {
  executive: {
    sales: "company",
    pay: "company",
    people: "company",
    products: "company",
    clients: "company",
    spending: "company",
  },
  team_lead: {
    sales: "team",
    pay: "own",
    people: "company",
    products: "company",
    clients: "company",
    spending: "team",
  },
  rep: {
    sales: "team",
    pay: "own",
    people: "company",
    products: "company",
    clients: "company",
    spending: "team",
  },
  compliance: { pay: "own", people: "company", products: "company", clients: "company", spending: "company" },
  hr: { pay: "company", people: "company", products: "company", clients: "company" },
  guest: { people: "company", products: "company", clients: "company" },
};

export type Granted =
  | { readonly isGranted: true; readonly query: DataQuery; readonly narrowedTo: string | null }
  | { readonly isGranted: false; readonly reason: Sentence };

/**
 * Whether somebody may ask this. What comes back as granted carries the filter of its rows, so that nothing else is
 * ever fetched; a refusal holds no figure.
 */
export function grant(model: SemanticModel, asker: Asker, query: DataQuery, teamOf: TeamOf): Granted {
  const kinds = [...new Set(query.measures.map((id) => measureOf(model, id).sensitivity))];
  const scopes = kinds.map((kind) => RIGHTS[asker.role][kind] ?? "none");
  if (scopes.includes("none")) return refusal(asker, query, model);
  if (scopes.includes("own")) return onlyOwn(asker, query, model);
  if (!scopes.includes("team")) return { isGranted: true, query, narrowedTo: null };
  const { team } = asker;
  if (team === null || asksBeyond(query, team, teamOf)) return refusal(asker, query, model);
  const filters: Filter[] = query.filters.filter(({ dimension }) => dimension !== "team") as Filter[];
  const narrowed = {
    ...query,
    filters: [...filters, { dimension: "team" as const, values: [team], not: false }],
  };
  return { isGranted: true, query: narrowed, narrowedTo: team };
}

/** The team that a person or client belongs to, where that is known. */
export type TeamOf = (dimension: "person" | "client", name: string) => string | null;

function asksBeyond({ filters }: DataQuery, team: string, teamOf: TeamOf): boolean {
  return filters.some(({ dimension, values, not }) => {
    if (not) return dimension === "team" && values.includes(team);
    if (dimension === "team") return values.some((each) => each !== team);
    if (dimension === "person" || dimension === "client")
      return values.some((each) => teamOf(dimension, each) !== team);
    return false;
  });
}

function onlyOwn(asker: Asker, query: DataQuery, model: SemanticModel): Granted {
  const person = query.filters.filter(({ dimension, not }) => dimension === "person" && !not);
  const isOwn =
    person.length > 0 && person.every(({ values }) => values.every((each) => each === asker.name));
  const isPlain = query.per.length === 0 && query.filters.every(({ dimension }) => dimension === "person");
  if (!isOwn || !isPlain || query.compare_to !== null) return refusal(asker, query, model);
  return { isGranted: true, query, narrowedTo: asker.name };
}

function refusal(asker: Asker, { measures }: DataQuery, model: SemanticModel): Granted {
  const labels = measures.map((id) => measureOf(model, id).label);
  const may = visibleTo(asker);
  return {
    isGranted: false,
    reason: {
      ko: `요청하신 ${labels.map(({ ko }) => ko).join(", ")} 자료를 볼 권한이 없어요. 볼 수 있는 것은 ${may.ko}이에요.`,
      en: `You may not see these figures (${labels.map(({ en }) => en).join(", ")}). What you may see: ${may.en}.`,
    },
  };
}

const KIND_LABELS: { readonly [kind in Sensitivity]: Sentence } = {
  sales: { ko: "매출·목표·방문", en: "sales, targets and visits" },
  pay: { ko: "급여", en: "pay" },
  people: { ko: "인원", en: "headcount" },
  products: { ko: "품목 정보", en: "products" },
  clients: { ko: "거래처 정보", en: "clients" },
  spending: { ko: "지출", en: "spending" },
};

/** What somebody may see, in words and without a figure. */
export function visibleTo({ role, team }: Asker): Sentence {
  const rights = Object.entries(RIGHTS[role]) as [Sensitivity, Scope][];
  const say = (language: "ko" | "en") =>
    rights
      .filter(([, scope]) => scope !== "none")
      .map(([kind, scope]) => {
        const label = KIND_LABELS[kind][language];
        if (scope === "team")
          return language === "ko" ? `${team ?? "소속 팀"}의 ${label}` : `${label} of ${team ?? "your team"}`;
        if (scope === "own") return language === "ko" ? `본인 ${label}` : `your own ${label}`;
        return label;
      })
      .join(", ");
  return { ko: say("ko"), en: say("en") };
}
