import type { JsonObject } from "@maru/protocol";
import { useState } from "react";
import { Prose } from "../chat/markdown.tsx";
import { objectIn } from "../plain/read-plain.ts";
import { Button } from "../ui/button.tsx";
import { Sheet } from "../ui/sheet.tsx";
import { useTranslation } from "../words/index.ts";
import { useValueWords } from "./value-words.ts";

type Json = JsonObject[string];

/** Longer than this is read on a page of its own. */
const LONG = 240;

interface DetailsProps {
  readonly details: JsonObject;
  /** What the values are called, where the question says so. */
  readonly titles: Readonly<Record<string, string>>;
}

/** What would happen, value by value. What goes from one value to another is shown as both. */
export function Details({ details, titles }: DetailsProps) {
  const { nameOf, placeOf } = useValueWords();
  const rows = rowsOf(details)
    .filter(([, value]) => isKnown(value))
    .sort(([left], [right]) => placeOf(left) - placeOf(right));
  return (
    <dl className="flex flex-col text-sm">
      {rows.map(([name, value]) => (
        <div
          key={name}
          className="flex flex-wrap gap-x-4 gap-y-0.5 border-b border-line py-1.5 last:border-0"
        >
          <dt className="w-28 shrink-0 text-ink-soft">{titles[name] ?? nameOf(name)}</dt>
          <dd className="figures min-w-0 flex-1">
            <Value name={name} value={value} title={titles[name] ?? nameOf(name)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What belongs together is one list, not a list in a list. */
function rowsOf(details: JsonObject): readonly (readonly [string, Json])[] {
  return Object.entries(details).flatMap(([name, value]) => {
    const inner = objectIn(value);
    return inner !== null && changeIn(inner) === null
      ? rowsOf(value as JsonObject)
      : [[name, value] as const];
  });
}

function isKnown(value: Json): boolean {
  return value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);
}

interface ValueProps {
  readonly name: string;
  readonly title: string;
  readonly value: Json;
}

function Value({ name, title, value }: ValueProps) {
  const { t } = useTranslation();
  const { say } = useValueWords();
  const plain = objectIn(value);
  const change = plain === null ? null : changeIn(plain);
  if (change !== null)
    return (
      <>
        <span className="sr-only">{t("approval.before")}: </span>
        <del className="text-ink-soft">{say(name, change.before)}</del> →{" "}
        <span className="sr-only">{t("approval.after")}: </span>
        <ins className="font-semibold no-underline">{say(name, change.after)}</ins>
      </>
    );
  if (Array.isArray(value))
    return (
      <ul className="flex flex-col gap-1">
        {value.map((each) => (
          <li key={JSON.stringify(each)}>{say(name, each)}</li>
        ))}
      </ul>
    );
  if (typeof value === "string" && value.length > LONG) return <LongText title={title} text={value} />;
  return <span className="whitespace-pre-wrap">{say(name, value)}</span>;
}

function LongText({ title, text }: { readonly title: string; readonly text: string }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t("approval.read_all")}</Button>
      <Sheet title={title} place="full" isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className="mx-auto max-w-talk px-5 py-6">
          <Prose text={text} />
        </div>
      </Sheet>
    </>
  );
}

/** `{before, after}` or `{old, new}` and nothing else. */
function changeIn(plain: Readonly<Record<string, unknown>>): { before: unknown; after: unknown } | null {
  const names = Object.keys(plain).sort().join();
  if (names === "after,before") return { before: plain["before"], after: plain["after"] };
  return names === "new,old" ? { before: plain["old"], after: plain["new"] } : null;
}
