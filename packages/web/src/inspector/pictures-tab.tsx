import { useEffect, useId, useState } from "react";
import { Button } from "../ui/button.tsx";
import { Refusal } from "../ui/refusal.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useIsDark } from "../ui/use-media.ts";
import { useTranslation } from "../words/index.ts";
import { type Picture as Kind, usePicture } from "./use-inspection.ts";

const KINDS: readonly Kind[] = ["flow", "sequence", "class"];

/** The conversation as pictures that can be kept: Mermaid, drawn here. */
export default function PicturesTab() {
  const { t } = useTranslation();
  const [kind, setKind] = useState<Kind>("flow");
  const picture = usePicture(kind);
  const title = t(`inspector.${kind}`);
  return (
    <div className="flex h-full flex-col gap-3 p-4">
      <div className="flex gap-1">
        {KINDS.map((each) => (
          <Button
            key={each}
            look={each === kind ? "outline" : "quiet"}
            aria-pressed={each === kind}
            onClick={() => setKind(each)}
          >
            {t(`inspector.${each}`)}
          </Button>
        ))}
      </div>
      {picture.isPending && <Skeleton lines={6} />}
      {picture.error !== null && <Refusal error={picture.error} again={() => void picture.refetch()} />}
      {picture.data !== undefined && (
        <Drawn source={picture.data.mermaid} label={t("inspector.picture_of", { kind: title })} />
      )}
    </div>
  );
}

/**
 * Shown as an image: what stands in a picture can run nothing and reach nothing, and its own styles need no exception
 * from the page's policy.
 */
function Drawn({ source, label }: { readonly source: string; readonly label: string }) {
  const { t } = useTranslation();
  const id = useId().replace(/\W/g, "");
  const isDark = useIsDark();
  const [picture, setPicture] = useState<Picture | "broken" | null>(null);
  useEffect(() => {
    let isWanted = true;
    setPicture(null);
    void draw(`mermaid-${id}`, source, isDark).then(
      (drawn) => isWanted && setPicture(drawn),
      () => isWanted && setPicture("broken"),
    );
    return () => {
      isWanted = false;
    };
  }, [id, source, isDark]);
  return (
    <div className="min-h-0 flex-1 overflow-auto">
      {picture === null && <Skeleton lines={6} />}
      {picture !== null && picture !== "broken" && (
        <img
          src={picture.address}
          width={picture.width}
          alt={label}
          className="box-content max-w-[calc(100%-2rem)] rounded-house bg-paper p-4"
        />
      )}
      <details className="mt-3 text-xs text-ink-soft" open={picture === "broken"}>
        <summary>{t("inspector.source")}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard. */}
        <pre tabIndex={0} className="mt-1 overflow-auto rounded-house bg-floor-deep p-3">
          {source}
        </pre>
      </details>
    </div>
  );
}

interface Picture {
  readonly address: string;
  readonly width: number | undefined;
}

async function draw(id: string, source: string, isDark: boolean): Promise<Picture> {
  const { default: mermaid } = await import("mermaid");
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: "strict",
    theme: isDark ? "dark" : "neutral",
    fontFamily: "sans-serif",
    htmlLabels: false,
    flowchart: { htmlLabels: false },
  });
  const { svg } = await mermaid.render(id, source);
  // It would take all the room there is; its own letters are as large as those around it.
  const width = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+)/.exec(svg)?.[1];
  return {
    address: `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`,
    width: width === undefined ? undefined : Math.ceil(Number(width)),
  };
}
