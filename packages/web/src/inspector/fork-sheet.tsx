import { CallRefused, type Json, type JsonObject, ROUTES } from "@maru/protocol";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { GitBranch } from "lucide-react";
import { useState } from "react";
import { useLive, useSession } from "../session/current-session.ts";
import { Button } from "../ui/button.tsx";
import { Sheet } from "../ui/sheet.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { call } from "../wire/call.ts";
import { useLanguage, useTranslation } from "../words/index.ts";
import { FieldInput } from "./field-input.tsx";
import { useLooking } from "./place.ts";
import { fieldsOf } from "./schema-of-field.ts";
import { useSchema, useStatePart } from "./use-inspection.ts";

interface ForkSheetProps {
  readonly at: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Going on from a moment, with changed values if wanted. */
export function ForkSheet({ at, isOpen, onClose }: ForkSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet title={t("inspector.fork")} isOpen={isOpen} onClose={onClose}>
      <ForkForm at={at} onDone={onClose} />
    </Sheet>
  );
}

function ForkForm({ at, onDone }: { readonly at: string; readonly onDone: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const sessionId = useSession((model) => model.session.id);
  const { look } = useLooking(sessionId);
  const live = useLive();
  const queries = useQueryClient();
  const { data: assistant } = useSchema();
  const now = useStatePart(at, "", false).data?.pages[0];
  const [edits, setEdits] = useState<Readonly<Record<string, Json>>>({});
  const [unreadable, setUnreadable] = useState<ReadonlySet<string>>(new Set());
  const fork = useMutation({
    mutationFn: () =>
      call(ROUTES.fork, {
        params: { session_id: sessionId },
        body: { checkpoint_id: at, edits: edits as JsonObject },
      }),
    onSuccess: async ({ checkpoint_id }) => {
      await queries.invalidateQueries({ queryKey: ["moving", sessionId] });
      await live.reload();
      look({ at: checkpoint_id, against: null });
      onDone();
    },
  });
  if (assistant === undefined || now === undefined)
    return (
      <div className="p-4">
        <Skeleton lines={5} />
      </div>
    );
  const values = new Map(now.entries.map(({ name, value }) => [name, value]));
  const fields = fieldsOf(assistant.update_schema, language).filter(({ name }) => !now.masked.includes(name));
  const isTooLarge = (name: string) => values.has(name) && values.get(name) === undefined;
  const chosen = Object.keys(edits);
  const refusals = refusalsIn(fork.error);
  const change = (name: string, value: Json | undefined) => {
    const next = new Set(unreadable);
    if (value === undefined) next.add(name);
    else next.delete(name);
    setUnreadable(next);
    if (value !== undefined) setEdits({ ...edits, [name]: value });
  };
  return (
    <form
      // The server says what is wrong, in whole sentences and for every field.
      noValidate
      className="flex flex-col gap-4 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        fork.mutate();
      }}
    >
      <p className="text-sm text-ink-soft">{t("inspector.fork_more")}</p>
      <label className="flex flex-col gap-1 text-xs text-ink-soft">
        {t("inspector.values")}
        <select
          value=""
          onChange={({ target }) => setEdits({ ...edits, [target.value]: values.get(target.value) ?? null })}
          className="min-h-10 touch:min-h-11 rounded-house border border-line-strong bg-paper px-2 text-sm text-ink"
        >
          <option value="" disabled>
            {t("inspector.choose_field")}
          </option>
          {fields
            .filter(({ name }) => !chosen.includes(name))
            .map(({ name, title }) => (
              <option key={name} value={name} disabled={isTooLarge(name)}>
                {title === name ? name : `${title} (${name})`}
                {isTooLarge(name) && ` · ${t("inspector.too_large_to_edit")}`}
              </option>
            ))}
        </select>
      </label>
      {fields
        .filter(({ name }) => chosen.includes(name))
        .map((field) => (
          <FieldInput
            key={field.name}
            field={field}
            value={edits[field.name] ?? null}
            problem={
              unreadable.has(field.name) ? t("inspector.invalid_json") : (refusals.get(field.name) ?? null)
            }
            onChange={(value) => change(field.name, value)}
          />
        ))}
      {fork.error !== null && (
        <p role="alert" className="rounded-house bg-plum-wash px-3 py-2 text-sm text-plum">
          {fork.error.message}
        </p>
      )}
      <Button look="primary" type="submit" icon={GitBranch} disabled={fork.isPending || unreadable.size > 0}>
        {t("inspector.fork_now")}
      </Button>
    </form>
  );
}

/** What the server says about single fields, shown where they stand. */
function refusalsIn(error: Error | null): ReadonlyMap<string, string> {
  const issues = error instanceof CallRefused ? (error.body?.issues ?? []) : [];
  return new Map(issues.map(({ path, message }) => [/^[^.[]+/.exec(path)?.[0] ?? path, message]));
}
