import type { JsonObject } from "@maru/protocol";
import { objectIn } from "../results/read-plain.ts";
import { useTranslation } from "../words/index.ts";

type Json = JsonObject[string];

/** What would happen, value by value. What goes from one value to another is shown as both. */
export function Details({ details }: { readonly details: JsonObject }) {
  return (
    <dl className="flex flex-col text-sm">
      {Object.entries(details).map(([name, value]) => (
        <div
          key={name}
          className="flex flex-wrap gap-x-4 gap-y-0.5 border-b border-line py-1.5 last:border-0"
        >
          <dt className="w-32 shrink-0 text-ink-soft">{name}</dt>
          <dd className="figures min-w-0 flex-1">
            <Value value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ value }: { readonly value: Json }) {
  const { t } = useTranslation();
  const plain = objectIn(value);
  const change = plain === null ? null : changeIn(plain);
  if (change !== null)
    return (
      <>
        <span className="sr-only">{t("approval.before")}: </span>
        <del className="text-ink-soft">{inWords(change.before)}</del> →{" "}
        <span className="sr-only">{t("approval.after")}: </span>
        <ins className="font-semibold no-underline">{inWords(change.after)}</ins>
      </>
    );
  if (typeof value === "object" && value !== null)
    return (
      <pre className="overflow-x-auto text-xs whitespace-pre-wrap">{JSON.stringify(value, null, 2)}</pre>
    );
  return <span className="whitespace-pre-wrap">{inWords(value)}</span>;
}

/** `{before, after}` or `{old, new}` and nothing else. */
function changeIn(plain: Readonly<Record<string, unknown>>): { before: unknown; after: unknown } | null {
  const names = Object.keys(plain).sort().join();
  if (names === "after,before") return { before: plain["before"], after: plain["after"] };
  return names === "new,old" ? { before: plain["old"], after: plain["new"] } : null;
}

function inWords(value: unknown): string {
  if (typeof value === "number") return value.toLocaleString();
  return typeof value === "string"
    ? value
    : value === null || value === undefined
      ? "–"
      : JSON.stringify(value);
}
