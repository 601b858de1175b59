import { withParticle } from "@maru/language";
import { placeIn } from "../market/english-places.ts";
import type { MarketStatistics } from "../ports.ts";
import type { AskedOfShown } from "../reading/homes/ask-shown.ts";
import { percentChange } from "../reading/homes/percent-change.ts";
import { WORDS } from "./words.ts";

const LEVELS: readonly (readonly [
  RegExp,
  { readonly ko: string; readonly en: string },
  (row: MarketStatistics) => number,
])[] = [
  [/최고|highest|maximum/iu, { ko: "최고", en: "highest" }, ({ maximum }) => maximum],
  [/평균|average/iu, { ko: "평균", en: "average" }, ({ average }) => average],
  [/중간값|중위|median/iu, { ko: "중간값", en: "median" }, ({ median }) => median],
  [/최저|lowest|minimum/iu, { ko: "최저", en: "lowest" }, ({ minimum }) => minimum],
];

const AVERAGE: (typeof LEVELS)[number] = [/(?!)/u, { ko: "평균", en: "average" }, ({ average }) => average];

/** «5% 오르면»: the figure, the step and what it comes to. */
export function changedLine(name: string, from: number, percent: number, language: "ko" | "en"): string {
  const { won } = WORDS[language];
  const to = Math.round((from * (100 + percent)) / 100);
  const sign = percent > 0 ? "+" : "−";
  const step = `${won(from)} ${sign} ${Math.abs(percent)}%(${won(Math.abs(to - from))})`;
  if (language === "en") return `${name}: ${step} = **${won(to)}**.`;
  return `${name}: ${step} = **${won(to)}**이 돼요.`;
}

/** «최고가랑 최저가 차이는?», «몇 건이야?»: something about the statistics that were shown. */
export function rowLines(
  rows: readonly MarketStatistics[],
  { attributes }: AskedOfShown,
  text: string,
  language: "ko" | "en",
): readonly string[] {
  const { won } = WORDS[language];
  return rows.flatMap((row) => {
    const name = [placeIn(row.region, language), WORDS[language].kind(row.kind)].join(" ");
    const named = LEVELS.filter(([pattern]) => pattern.test(text));
    const [high, low] = named.length === 2 ? named : [LEVELS[0], LEVELS[3]];
    const lines: string[] = [];
    if (attributes.includes("count"))
      lines.push(
        language === "ko" ? `- ${name}: 거래 ${row.count}건이에요.` : `- ${name}: ${row.count} deals.`,
      );
    if (attributes.includes("average") && !attributes.includes("difference"))
      lines.push(
        language === "ko"
          ? `- ${name}: 평균 ${won(row.average)}이에요.`
          : `- ${name}: average ${won(row.average)}.`,
      );
    const percent = attributes.includes("changed") ? percentChange(text) : null;
    if (percent !== null) {
      const [, level, figure] = named[0] ?? AVERAGE;
      lines.push(`- ${changedLine(`${name} ${level[language]}`, figure(row), percent, language)}`);
    }
    if (attributes.includes("difference") && high !== undefined && low !== undefined) {
      const [from, to] = [high[2](row), low[2](row)];
      const gap = Math.abs(from - to);
      lines.push(
        language === "ko"
          ? `- ${name}: ${high[1].ko} ${won(from)} − ${low[1].ko} ${won(to)} = ${won(gap)} 차이예요.`
          : `- ${name}: ${high[1].en} ${won(from)} − ${low[1].en} ${won(to)} = ${won(gap)}.`,
      );
    }
    return lines;
  });
}

/** Which of several places is the dearer one on average, and by how much. */
export function placesLines(
  rows: readonly MarketStatistics[],
  { pick }: AskedOfShown,
  language: "ko" | "en",
): readonly string[] | null {
  const [{ kind } = { kind: null }] = rows;
  const sorted = rows.filter((row) => row.kind === kind).sort((one, two) => two.average - one.average);
  const [high, ...others] = sorted;
  const low = others.at(-1);
  if (high === undefined || low === undefined) return null;
  const { won } = WORDS[language];
  const [first, last] = pick?.end === "least" ? [low, high] : [high, low];
  const gap = won(high.average - low.average);
  const name = (row: MarketStatistics) => placeIn(row.region, language);
  if (language === "en")
    return [
      `On average **${name(first)}** is ${pick?.end === "least" ? "cheaper" : "dearer"} than ${name(last)} by ${gap}.`,
      ...sorted.map((row) => `- ${name(row)}: average ${won(row.average)} (${row.count} deals)`),
    ];
  return [
    `평균은 **${withParticle(first.region, "이/가").replace(first.region, `${first.region}**`)} ${last.region}보다 ${gap} ${pick?.end === "least" ? "싸요" : "비싸요"}.`,
    ...sorted.map((row) => `- ${row.region}: 평균 ${won(row.average)}(거래 ${row.count}건)`),
  ];
}
