import type { AssistantInfo } from "@maru/protocol";
import { ArrowRight } from "lucide-react";
import { Link } from "wouter";
import { useSessions } from "../shell/use-sessions.ts";
import { iconOf } from "../ui/assistant-icon.ts";
import { Refusal } from "../ui/refusal.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useLanguage, useTranslation } from "../words/index.ts";
import { useAssistants, useBegin } from "./use-assistants.ts";

const QUESTIONS = 3;

/** What one can begin with: the newest conversation, or an assistant. */
export function Doors() {
  const { t } = useTranslation();
  const { data, error, refetch } = useAssistants();
  return (
    <>
      <Continue />
      <div className="mt-10">
        {error !== null ? (
          <Refusal error={error} again={() => void refetch()} />
        ) : data === undefined ? (
          <Skeleton lines={5} />
        ) : data.length === 0 ? (
          <p className="text-ink-soft">{t("home.none")}</p>
        ) : (
          <ul className="grid gap-x-12 gap-y-10 tablet:grid-cols-2">
            {data.map((assistant) => (
              <Door key={assistant.name} assistant={assistant} isAlone={data.length === 1} />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function Door({ assistant, isAlone }: { readonly assistant: AssistantInfo; readonly isAlone: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const begin = useBegin();
  const Icon = iconOf(assistant.name);
  const title = assistant.title[language];
  return (
    <li className={isAlone ? "tablet:col-span-2" : undefined}>
      <section className="flex h-full flex-col border-t-2 border-pine pt-4">
        <h2>
          <button
            type="button"
            disabled={begin.isPending}
            onClick={() => begin.mutate({ assistant: assistant.name })}
            className="group flex min-h-11 w-full items-center gap-3 text-left text-lg font-bold"
          >
            <Icon aria-hidden size={22} className="text-pine" />
            <span className="flex-1">{title}</span>
            <span className="flex items-center gap-1 text-sm font-medium text-pine">
              {t("home.begin")}
              <ArrowRight
                aria-hidden
                size={16}
                className="transition-transform duration-150 group-hover:translate-x-1"
              />
            </span>
          </button>
        </h2>
        <p className="mt-2 text-sm text-ink-soft">{withoutLoneDots(assistant.description[language])}</p>
        {assistant.examples.length > 0 && (
          <h3 className="mt-5 text-xs font-medium text-ink-soft">{t("home.examples")}</h3>
        )}
        <ul className="mt-1 flex flex-col">
          {assistant.examples.slice(0, QUESTIONS).map((example) => (
            <li key={example.en} className="border-b border-line last:border-0">
              <button
                type="button"
                disabled={begin.isPending}
                onClick={() => begin.mutate({ assistant: assistant.name, text: example[language] })}
                className="-mx-2 w-[calc(100%+1rem)] rounded-house px-2 py-2.5 touch:py-3 text-left text-sm transition-colors duration-150 hover:bg-pine-wash disabled:opacity-50"
              >
                {example[language]}
              </button>
            </li>
          ))}
        </ul>
        {begin.error !== null && (
          <p role="alert" className="mt-3 text-sm text-plum">
            {begin.error.message}
          </p>
        )}
      </section>
    </li>
  );
}

/** A line may end with a dot between words, but not begin with one. */
const withoutLoneDots = (text: string): string => text.replaceAll("·", "\u2060·");

/** The newest conversation, one tap away. */
function Continue() {
  const { t } = useTranslation();
  const { sessions } = useSessions();
  const [newest] = sessions;
  if (newest === undefined || newest.title === "") return null;
  return (
    <p className="mt-6 text-sm">
      <span className="text-ink-soft">{t("home.continue")}</span>{" "}
      <Link
        href={`/s/${newest.id}`}
        className="font-medium text-pine underline underline-offset-4 touch:inline-block touch:py-2.5"
      >
        {newest.title}
      </Link>
    </p>
  );
}
