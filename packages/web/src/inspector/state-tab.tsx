import { ArrowLeft, Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { sayDay, sayTime } from "../chat/say-when.ts";
import { Button } from "../ui/button.tsx";
import { Refusal } from "../ui/refusal.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useLanguage, useTranslation } from "../words/index.ts";
import { fieldsOf } from "./schema-of-field.ts";
import { Value } from "./show-value.tsx";
import { StateTree } from "./state-tree.tsx";
import { useFieldHistory, useSchema } from "./use-inspection.ts";

interface StateTabProps {
  readonly at: string;
  readonly field: string | null;
  readonly onField: (field: string | null) => void;
  readonly onStep: (checkpoint: string) => void;
}

/** The state at a moment, or how one of its fields came to its value. */
export function StateTab({ at, field, onField, onStep }: StateTabProps) {
  const { t } = useTranslation();
  const [isRevealed, setRevealed] = useState(false);
  const { data: assistant } = useSchema();
  if (field !== null) return <FieldStory field={field} onBack={() => onField(null)} onStep={onStep} />;
  if (assistant === undefined)
    return (
      <div className="p-4">
        <Skeleton lines={8} />
      </div>
    );
  return (
    <div className="flex flex-col gap-3 p-4">
      <Button
        look="quiet"
        className="self-end"
        icon={isRevealed ? EyeOff : Eye}
        onClick={() => setRevealed(!isRevealed)}
      >
        {t(isRevealed ? "inspector.conceal" : "inspector.reveal")}
      </Button>
      <StateTree at={at} isRevealed={isRevealed} schema={assistant.schema} onField={onField} />
    </div>
  );
}

interface FieldStoryProps {
  readonly field: string;
  readonly onBack: () => void;
  readonly onStep: (checkpoint: string) => void;
}

function FieldStory({ field, onBack, onStep }: FieldStoryProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const story = useFieldHistory(field);
  const { data: assistant } = useSchema();
  const facts = fieldsOf(assistant?.schema ?? {}, language).find(({ name }) => name === field);
  const title = facts?.title ?? field;
  return (
    <div className="flex flex-col gap-3 p-4">
      <Button look="quiet" icon={ArrowLeft} className="self-start" onClick={onBack}>
        {t("inspector.back")}
      </Button>
      <h3 className="text-sm font-semibold">{t("inspector.history", { field: title })}</h3>
      {story.isPending && <Skeleton lines={4} />}
      {story.error !== null && <Refusal error={story.error} again={() => void story.refetch()} />}
      <ol className="flex flex-col divide-y divide-line">
        {story.data?.entries.map((entry) => (
          <li key={entry.checkpoint_id} className="py-3 text-sm">
            <button
              type="button"
              onClick={() => onStep(entry.checkpoint_id)}
              className="mb-1 block touch:min-h-11 text-left text-xs text-ink-soft underline-offset-4 hover:underline"
            >
              <time dateTime={entry.at} className="figures">
                {sayDay(entry.at, language)} {sayTime(entry.at, language)}
              </time>
              {entry.by !== null && ` · ${entry.by}`}
            </button>
            <Value value={entry.value} unit={facts?.unit ?? ""} />
          </li>
        ))}
      </ol>
    </div>
  );
}
