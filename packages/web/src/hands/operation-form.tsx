import { type FormField, missingIn, type OperationCall, type OperationForm } from "@maru/protocol";
import { useRef, useState } from "react";
import { Button } from "../ui/button.tsx";
import { Sheet } from "../ui/sheet.tsx";
import { useIsDesk } from "../ui/use-media.ts";
import { useLanguage, useTranslation } from "../words/index.ts";
import { callOf, draftOf } from "./call-draft.ts";
import { FieldOfForm } from "./form-field.tsx";
import { useHands } from "./hands.ts";
import { kindOf } from "./kinds.ts";
import { sentence } from "./say-call.ts";
import { useCarryOut } from "./use-carry-out.ts";
import { useForms } from "./use-forms.ts";

/** The form of an operation, filled in as far as the call goes. */
export function OperationSheet({ call }: { readonly call: OperationCall }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { close } = useHands();
  const { forms, isLoading } = useForms();
  const isDesk = useIsDesk();
  const form = forms.find(({ op }) => op === call.op);
  const title = form === undefined ? t("hands.all") : sentence(form.label[language]);
  return (
    <Sheet title={title} place={isDesk ? "middle" : "below"} isOpen onClose={close}>
      {form === undefined ? (
        <p className="p-4 text-sm text-ink-soft">{t(isLoading ? "shell.loading" : "hands.none")}</p>
      ) : (
        <FilledForm key={form.op} form={form} call={call} />
      )}
    </Sheet>
  );
}

function FilledForm({ form, call }: { readonly form: OperationForm; readonly call: OperationCall }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { close } = useHands();
  const carryOut = useCarryOut();
  const [draft, setDraft] = useState(() => draftOf(form, call));
  const [missing, setMissing] = useState<readonly string[]>([]);
  const element = useRef<HTMLFormElement>(null);
  const send = (isSupposed: boolean) => {
    const filled = callOf(form, draft, isSupposed);
    const empty = missingIn(form, filled);
    setMissing(empty);
    if (empty.length > 0) {
      const [first] = empty;
      element.current
        ?.querySelector<HTMLElement>(`[data-field="${first}"] :is(input, select, textarea, button)`)
        ?.focus();
      return;
    }
    carryOut(filled, form);
    close();
  };
  const { first, others } = inOrder(form, call);
  const view = (field: FormField) => (
    <FieldOfForm
      key={field.name}
      field={field}
      form={form}
      values={draft.values}
      isMissing={missing.includes(field.name)}
      onChange={(lines) => setDraft({ ...draft, values: { ...draft.values, [field.name]: lines } })}
    />
  );
  const holds = form.modifiers.flatMap((each) => (each === "suppose" ? [] : [each]));
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send(false);
      }}
      className="bg-paper"
    >
      <div className="flex flex-col gap-5 px-4 pt-4 pb-5">
        <p className="text-sm text-ink-soft">{sentence(form.does[language])}</p>
        {first.map(view)}
        {others.length + holds.length > 0 && (
          <details className="group">
            <summary className="inline-flex min-h-11 items-center text-sm font-medium text-pine">
              {t("hands.more")}
            </summary>
            <div className="mt-2 flex flex-col gap-5">
              {others.map(view)}
              {holds.map((each) => (
                <label key={each} className="flex flex-col gap-1.5 text-sm">
                  <span className="font-medium">{t(`holding.${each}`)}</span>
                  <input
                    value={draft.holds[each] ?? ""}
                    onChange={(event) =>
                      setDraft({ ...draft, holds: { ...draft.holds, [each]: event.target.value } })
                    }
                    className="min-h-11 rounded-house border border-line-strong bg-transparent px-3 text-md"
                  />
                </label>
              ))}
            </div>
          </details>
        )}
      </div>
      <footer className="sticky bottom-0 flex flex-wrap items-center gap-2 border-t border-line bg-paper px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <Button type="submit" look="primary" className="min-h-11!">
          {t(`sending.${kindOf(form.kind)}`)}
        </Button>
        {form.modifiers.includes("suppose") && (
          <>
            <Button onClick={() => send(true)} className="min-h-11! border-dashed border-edge!">
              {t("hands.only_try")}
            </Button>
            <p className="min-w-0 basis-full text-xs text-ink-soft tablet:basis-auto tablet:flex-1">
              {t("hands.only_try_note")}
            </p>
          </>
        )}
      </footer>
    </form>
  );
}

/** Fields that say what it is about: worth seeing before what merely refines it. */
const TELLING: ReadonlySet<string> = new Set(["what", "question", "change"]);
const FEW = 12;

/** What is needed, filled in, telling or chosen with one tap comes first; the rest folds away. */
function inOrder({ fields }: OperationForm, { args }: OperationCall) {
  const isFirst = ({ name, is, is_required, choices }: FormField) =>
    is_required ||
    args[name] !== undefined ||
    TELLING.has(name) ||
    (is === "choice" && choices.length <= FEW);
  const first = fields.filter(isFirst);
  return first.length === 0
    ? { first: fields.slice(0, 2), others: fields.slice(2) }
    : { first, others: fields.filter((field) => !isFirst(field)) };
}
