import { grouped, sayPercent } from "@maru/dialogue";
import type { Language } from "@maru/state";
import type { Figure, FigureUnit, Sum } from "../../domain/figures/sum.ts";

export function sayFigure(value: number, unit: FigureUnit, language: Language): string {
  if (unit === "percent") return sayPercent(Math.round(value * 10) / 10);
  const said = grouped(unit === "won" ? Math.round(value) : Math.round(value * 100) / 100);
  if (unit === "count") return said;
  return language === "ko" ? `${said}원` : `${said} won`;
}

/** What a figure was worked out from: «매출 21,761,000원 ÷ 4». */
export function saySum(sum: Sum, language: Language): string {
  const say = ({ name, value, unit }: Figure) => {
    const amount = sayFigure(value, unit, language);
    return name === "" || amount.replaceAll(",", "").includes(name) ? amount : `${name} ${amount}`;
  };
  switch (sum.is) {
    case "change":
      return `${say(sum.of)} × (1 ${sum.percent < 0 ? "−" : "+"} ${sayPercent(Math.abs(sum.percent))})`;
    case "part":
      return `${say(sum.of)} × ${sayPercent(sum.percent)}`;
    case "split":
      return `${say(sum.of)} ÷ ${grouped(sum.among)}`;
    case "product":
      return `${say(sum.of)} × ${grouped(sum.times)}`;
    case "difference":
      return `${say(sum.left)} − ${say(sum.right)}`;
    case "share":
      return `${say(sum.of)} ÷ ${say(sum.whole)}`;
    case "total":
      return sum.of.map(say).join(" + ");
    case "average":
      return `(${sum.of.map(say).join(" + ")}) ÷ ${sum.of.length}`;
  }
}
