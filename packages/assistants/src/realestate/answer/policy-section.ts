import type { PolicyMatch } from "../ports.ts";
import { sourceName } from "./analysis-sections.ts";
import { bullets, type Material, PLAIN, type Section } from "./section.ts";

export function policySection({ analyses, language }: Material): Section | null {
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
  };
}

/** The oldest date that a programme's conditions were taken on. */
function asOf(matches: readonly PolicyMatch[]): string {
  return matches.map(({ source }) => source.as_of).sort()[0] ?? "";
}
