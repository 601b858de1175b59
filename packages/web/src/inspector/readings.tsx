import type { Readings as ReadingsBody } from "@maru/protocol";
import type { ReactNode } from "react";
import { useForms } from "../hands/use-forms.ts";
import { useLanguage, useTranslation } from "../words/index.ts";
import { useReadings } from "./use-inspection.ts";

interface ReadingsProps {
  readonly at: string;
  readonly reveal: boolean;
}

type ReadCall = ReadingsBody["rules"][number];

/** How the message was read: rules and model side by side, then what was carried out and who decided. */
export function Readings({ at, reveal }: ReadingsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data } = useReadings(at, reveal);
  if (data === undefined || data.operations.length + data.model.length + data.rules.length === 0) return null;
  return (
    <section aria-label={t("inspector.readings")} className="flex flex-col gap-3 border-line border-t pt-4">
      <h3 className="font-semibold text-sm">{t("inspector.readings")}</h3>
      {data.model.length > 0 && (
        <div className="grid gap-3 tablet:grid-cols-2">
          <Reading title={t("inspector.rules_read")}>
            {data.rules.length === 0 ? <Nothing /> : <Calls calls={data.rules} />}
          </Reading>
          <Reading title={t("inspector.model_read")}>
            {data.model.map((round) => (
              <div key={round.round} className="flex flex-col gap-1">
                <p className="figures text-ink-soft text-xs">
                  {t("inspector.round", {
                    round: round.round,
                    tokens: round.tokens.input + round.tokens.output,
                    seconds: (round.milliseconds / 1000).toFixed(1),
                  })}
                </p>
                {round.calls.length > 0 && <Calls calls={round.calls} />}
                {[...round.problems, ...(round.failed === null ? [] : [round.failed])].map((problem) => (
                  <p key={problem} className="rounded-house bg-plum-wash px-2 py-1 text-plum text-xs">
                    {problem}
                  </p>
                ))}
              </div>
            ))}
          </Reading>
        </div>
      )}
      {data.operations.length > 0 && (
        <Reading title={t("inspector.carried_out")}>
          <ul className="flex flex-col gap-1">
            {data.operations.map((operation) => (
              <li key={operation.id} className="text-xs">
                <Named call={operation} />
                <span className="ml-2 text-ink-soft">
                  {`${t(STATUS[operation.status] ?? "inspector.done")} · ${t(DECIDER[operation.decided_by] ?? "inspector.decided_overruled", { by: operation.decided_by })}`}
                </span>
                {operation.why !== null && <p className="text-plum">{operation.why[language]}</p>}
              </li>
            ))}
          </ul>
        </Reading>
      )}
    </section>
  );
}

const STATUS: Readonly<
  Record<string, "inspector.done" | "inspector.supposed" | "inspector.waits" | "inspector.refused">
> = {
  done: "inspector.done",
  supposed: "inspector.supposed",
  waiting_for_condition: "inspector.waits",
  refused: "inspector.refused",
};

const DECIDER: Readonly<
  Record<
    string,
    | "inspector.decided_rules"
    | "inspector.decided_model"
    | "inspector.decided_hands"
    | "inspector.decided_program"
  >
> = {
  rules: "inspector.decided_rules",
  model: "inspector.decided_model",
  hands: "inspector.decided_hands",
  program: "inspector.decided_program",
};

function Reading({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <h4 className="text-ink-soft text-xs">{title}</h4>
      {children}
    </div>
  );
}

function Nothing() {
  const { t } = useTranslation();
  return <p className="text-ink-soft text-xs">{t("inspector.nothing_read")}</p>;
}

function Calls({ calls }: { readonly calls: readonly ReadCall[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {calls.map((call, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: calls have no name of their own and never change.
        <li key={index} className="text-xs">
          <Named call={call} />
        </li>
      ))}
    </ul>
  );
}

/** An operation by its label, with what it was given where that may be seen. */
function Named({ call: { op, args } }: { readonly call: ReadCall }) {
  const language = useLanguage();
  const { forms } = useForms();
  const label = forms.find((form) => form.op === op)?.label[language] ?? op;
  const given = Object.entries(args ?? {}).map(([name, value]) => `${name}: ${said(value)}`);
  return (
    <span className="break-words">
      <span className="font-medium">{label}</span>
      {given.length > 0 && <span className="text-ink-soft">{` (${given.join(", ")})`}</span>}
    </span>
  );
}

const said = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
