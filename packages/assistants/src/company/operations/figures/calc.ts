import { type CheckedCall, grouped } from "@maru/dialogue";
import { dateInSeoul, findMoney, findNumbers } from "@maru/language";
import type { Outcome, Scene } from "@maru/runtime";
import { foundText } from "../../../shared/operations/found-text.ts";
import type { Desk } from "../../desk.ts";
import { type Figure, worked } from "../../domain/figures/sum.ts";
import { lastDayOfMonth, workingDays } from "../../domain/figures/working-days.ts";
import { DataQuery } from "../../domain/semantic/data-query.ts";
import { mainFigure } from "../../domain/semantic/shown-figures.ts";
import { readSum, type SumView } from "../../reading/read-sum.ts";
import { sumWords } from "../../reading/sum-words.ts";
import type { GlobalSessionState, SessionUpdate } from "../../states/state.ts";
import type { CompanyTools } from "../../tools.ts";
import { saidWords } from "../said-words.ts";
import { askFigures } from "./ask-figures.ts";
import { sayFigure, saySum } from "./say-sum.ts";

type State = GlobalSessionState;

/** `calc`, `split`, `solve`: arithmetic over what was said and what is on the screen, with what it was made of. */
export function calcFigures(desk: Desk, tools: CompanyTools) {
  return async (call: CheckedCall, scene: Scene<State>): Promise<Outcome<SessionUpdate>> => {
    const words = saidWords(call, scene);
    const meant = sumWords(words).map(({ meaning }) => meaning);
    if (meant.includes("workday") && !meant.includes("per_day"))
      return workdaysLeft(meant.includes("saturday"), scene);
    const shares = meant.includes("each") && meant.includes("share") ? sharedOut(words, scene) : undefined;
    if (shares !== undefined) return shares;
    if (meant.includes("currencies")) return converted(words, scene);
    const sum = readSum(words, viewOf(scene.state));
    if (sum !== undefined) {
      const value = worked(sum);
      if (value !== undefined) {
        const said = sayFigure(value.value, value.unit, scene.language);
        return told(scene, said, saySum(sum, scene.language), value);
      }
    }
    const asksGap = meant.includes("left") || meant.includes("per_day") || meant.includes("per_month");
    const last = scene.state.last_query?.measures[0] ?? "";
    if (asksGap && OF_A_TARGET.includes(last))
      return gapToTarget(desk, tools, meant.includes("per_day"), scene);
    if (meant.includes("project") && SUMMED_UP.includes(last)) return projected(desk, tools, scene);
    return foundText(scene, { text: nothingToSum(meant.includes("currencies")) });
  };
}

/** What can be held against a target, and what months of money add up to a year. */
const OF_A_TARGET: readonly string[] = ["sales", "target", "gap", "attainment"];
const SUMMED_UP: readonly string[] = ["sales", "target", "spend"];

/** What was worked out last counts before the figures that were told last. */
export function viewOf({ last_sum, shown_figures }: State): SumView {
  return { shown: shown_figures, last: last_sum };
}

function told(
  scene: Scene<State>,
  said: string,
  how: string,
  { value, unit }: Pick<Figure, "value" | "unit">,
): Outcome<SessionUpdate> {
  const label = { ko: "", en: "" };
  const kind = unit === "won" ? "money" : unit === "percent" ? "percent" : "count";
  const kept =
    kind === "count"
      ? ({ kind, label, amount: value, unit: label } as const)
      : ({ kind, label, amount: value } as const);
  const text = {
    ko: `${said}이에요.\n계산: ${how}`,
    en: `${said}.\nWorked out as: ${how}`,
  };
  return {
    ...foundText(scene, { text, values: { value: kept } }),
    update: { last_sum: { name: "", value, unit } },
  };
}

/** An amount in proportion to the figures on the screen; the last share takes what rounding leaves over. */
function sharedOut(words: string, scene: Scene<State>): Outcome<SessionUpdate> {
  const { shown_figures: shown } = scene.state;
  const lines = (shown?.lines ?? []).flatMap(({ name, value }) =>
    value === null || value <= 0 ? [] : [{ name, value }],
  );
  const whole = lines.reduce((sum, { value }) => sum + value, 0);
  const [money] = findMoney(words);
  const amount = money === undefined || money.value.kind === "range" ? null : money.value.amount;
  if (amount === null || lines.length < 2 || shown === null)
    return foundText(scene, {
      text: {
        ko: "나눌 금액과, 비율로 삼을 표가 있어야 해요. 예: «10월 거래처별 매출» 다음에 «1,260만원을 이 비율로 나눠줘».",
        en: "I need an amount with its unit and a table to take the ratio from.",
      },
    });
  let left = amount;
  const said = lines.map(({ name, value }, index) => {
    const share = index === lines.length - 1 ? left : Math.round((amount * value) / whole);
    left -= share;
    return `- ${name}: ${sayFigure(share, "won", scene.language)} (${Math.round((value / whole) * 1000) / 10}%)`;
  });
  const text = [`${sayFigure(amount, "won", scene.language)} ÷ ${shown.title}`, ...said].join("\n");
  return foundText(scene, { text: { ko: text, en: text } });
}

