import type { JsonObject } from "@maru/protocol";
import { Pencil } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { useSession } from "../../session/current-session.ts";
import { Button } from "../../ui/button.tsx";
import { classes } from "../../ui/classes.ts";
import { useTranslation } from "../../words/index.ts";
import { useSayField } from "../say-field.ts";

/** What a trip was planned with, and can be changed by tapping it. */
const CHANGEABLE = {
  duration: "number",
  num_people: "number",
  budget: "number",
  departure_date: "date",
} as const;
type Name = keyof typeof CHANGEABLE;
const NAMES = Object.keys(CHANGEABLE) as Name[];

interface KnownValuesProps {
  readonly state: JsonObject;
  readonly onSay: (text: string) => void;
}

/** The values a trip rests on. A tap on one changes it, by saying so in the conversation: there is one way to change. */
export function KnownValues({ state, onSay }: KnownValuesProps) {
  const { t } = useTranslation();
  const say = useSayField();
  const isRunning = useSession((model) => model.isRunning);
  const [changed, setChanged] = useState<Name | null>(null);
  const known = NAMES.filter((name) => typeof state[name] === "number" || typeof state[name] === "string");
  if (known.length === 0) return null;
  return (
    <section aria-label={t("travel.known")} className="mb-3">
      <ul className="flex flex-wrap gap-2">
        {known.map((name) => (
          <li key={name}>
            <button
              type="button"
              disabled={isRunning}
              aria-expanded={changed === name}
              aria-label={t("travel.change_value", {
                field: t(`fields.${name}`),
                value: say(name, state[name]),
              })}
              onClick={() => setChanged(changed === name ? null : name)}
              className={classes(
                "figures inline-flex min-h-8 touch:min-h-11 items-center gap-1.5 rounded-full border px-3 text-sm disabled:opacity-50",
                changed === name ? "border-pine bg-pine-wash" : "border-line-strong hover:bg-floor-deep",
              )}
            >
              {say(name, state[name])}
              <Pencil aria-hidden size={13} className="text-ink-soft" />
            </button>
          </li>
        ))}
      </ul>
      {changed !== null && (
        <ChangeValue
          key={changed}
          name={changed}
          value={String(state[changed])}
          isEach={state["budget_basis"] === "per_person"}
          onSay={(text) => {
            setChanged(null);
            onSay(text);
          }}
        />
      )}
    </section>
  );
}

interface ChangeValueProps {
  readonly name: Name;
  readonly value: string;
  /** Whether the budget is what one person spends. */
  readonly isEach: boolean;
  readonly onSay: (text: string) => void;
}

function ChangeValue({ name, value, isEach, onSay }: ChangeValueProps) {
  const { t } = useTranslation();
  const field = useId();
  const [text, setText] = useState(value);
  const change = (event: FormEvent) => {
    event.preventDefault();
    if (text === "" || text === value) return;
    onSay(t(name === "budget" && isEach ? "asking.budget_each" : `asking.${name}`, { value: text }));
  };
  return (
    <form onSubmit={change} className="mt-2 flex flex-wrap items-end gap-2">
      <label htmlFor={field} className="flex min-w-40 flex-1 flex-col gap-1 text-xs text-ink-soft">
        {t(`allowed.${name}`)}
        <input
          id={field}
          type={CHANGEABLE[name]}
          min={CHANGEABLE[name] === "number" ? 1 : undefined}
          inputMode={CHANGEABLE[name] === "number" ? "numeric" : undefined}
          value={text}
          onChange={({ target }) => setText(target.value)}
          className="figures min-h-10 touch:min-h-11 rounded-house border border-line-strong bg-paper px-3 text-sm text-ink"
        />
      </label>
      <Button look="primary" type="submit" disabled={text === "" || text === value}>
        {t("travel.change")}
      </Button>
    </form>
  );
}
