import { type Awaiting, CallRefused, type JsonObject } from "@maru/protocol";
import { Check, Pencil, X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Prose } from "../chat/markdown.tsx";
import { sayDay, sayTime } from "../chat/say-when.ts";
import { objectIn } from "../plain/read-plain.ts";
import { estateIn } from "../results/realestate/estate.ts";
import { useLive, useSession } from "../session/current-session.ts";
import { Button } from "../ui/button.tsx";
import { useLanguage, useTranslation } from "../words/index.ts";
import { ContractInQuestion } from "./contract-in-question.tsx";
import { Details } from "./details.tsx";
import { Field } from "./field.tsx";
import { asText, controlOf, type Problem, readText } from "./schema-field.ts";

export type Approval = Extract<Awaiting, { type: "approval" }>;

/** What will happen, to what; approve, change or refuse; and what happens if nobody answers. */
export function ApprovalCard({ approval }: { readonly approval: Approval }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const live = useLive();
  const result = useSession((model) => model.result);
  // The conversation has just said all of it: here its first sentence is enough, and the values get the room.
  const isSaid = useSession(
    ({ transcript }) =>
      transcript.findLast(({ is_left }) => !is_left)?.text.trim() === approval.message.trim(),
  );
  const contract = estateIn({ result, awaiting: approval })?.contract ?? null;
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
    const touched = fields.filter(
      ({ name, control, value }) => (texts[name] ?? "") !== asText(control, value),
    );
    const read = touched.map(({ name, control }) => ({
      name,
      reading: readText(control, texts[name] ?? ""),
    }));
    const wrong = read.flatMap(({ name, reading }) =>
      "problem" in reading ? [[name, reading.problem]] : [],
    );
    setProblems(Object.fromEntries(wrong));
    if (wrong.length > 0) return;
    if (read.length === 0) return setRefusal(t("approval.nothing_changed"));
    const changes = read.flatMap(({ name, reading }) => ("value" in reading ? [[name, reading.value]] : []));
    decide("modify", Object.fromEntries(changes));
  };
  return (
    <section
      aria-label={t("approval.title")}
      className="mx-auto mb-3 flex max-h-[58dvh] w-[calc(100%-2rem)] max-w-[calc(var(--container-talk)-2rem)] animate-arrive flex-col overflow-hidden rounded-house border border-persimmon bg-paper"
    >
      <form onSubmit={submit} noValidate className="flex min-h-0 flex-col">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard. */}
        <div tabIndex={0} className="min-h-0 overflow-y-auto px-4 pt-3 pb-1">
          <h2 className="text-sm font-bold text-persimmon">{t("approval.title")}</h2>
          <div className="prose-small mt-1">
            <Prose text={isSaid ? firstOf(questionOf(approval)) : questionOf(approval)} />
          </div>
          {contract !== null && <ContractInQuestion contract={contract} />}
          {isChanging ? (
            <div className="mt-3 grid gap-3 tablet:grid-cols-2">
              {fields.map(({ name, label, control }) => (
                <Field
                  key={name}
                  name={label}
                  control={control}
                  text={texts[name] ?? ""}
                  problem={problems[name] ?? null}
                  onChange={(text) => setTexts({ ...texts, [name]: text })}
                />
              ))}
            </div>
          ) : (
            <div className="mt-2">
              <h3 className="sr-only">{t("approval.details")}</h3>
              <Details
                details={contract === null ? approval.details : withoutContract(approval.details)}
                titles={Object.fromEntries(fields.map(({ name, label }) => [name, label]))}
              />
            </div>
          )}
        </div>
        <div className="border-t border-line px-4 py-3">
          {refusal !== null && (
            <p role="alert" className="mb-2 text-sm text-plum">
              {refusal}
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            {isChanging ? (
              <>
                <Button look="primary" icon={Check} type="submit" disabled={isSent}>
                  {t("approval.send_changes")}
                </Button>
                <Button look="quiet" disabled={isSent} onClick={() => setChanging(false)}>
                  {t("shell.cancel")}
                </Button>
              </>
            ) : (
              <>
                <Button look="primary" icon={Check} disabled={isSent} onClick={() => decide("approve")}>
                  {t("approval.approve")}
                </Button>
                {fields.length > 0 && (
                  <Button icon={Pencil} disabled={isSent} onClick={() => setChanging(true)}>
                    {t("approval.change")}
                  </Button>
                )}
                <Button icon={X} disabled={isSent} onClick={() => decide("reject")}>
                  {t("approval.reject")}
                </Button>
              </>
            )}
          </div>
          <p className="mt-2 text-xs text-ink-soft">
            {approval.deadline === null
              ? t("approval.no_deadline")
              : t("approval.deadline", {
                  when: `${sayDay(approval.deadline, language)} ${sayTime(approval.deadline, language)}`,
                })}
          </p>
        </div>
      </form>
    </section>
  );
}

/** The question alone: a document that is shown beside it is not read out in it again. */
function questionOf({ message, details }: Approval): string {
  const content = details["content"];
  return typeof content === "string" && content !== "" ? message.replace(content, "") : message;
}

const firstOf = (text: string): string => text.trim().split(/\n\s*\n/)[0] ?? "";

function withoutContract({ content, title, risks, risk_level, ...rest }: JsonObject): JsonObject {
  return rest;
}

/** What may be changed, with its schema and what it is now. */
function fieldsOf({ changeable, details }: Approval) {
  return Object.entries(changeable).map(([name, given]) => {
    const schema = objectIn(given) as JsonObject | null;
    const title = schema?.["title"];
    return {
      name,
      label: typeof title === "string" ? title : name.replaceAll("_", " "),
      control: controlOf(given),
      value: schema?.["default"] ?? details[name],
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