/** Into another currency, at the rate that was told; none is held here. */
function converted(words: string, scene: Scene<State>): Outcome<SessionUpdate> {
  const rate = findNumbers(words.replaceAll(",", "")).flatMap(({ value }) =>
    value.kind === "exact" && value.amount >= LEAST_RATE ? [value.amount] : [],
  )[0];
  const { last_sum, shown_figures: shown } = scene.state;
  const won = last_sum?.unit === "won" ? last_sum.value : shown?.unit === "won" ? mainFigure(shown) : null;
  if (rate === undefined || won === null) return foundText(scene, { text: nothingToSum(true) });
  const value = grouped(Math.round((won / rate) * 100) / 100);
  const how = `${sayFigure(won, "won", "ko")} ÷ ${grouped(rate)}`;
  return foundText(scene, {
    text: { ko: `${value}예요(말씀하신 환율 기준).\n계산: ${how}`, en: `${value} at your rate.\n${how}` },
  });
}

const LEAST_RATE = 5;

function workdaysLeft(withSaturdays: boolean, scene: Scene<State>): Outcome<SessionUpdate> {
  const today = dateInSeoul(scene.now);
  const end = lastDayOfMonth(today);
  const days = workingDays(today, end, withSaturdays);
  const label = { ko: "", en: "" };
  return foundText(scene, {
    text: {
      ko: `오늘부터 ${end}까지 영업일은 ${days}일이에요(${withSaturdays ? "토요일 포함, " : "토·"}일요일과 공휴일은 뺐어요).`,
      en: `${days} working days from today to ${end}, without weekends and public holidays.`,
    },
    values: { value: { kind: "count", label, amount: days, unit: { ko: "일", en: " days" } } },
  });
}

async function gapToTarget(
  desk: Desk,
  tools: CompanyTools,
  isPerDay: boolean,
  scene: Scene<State>,
): Promise<Outcome<SessionUpdate>> {
  const { last_query } = scene.state;
  if (last_query === null) return {};
  const query = DataQuery.parse({
    measures: ["gap", "sales", "target"],
    filters: last_query.filters,
    period: last_query.period,
  });
  const asked = await askFigures(query, desk, tools, scene);
  if (!asked.ok) return foundText(scene, { text: asked.reason });
  const [line] = asked.answered.lines;
  const gap = line?.value ?? null;
  const [sales = null, target = null] = line?.others ?? [];
  if (gap === null || sales === null || target === null)
    return foundText(scene, {
      text: {
        ko: "그 기간의 목표 자료가 없어서 차이를 셈하지 못해요.",
        en: "There is no target for that time.",
      },
    });
  const won = (value: number) => sayFigure(value, "won", "ko");
  const basis = `매출 ${won(sales)} − 목표 ${won(target)}`;
  if (gap >= 0)
    return told(scene, `모자라지 않아요. 목표보다 ${won(gap)} 많은 것`, basis, { value: gap, unit: "won" });
  if (!isPerDay) return told(scene, `목표까지 ${won(-gap)} 모자란 것`, basis, { value: -gap, unit: "won" });
  const today = dateInSeoul(scene.now);
  const days = workingDays(today, lastDayOfMonth(today));
  if (days === 0) return told(scene, `${won(-gap)} 모자란 것`, basis, { value: -gap, unit: "won" });
  return told(
    scene,
    `하루 ${won(-gap / days)}`,
    `모자란 ${won(-gap)} ÷ 이번 달 남은 영업일 ${days}일(토·일요일, 공휴일 제외)`,
    { value: -gap / days, unit: "won" },
  );
}

/** What the year comes to if the months that are left are like those that were: an estimate, and called one. */
async function projected(
  desk: Desk,
  tools: CompanyTools,
  scene: Scene<State>,
): Promise<Outcome<SessionUpdate>> {
  const { last_query } = scene.state;
  const year = desk.data.months.to.slice(0, 4);
  if (last_query === null) return {};
  const query = DataQuery.parse({
    measures: last_query.measures.slice(0, 1),
    filters: last_query.filters,
    period: { from: `${year}01`, to: desk.data.months.to },
  });
  const asked = await askFigures(query, desk, tools, scene);
  if (!asked.ok) return foundText(scene, { text: asked.reason });
  const held = asked.answered.lines[0]?.value ?? null;
  const months = Number(desk.data.months.to.slice(4));
  if (held === null) return foundText(scene, { text: nothingToSum(false) });
  const unit = "won";
  const value = (held / months) * 12;
  return told(
    scene,
    `이대로면 ${year}년 말까지 약 ${sayFigure(value, unit, "ko")}`,
    `1~${months}월 ${sayFigure(held, unit, "ko")} ÷ ${months}개월 × 12개월. 월평균이 그대로 이어진다고 본 어림이에요`,
    { value, unit },
  );
}

function nothingToSum(isCurrency: boolean) {
  return isCurrency
    ? {
        ko: "환율은 가지고 있지 않아요. 쓰실 환율을 알려 주시면 바로 환산할게요. 예: 1달러 1,390원.",
        en: "I hold no exchange rates. Tell me the rate to use and I convert at once.",
      }
    : {
        ko: "어떤 숫자로 계산할지 찾지 못했어요. 금액이나 앞의 숫자를 말씀해 주시면 바로 계산할게요.",
        en: "I could not tell which figures to work with. Name an amount or a figure from above.",
      };
}
