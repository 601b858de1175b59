import type { Act, LedgerEntry } from "./act.ts";
import { isInForce, RISKS, type Risk, type Rule } from "./rule.ts";

export interface RuleFinding {
  readonly rule: Rule;
  readonly status: "kept" | "broken" | "open";
  /** What counts against the limit, this act included; null where the rule has no limit. */
  readonly used: number | null;
  readonly limit: number | null;
  /** The most that this act may come to under this rule alone, for all who are there; null where it does not say. */
  readonly largest: number | null;
  /** Facts that the rule needs and nobody told. */
  readonly missing: readonly string[];
}

export interface Verdict {
  readonly status: "pass" | "fail" | "open";
  readonly risk: Risk;
  /** Every rule in force on the day that is about the act, the strictest first. */
  readonly findings: readonly RuleFinding[];
  /** What decides: of broken rules the worst, else the one that leaves least room. */
  readonly deciding: RuleFinding | null;
  readonly missing: readonly string[];
  /** The largest amount that keeps every rule; null where no rule limits it or facts are missing. */
  readonly largest: number | null;
  /** Newer rules that decide nothing yet. */
  readonly notices: readonly Rule[];
}

/** Judges an act by every rule that was in force on its day. The rules of another day do not count. */
export function judge(act: Act, rules: readonly Rule[], ledger: readonly LedgerEntry[]): Verdict {
  const about = rules.filter((rule) => rule.acts.includes(act.kind) && isInForce(rule, act.date));
  const deciding = about.filter(({ notice_only }) => !notice_only);
  const findings = deciding
    .filter((rule) => concerns(rule, act))
    .map((rule) => findingOf(rule, act, ledger))
    .sort((left, right) => strictness(left) - strictness(right));
  const broken = findings.filter(({ status }) => status === "broken");
  const missing = [...new Set(findings.flatMap((finding) => finding.missing))];
  const limits = findings.flatMap(({ largest }) => largest ?? []);
  const worst = [...broken].sort(
    (left, right) => rankOf(right) - rankOf(left) || strictness(left) - strictness(right),
  );
  return {
    status: broken.length > 0 ? "fail" : missing.length > 0 ? "open" : "pass",
    risk: worst[0]?.rule.severity ?? "low",
    findings,
    deciding: worst[0] ?? findings[0] ?? null,
    missing: broken.length > 0 ? [] : missing,
    largest: limits.length === 0 ? null : Math.max(0, Math.min(...limits)),
    notices: about.filter((rule) => rule.notice_only && concerns(rule, act)),
  };
}

const rankOf = ({ rule }: RuleFinding) => RISKS.indexOf(rule.severity);
const strictness = ({ largest }: RuleFinding) => largest ?? Number.POSITIVE_INFINITY;

/** A rule about another occasion or other people says nothing; one whose occasion is not known may. */
function concerns({ occasions, public_only }: Rule, { occasion, is_public_official }: Act): boolean {
  if (public_only && is_public_official === false) return false;
  return occasions === null || occasion === null || occasions.includes(occasion);
}

function findingOf(rule: Rule, act: Act, ledger: readonly LedgerEntry[]): RuleFinding {
  const missing = missingFor(rule, act);
  const nothing = { used: null, limit: null, largest: null };
  if (missing.length > 0) return { rule, status: "open", ...nothing, missing };
  if (rule.forbidden) return { rule, status: "broken", ...nothing, largest: 0, missing: [] };
  const lacks = rule.requires.some((fact) => act.facts[fact] === false);
  if (rule.limit === null) return { rule, status: lacks ? "broken" : "kept", ...nothing, missing: [] };
  const { used, largest } = usedOf(rule, act, ledger);
  const isBroken = lacks || used > rule.limit.most;
  return { rule, status: isBroken ? "broken" : "kept", used, limit: rule.limit.most, largest, missing: [] };
}

function missingFor(rule: Rule, act: Act): readonly string[] {
  const { limit, occasions, public_only, requires } = rule;
  const needsAmount = limit !== null && limit.of !== "times";
  return [
    ...(occasions !== null && act.occasion === null ? ["occasion"] : []),
    ...(public_only && act.is_public_official === null ? ["is_public_official"] : []),
    ...(needsAmount && act.amount === null ? ["amount"] : []),
    ...(limit?.of === "amount_per_person" && act.people === null ? ["people"] : []),
    ...(limit !== null && limit.over !== "act" && act.recipient === null ? ["recipient"] : []),
    ...requires.filter((fact) => act.facts[fact] === undefined),
  ];
}

/** What counts against the limit with this act, and how much of it this act may take. */
function usedOf(rule: Rule, act: Act, ledger: readonly LedgerEntry[]) {
  const { limit } = rule;
  if (limit === null) return { used: 0, largest: null };
  const people = act.people ?? 1;
  const before = ledger.filter((entry) => isCounted(entry, rule, act));
  switch (limit.of) {
    case "times":
      return { used: before.length + 1, largest: before.length < limit.most ? null : 0 };
    case "amount_per_person": {
      const spent = before.reduce((sum, entry) => sum + entry.amount / entry.people, 0);
      const own = (act.amount ?? 0) / people;
      // A third of a won is nobody's offence.
      return {
        used: Math.round((spent + own) * 100) / 100,
        largest: Math.floor((limit.most - spent) * people),
      };
    }
    case "amount": {
      const spent = before.reduce((sum, { amount }) => sum + amount, 0);
      return { used: spent + (act.amount ?? 0), largest: limit.most - spent };
    }
  }
}

/** Earlier acts of the same kind to the same person within the time that the rule counts over. */
function isCounted(entry: LedgerEntry, { limit, acts, occasions }: Rule, act: Act): boolean {
  if (limit === null || limit.over === "act") return false;
  if (!acts.includes(entry.kind) || entry.recipient !== act.recipient || entry.date > act.date) return false;
  if (occasions !== null && entry.occasion !== null && !occasions.includes(entry.occasion)) return false;
  const length = { day: 10, month: 7, year: 4 }[limit.over];
  return entry.date.slice(0, length) === act.date.slice(0, length);
}
