import type { Language } from "@maru/state";
import type { PolicyMatch } from "../ports.ts";
import { sourceName } from "./analysis-sections.ts";
import { bullets, type Material, PLAIN, type Section } from "./section.ts";

export function policySection({ analyses, language, request }: Material): Section | null {
  const analysed = analyses.get("policy_matcher");
  if (analysed === undefined) return null;
  const korean = language === "ko";
  const matches = (analysed.result["matches"] ?? []) as unknown as readonly PolicyMatch[];
  const of = (fits: PolicyMatch["fits"]) => matches.filter((each) => each.fits === fits);
  const line = (each: PolicyMatch) => {
    const parts = [
      ...each.met.map((met) => `✓ ${met[language]}`),
      ...each.missed.map((missed) => `✗ ${missed[language]}`),
      ...each.unsettled.map(
        (open) => `${open[language]}(${language === "ko" ? "확인 필요" : "to be checked"})`,
      ),
    ];
    return `**${each.id}** (${each.kind}): ${each.benefit[language]}${parts.length === 0 ? "" : `. ${korean ? "조건" : "Conditions"}: ${parts.join(", ")}`}`;
  };
  const lines = [
    ...analysed.notes.map((note) => note[language]),
    ...(of("yes").length === 0
      ? []
      : [korean ? "말씀하신 조건에 맞아요:" : "These fit:", ...bullets(of("yes").map(line))]),
    ...(of("unknown").length === 0
      ? []
      : [
          korean ? "더 알려 주시면 확인할 수 있어요:" : "With more facts these may fit:",
          ...bullets(of("unknown").map(line)),
        ]),
    ...(of("no").length === 0
      ? []
      : [korean ? "조건이 맞지 않아요:" : "These do not fit:", ...bullets(of("no").map(line))]),
    korean
      ? `${asOf(matches)} 기준 자료예요. 소득·자산 한도와 금리는 자주 바뀌니 신청 전에 주택도시기금(nhuf.molit.go.kr) 등 공식 안내를 확인하세요.`
      : `As of ${asOf(matches)}. Check the official notice before applying.`,
  ];
  return {
    ...PLAIN,
    title: korean ? "지원 정책" : "Support programmes",
    lines,
    sources: [...new Set(analysed.sources.map((source) => sourceName(source, language)))],
    asks: analysed.missing,
    confidence: 0.75,
    short: shortOf(matches, request.text, language),
  };
}

const MOST_TOLD = 2;
const FITS = {
  yes: { ko: "말씀하신 조건에 맞아요:", en: "These fit:" },
  unknown: { ko: "더 알려 주시면 확인할 수 있어요:", en: "With more facts this may fit:" },
  no: { ko: "조건이 맞지 않아요:", en: "This does not fit:" },
} as const;

/** Those that are named, else the likeliest, with their conditions; the others by name: all of them stand in the panel. */
function shortOf(matches: readonly PolicyMatch[], question: string, language: Language): readonly string[] {
  const rank = { yes: 0, unknown: 1, no: 2 };
  const sorted = [...matches].sort((left, right) => rank[left.fits] - rank[right.fits]);
  const named = sorted.filter(({ id }) => isNamed(id, question));
  const told = (named.length > 0 ? named : sorted).slice(0, MOST_TOLD);
  const others = sorted.filter((each) => each.fits !== "no" && !told.includes(each)).map(({ id }) => id);
  const lines = told.map((each) => {
    const parts = [
      ...each.met.map((met) => `✓ ${met[language]}`),
      ...each.missed.map((missed) => `✗ ${missed[language]}`),
      ...each.unsettled.map(
        (open) => `${open[language]}(${{ ko: "확인 필요", en: "to be checked" }[language]})`,
      ),
    ];
    return `${FITS[each.fits][language]} ${each.id}: ${each.benefit[language]}. ${parts.join(", ")}`;
  });
  const unfit = sorted
    .filter((each) => each.fits === "no" && !told.includes(each))
    .map(({ id, missed }) => `${id}(${missed.map((condition) => `✗ ${condition[language]}`).join(", ")})`);
  return [
    ...lines,
    ...(unfit.length === 0 ? [] : [`${FITS.no[language]} ${unfit.join(", ")}`]),
    ...(others.length === 0
      ? []
      : [
          { ko: `그 밖에 볼 것: ${others.join(", ")}`, en: `Others to look at: ${others.join(", ")}` }[
            language
          ],
        ]),
    {
      ko: `${asOf(matches)} 기준이에요. 신청 전에 주택도시기금(nhuf.molit.go.kr) 안내를 확인하세요.`,
      en: `As of ${asOf(matches)}. Check the official notice before applying.`,
    }[language],
  ];
}

/** «디딤돌은 나이 제한이 있나요»: a programme by a word of its name. */
function isNamed(id: string, question: string): boolean {
  return id.split(/[\s·]+/u).some((word) => word.length >= 3 && question.includes(word.slice(0, 3)));
}

/** The oldest date that a programme's conditions were taken on. */
function asOf(matches: readonly PolicyMatch[]): string {
  return matches.map(({ source }) => source.as_of).sort()[0] ?? "";
}
