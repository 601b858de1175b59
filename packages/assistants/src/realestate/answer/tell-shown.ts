import { withParticle } from "@maru/language";
import type { Attribute } from "../reading/homes/ask-shown.ts";
import type { Shown } from "./shown-things.ts";
import { WORDS } from "./words.ts";

type Told = Exclude<Attribute, "average" | "difference" | "count" | "changed" | "unknown">;
export const TELL: Readonly<Record<Told, (shown: Shown, language: "ko" | "en") => string | null>> = {
  built: ({ built }, language) =>
    built === null ? null : language === "ko" ? `${built}년에 준공했어요` : `built in ${built}`,
  area: ({ area }, language) =>
    area === null
      ? null
      : language === "ko"
        ? `전용면적 ${area}㎡(약 ${pyeong(area)}평)예요`
        : `${area} m² (about ${pyeong(area)} pyeong)`,
  station: ({ station }, language) =>
    station === null ? null : language === "ko" ? `${station}이에요` : station,
  place: ({ place }, language) =>
    place === null ? null : language === "ko" ? withParticle(place, "이에요/예요") : place,
  amount: ({ line }) => (line === "" ? null : line),
  per_area: ({ per_area, amount, area }, language) =>
    per_area === null
      ? null
      : perUnit(per_area, amount ?? 0, area ?? 0, { ko: "㎡당", en: "a square metre" }, language),
  per_pyeong: ({ per_area, amount, area }, language) =>
    per_area === null
      ? null
      : perUnit(
          (per_area * SQUARE_METRES) / PYEONG,
          amount ?? 0,
          area ?? 0,
          { ko: "평당(3.3㎡)", en: "a pyeong (3.3 m²)" },
          language,
        ),
  rate_maximum: ({ rate_maximum }, language) =>
    rate_maximum === null
      ? null
      : language === "ko"
        ? `최고 연 ${rate_maximum}%예요`
        : `${rate_maximum}% at most`,
  rate_minimum: ({ rate_minimum }, language) =>
    rate_minimum === null
      ? null
      : language === "ko"
        ? `최저 연 ${rate_minimum}%예요`
        : `from ${rate_minimum}%`,
  limit: ({ limit_text }, language) =>
    limit_text === null ? null : language === "ko" ? `한도는 ${limit_text}이에요` : limit_text,
};

function perUnit(
  value: number,
  amount: number,
  area: number,
  unit: { readonly ko: string; readonly en: string },
  language: "ko" | "en",
): string {
  const { won } = WORDS[language];
  const rounded = won(roundly(value));
  return language === "ko"
    ? `${unit.ko} 약 ${rounded}이에요(${won(amount)} ÷ 전용 ${area}㎡ 기준)`
    : `about ${rounded} ${unit.en} (${won(amount)} for ${area} m²)`;
}

export function toldOf(
  about: readonly Shown[],
  attributes: readonly Attribute[],
  language: "ko" | "en",
  tellsAmount: boolean,
): readonly string[] {
  const told = attributes.filter((each): each is Told => each in TELL && (each !== "amount" || tellsAmount));
  return about.flatMap((each) => {
    const said = told.flatMap((name) => TELL[name](each, language) ?? []);
    return said.length === 0 ? [] : [`- **${each.title}**: ${said.join(", ")}.`];
  });
}

/** One 평 is 400/121 ㎡. */
const SQUARE_METRES = 400;
const PYEONG = 121;
function pyeong(area: number): number {
  return Math.round((area * PYEONG * 10) / SQUARE_METRES) / 10;
}

/** To the nearest 만원. */
export function roundly(amount: number): number {
  return Math.round(amount / 10_000) * 10_000;
}
