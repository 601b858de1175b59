import { ChartColumn, Table } from "lucide-react";
import { lazy, useState } from "react";
import { Prose } from "../chat/markdown.tsx";
import { Button } from "../ui/button.tsx";
import { Later } from "../ui/later.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useTranslation } from "../words/index.ts";
import type { ResultsProps } from "./results.tsx";
import { confidenceIn, type Section, sectionsIn } from "./sections.ts";
import { seriesIn, tablesIn } from "./table-in-text.ts";
import { Tag } from "./tag.tsx";

const Chart = lazy(async () => ({ default: (await import("./chart.tsx")).Chart }));

/** An answer in parts: law with its articles, prices with a chart, a draft with what was found in it. */
export function SectionResults(outcome: ResultsProps) {
  const { t } = useTranslation();
  const confidence = confidenceIn(outcome);
  return (
    <div className="flex flex-col gap-6">
      {confidence !== null && (
        <p>
          <Tag tone="pine">{t("results.confidence", { percent: Math.round(confidence * 100) })}</Tag>
        </p>
      )}
      {sectionsIn(outcome).map((section) => (
        <SectionView key={`${section.title}-${section.content.length}`} section={section} />
      ))}
    </div>
  );
}

function SectionView({ section }: { readonly section: Section }) {
  const { t } = useTranslation();
  const [isChart, setChart] = useState(false);
  const series = tablesIn(section.content)
    .map(seriesIn)
    .find((each) => each !== null);
  return (
    <section className="prose-small border-t border-line pt-4 first:border-0 first:pt-0">
      <h3 className="mb-2 text-sm font-bold">{section.title}</h3>
      {isChart && series !== undefined ? (
        <Later fallback={<Skeleton lines={4} />}>
          <Chart title={t("results.chart_of", { title: section.title })} series={series} />
        </Later>
      ) : (
        <Prose text={section.content} />
      )}
      {series !== undefined && (
        <Button
          look="quiet"
          icon={isChart ? Table : ChartColumn}
          onClick={() => setChart(!isChart)}
          className="mt-2"
        >
          {isChart ? t("results.as_table") : t("results.as_chart")}
        </Button>
      )}
    </section>
  );
}
