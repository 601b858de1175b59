import { CornerDownLeft, Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { useLive, useSession } from "../session/current-session.ts";
import { classes } from "../ui/classes.ts";
import { Sheet } from "../ui/sheet.tsx";
import { useIsDesk } from "../ui/use-media.ts";
import { useLanguage, useTranslation } from "../words/index.ts";
import { useDialogue } from "./dialogue-of.ts";
import { type Entry, type Group, groupsOf } from "./entries.ts";
import { type PointedAt, useHands } from "./hands.ts";
import { iconOfKind } from "./kinds.ts";
import { useForms } from "./use-forms.ts";

/** Everything that can be done now, to search and to choose from. It opens forms; it changes nothing. */
export function Palette({ typed: begun }: { readonly typed: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const live = useLive();
  const { open, close } = useHands();
  const { forms, things, isLoading } = useForms();
  const { offers } = useDialogue();
  const asks = useSession((model) => model.result.asks);
  const isDesk = useIsDesk();
  const [typed, setTyped] = useState(begun);
  const [at, setAt] = useState(0);
  const groups = useMemo(
    () => groupsOf({ forms, things, offers, asks, typed, language }),
    [forms, things, offers, asks, typed, language],
  );
  const entries = groups.flatMap((group) => group.entries);
  const words = typed.trim();
  const count = entries.length + (words === "" ? 0 : 1);
  const choose = (index: number) => {
    const entry = entries[index];
    if (entry === undefined) {
      if (words === "") return;
      close();
      live.send(words);
    } else if (entry.is === "thing") open({ kind: "point", thing: pointedAt(entry) });
    else open({ kind: "form", call: entry.call });
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && count > 0) {
      event.preventDefault();
      setAt((at + step + count) % count);
    }
    if (event.key === "Enter") {
      event.preventDefault();
      choose(at);
    }
  };
  const list = useId();
  const active = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is chosen.
  useEffect(() => active.current?.scrollIntoView({ block: "nearest" }), [at]);
  return (
    <Sheet title={t("hands.all")} place={isDesk ? "wide" : "below"} isOpen onClose={close}>
      <form
        className="flex h-full max-h-[calc(85dvh-3.5rem)] tablet:max-h-none tablet:max-h-none flex-col bg-paper"
        onSubmit={(event) => event.preventDefault()}
      >
        <div className="flex items-center gap-2.5 border-b border-line px-4 py-1.5">
          <Search aria-hidden size={18} className="text-ink-soft" />
          <input
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setAt(0);
            }}
            onKeyDown={press}
            role="combobox"
            aria-expanded
            aria-controls={list}
            aria-activedescendant={count > 0 ? `${list}-${at}` : undefined}
            aria-label={t("hands.search")}
            placeholder={t("hands.search")}
            autoComplete="off"
            className="min-h-11 min-w-0 flex-1 bg-transparent text-md outline-none placeholder:text-ink-soft"
          />
        </div>
        <p role="status" className="sr-only">
          {isLoading ? t("shell.loading") : t("hands.found", { count: entries.length })}
        </p>
        <div
          id={list}
          role="listbox"
          aria-label={t("hands.all")}
          className="min-h-0 flex-1 overflow-y-auto px-2 py-3"
        >
          {numbered(groups).map(({ group, first }) => (
            <GroupView key={group.of} group={group} isSearch={words !== ""}>
              {group.entries.map((entry, index) => (
                <Option
                  key={entry.key}
                  entry={entry}
                  id={`${list}-${first + index}`}
                  isActive={at === first + index}
                  active={active}
                  onChoose={() => choose(first + index)}
                />
              ))}
            </GroupView>
          ))}
          {words !== "" && (
            <div
              id={`${list}-${entries.length}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === entries.length}
              ref={at === entries.length ? active : null}
              onClick={() => choose(entries.length)}
              onKeyDown={() => undefined}
              className={classes(OPTION, at === entries.length && "bg-pine-wash")}
            >
              <CornerDownLeft aria-hidden size={17} className="text-ink-soft" />
              <span className="col-span-2">{t("hands.ask_so", { words })}</span>
            </div>
          )}
          {!isLoading && entries.length === 0 && (
            <p className="px-3 py-2 text-sm text-ink-soft">{t("hands.none")}</p>
          )}
        </div>
        <p className="hidden border-t border-line bg-floor px-4 py-2 text-xs text-ink-soft tablet:block">
          {t("hands.harmless")}
        </p>
      </form>
    </Sheet>
  );
}

const OPTION =
  "grid min-h-11 cursor-pointer grid-cols-[1.125rem_minmax(0,1fr)_auto] items-center gap-x-3 rounded-[6px] px-2.5 py-1.5 text-sm hover:bg-pine-wash";

function numbered(groups: readonly Group[]) {
  let first = 0;
  return groups.map((group) => {
    const here = first;
    first += group.entries.length;
    return { group, first: here };
  });
}

function GroupView({
  group,
  isSearch,
  children,
}: {
  readonly group: Group;
  readonly isSearch: boolean;
  readonly children: React.ReactNode;
}) {
  const { t } = useTranslation();
  const { of } = group;
  const isNamed = !isSearch || of === "shown";
  const name = of === "now" ? t("hands.now") : of === "shown" ? t("hands.shown") : t(`doing.${of}`);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, not fieldsets.
    <div
      role="group"
      aria-label={isNamed ? name : undefined}
      className={classes("pb-3", of === "now" && "mb-2 border-b border-line")}
    >
      {isNamed && (
        <div aria-hidden className="px-2.5 pb-1 text-xs font-semibold text-ink-soft">
          {name}
        </div>
      )}
      {children}
    </div>
  );
}

interface OptionProps {
  readonly entry: Entry;
  readonly id: string;
  readonly isActive: boolean;
  readonly active: React.RefObject<HTMLDivElement | null>;
  readonly onChoose: () => void;
}

function Option({ entry, id, isActive, active, onChoose }: OptionProps) {
  const { t } = useTranslation();
  const Icon = iconOfKind(entry.is === "doing" ? entry.form.kind : "show");
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      ref={isActive ? active : null}
      onClick={onChoose}
      onKeyDown={() => undefined}
      className={classes(OPTION, isActive && "bg-pine-wash")}
    >
      <Icon aria-hidden size={17} className={isActive ? "text-pine" : "text-ink-soft"} />
      <span className="min-w-0 tablet:grid tablet:grid-cols-[minmax(10rem,0.8fr)_minmax(0,1fr)] tablet:items-baseline tablet:gap-3">
        <span className="block font-medium">{entry.label}</span>
        <span className="block truncate text-xs text-ink-soft">{entry.about}</span>
      </span>
      {entry.is === "doing" && (
        <span
          className={classes("text-xs whitespace-nowrap", entry.gaps === 0 ? "text-pine" : "text-ink-soft")}
        >
          {entry.gaps === 0 ? t("hands.ready") : t("hands.gaps", { count: entry.gaps })}
        </span>
      )}
    </div>
  );
}

function pointedAt({ label, key }: Entry): PointedAt {
  return { ref: key, name: label };
}
