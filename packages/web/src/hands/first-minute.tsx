import { LayoutGrid } from "lucide-react";
import { useAssistant } from "../home/use-assistants.ts";
import { useLive, useSession } from "../session/current-session.ts";
import { Button } from "../ui/button.tsx";
import { useLanguage, useTranslation } from "../words/index.ts";
import { useHands } from "./hands.ts";
import { iconOfKind } from "./kinds.ts";
import { sentence } from "./say-call.ts";
import { useForms } from "./use-forms.ts";

const MOST = 3;

/** While nothing was said yet: three things to ask, and what can be done without a word. */
export function FirstMinute() {
  const isEmpty = useSession(
    ({ transcript, pending, isRunning }) =>
      !isRunning && pending.length === 0 && transcript.every(({ role }) => role === "assistant"),
  );
  return isEmpty ? <Beginning /> : null;
}

function Beginning() {
  const { t } = useTranslation();
  const language = useLanguage();
  const live = useLive();
  const { open } = useHands();
  const { forms } = useForms();
  const asks = useSession((model) => model.result.asks);
  const assistant = useAssistant(useSession((model) => model.session.assistant));
  const examples = assistant?.examples.slice(0, MOST) ?? [];
  const begun = forms.filter(
    ({ kind, op, fields }) =>
      (kind === "ask" || kind === "write") && op !== "help" && fields.some(({ is_required }) => is_required),
  );
  const set = forms.find(({ op }) => op === "set");
  const slots = set?.fields.find(({ name }) => name === "slot")?.choices ?? [];
  const asked = [...slots].sort(
    (left, right) => Number(asks.includes(right.value)) - Number(asks.includes(left.value)),
  );
  return (
    <div className="mx-auto flex max-h-[55dvh] w-full max-w-talk animate-arrive flex-col gap-4 overflow-y-auto px-5 pt-2 pb-4">
      {examples.length > 0 && (
        <section aria-labelledby="try-asking">
          <h2 id="try-asking" className="text-xs font-semibold text-ink-soft">
            {t("hands.try_asking")}
          </h2>
          <ul className="mt-1.5 flex flex-col gap-2">
            {examples.map((example) => (
              <li key={example.en}>
                <button
                  type="button"
                  onClick={() => live.send(example[language])}
                  className="min-h-11 w-full rounded-house border border-pine-line bg-paper px-3.5 py-2 text-left text-sm hover:border-pine"
                >
                  {example[language]}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {forms.length > 0 && (
        <section aria-labelledby="by-hand">
          <h2 id="by-hand" className="text-xs font-semibold text-ink-soft">
            {t("hands.by_hand")}
          </h2>
          <ul className="mt-1.5 flex flex-wrap gap-2">
            {asked.slice(0, MOST).map(({ value, label }) => (
              <li key={value}>
                <Button
                  icon={iconOfKind("keep")}
                  onClick={() => open({ kind: "form", call: { op: "set", args: { slot: value } } })}
                >
                  {sentence(label[language])}
                </Button>
              </li>
            ))}
            {begun.slice(0, MOST).map((form) => (
              <li key={form.op}>
                <Button
                  icon={iconOfKind(form.kind)}
                  onClick={() => open({ kind: "form", call: { op: form.op, args: {} } })}
                >
                  {sentence(form.label[language])}
                </Button>
              </li>
            ))}
            <li>
              <Button look="quiet" icon={LayoutGrid} onClick={() => open({ kind: "palette", typed: "" })}>
                {t("hands.see_all")}
              </Button>
            </li>
          </ul>
        </section>
      )}
    </div>
  );
}
