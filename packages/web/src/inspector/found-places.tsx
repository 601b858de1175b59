import type { StateEntry } from "@maru/protocol";
import { useLanguage, useTranslation } from "../words/index.ts";
import { saySimple } from "./show-value.tsx";

/** Where in a field something was found, and what stands there. */
export function FoundPlaces({ places }: { readonly places: readonly StateEntry[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (places.length === 0) return null;
  return (
    <ul
      aria-label={t("inspector.found")}
      className="mt-1 flex flex-col gap-1 border-l-2 border-pine pl-3 text-xs"
    >
      {places.map(({ at, value, excerpt, size }) => (
        <li key={at}>
          <code className="text-ink-soft">{wayTo(at)}</code>{" "}
          <span className="break-words">
            {excerpt ??
              (value === undefined || (typeof value === "object" && value !== null)
                ? t("inspector.items", { count: size ?? Object.keys(value ?? {}).length })
                : (saySimple(value, language) ?? "–"))}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** `/itinerary/day_1/activities/3` → `day_1 › activities › 3`: the field itself stands above. */
function wayTo(pointer: string): string {
  return pointer
    .split("/")
    .slice(2)
    .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"))
    .join(" › ");
}
