import { hostOf } from "../chat/safe-link.ts";
import { useSession } from "../session/current-session.ts";
import { Told } from "../ui/told.tsx";
import { useTranslation } from "../words/index.ts";
import { estateIn } from "./realestate/estate.ts";
import { useOutcome } from "./use-outcome.ts";

/** What the answer rests on. Articles that can be read above are not named again. */
export function Sources() {
  const { t } = useTranslation();
  const told = useSession((model) => model.result.sources);
  const read = estateIn(useOutcome())?.articles ?? [];
  const sources = told.filter(
    (source) => !read.some(({ law, number }) => source.startsWith(`${law} ${number}(`)),
  );
  if (sources.length === 0) return null;
  return (
    <section className="border-t border-line pt-4">
      <h3 className="text-sm font-semibold">{t("results.sources")}</h3>
      <ul className="mt-1 flex flex-col gap-1 text-sm text-ink-soft">
        {sources.map((source) => (
          <li key={source}>
            <Source text={source} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A name, and where it leads when it ends in an address. */
function Source({ text }: { readonly text: string }) {
  const [, name = text, address] = /^(.*?),? (https?:\/\/\S+)$/u.exec(text) ?? [];
  const host = hostOf(address, window.location.origin);
  if (host === null || address === undefined) return <Told>{text}</Told>;
  return (
    <>
      <Told>{name}</Told>{" "}
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="text-pine underline underline-offset-4"
      >
        {host}
      </a>
    </>
  );
}
