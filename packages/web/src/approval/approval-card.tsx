import { type Awaiting, CallRefused, type JsonObject } from "@maru/protocol";
import { Check, Pencil, X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Prose } from "../chat/markdown.tsx";
import { sayTime } from "../chat/say-when.ts";
import { useLive } from "../session/use-live-session.tsx";
import { Button } from "../ui/button.tsx";
import { useLanguage, useTranslation } from "../words/index.ts";
import { Details } from "./details.tsx";
import { Field } from "./field.tsx";
import { asText, controlOf, type Problem, readText } from "./schema-field.ts";

export type Approval = Extract<Awaiting, { type: "approval" }>;

/** What will happen, to what; approve, change or refuse; and what happens if nobody answers. */
export function ApprovalCard({ approval }: { readonly approval: Approval }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const live = useLive();
  const fields = fieldsOf(approval);
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(fields.map(({ name, control, value }) => [name, asText(control, value)])),
  );
  const [problems, setProblems] = useState<Readonly<Record<string, Problem>>>({});
  const [isChanging, setChanging] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSent, setSent] = useState(false);
  const decide = (action: "approve" | "modify" | "reject", changes: JsonObject = {}) => {
    setSent(true);
    setRefusal(null);
    live.decide(action, changes).catch((error: unknown) => {
      setSent(false);
      setRefusal(explain(error));
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = fields.map(({ name, control }) => ({ name, reading: readText(control, texts[name] ?? "") }));
    const wrong = read.flatMap(({ name, reading }) =>
      "problem" in reading ? [[name, reading.problem]] : [],
    );
    setProblems(Object.fromEntries(wrong));
    if (wrong.length > 0) return;
    decide(
      "modify",
      Object.fromEntries(
        read.flatMap(({ name, reading }) => ("value" in reading ? [[name, reading.value]] : [])),
      ),
    );
  };
  return (
    <section
      aria-label={t("approval.title")}
      className="mx-auto mb-3 max-h-[60dvh] w-[calc(100%-2rem)] max-w-[calc(72ch-2rem)] animate-arrive overflow-y-auto rounded-house border border-persimmon bg-persimmon-wash p-4"
    >
      <h2 className="text-sm font-bold text-persimmon">{t("approval.title")}</h2>
      <div className="prose-small mt-1">
        <Prose text={approval.message} />
      </div>
      {Object.keys(approval.details).length > 0 && (
        <div className="mt-3">
          <h3 className="sr-only">{t("approval.details")}</h3>
          <Details details={approval.details} />
        </div>
      )}
      <form onSubmit={submit} className="mt-3 flex flex-col gap-3">
        {isChanging &&
          fields.map(({ name, label, control }) => (
            <Field
              key={name}
              name={label}
              control={control}
              text={texts[name] ?? ""}
              problem={problems[name] ?? null}
              onChange={(text) => setTexts({ ...texts, [name]: text })}
            />
          ))}
        {refusal !== null && (
          <p role="alert" className="text-sm text-plum">
            {refusal}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {isChanging ? (
            <Button look="primary" icon={Check} type="submit" disabled={isSent}>
              {t("approval.change")}
            </Button>
          ) : (
            <Button look="primary" icon={Check} disabled={isSent} onClick={() => decide("approve")}>
              {t("approval.approve")}
            </Button>
          )}
          {!isChanging && fields.length > 0 && (
            <Button icon={Pencil} disabled={isSent} onClick={() => setChanging(true)}>
              {t("approval.change")}
            </Button>
          )}
          <Button icon={X} disabled={isSent} onClick={() => decide("reject")}>
            {t("approval.reject")}
          </Button>
        </div>
        <p className="text-xs text-ink-soft">
          {approval.deadline === null
            ? t("approval.no_deadline")
            : t("approval.deadline", { when: sayTime(approval.deadline, language) })}
        </p>
      </form>
    </section>
  );
}

/** What may be changed, with its schema and what it is now. */
function fieldsOf({ changeable, details }: Approval) {
  return Object.entries(changeable).map(([name, schema]) => {
    const title =
      typeof schema === "object" && schema !== null && !Array.isArray(schema) ? schema["title"] : undefined;
    return {
      name,
      label: typeof title === "string" ? title : name,
      control: controlOf(schema),
      value: details[name],
    };
  });
}

function explain(error: unknown): string {
  if (error instanceof CallRefused) {
    const issues = error.body?.issues?.map(({ path, message }) => `${path}: ${message}`) ?? [];
    return [error.message, ...issues].join("\n");
  }
  return error instanceof Error ? error.message : String(error);
}
