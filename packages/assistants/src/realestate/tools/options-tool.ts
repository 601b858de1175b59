import { asksAsLandlord, findIssues } from "../issues/find-issues.ts";
import { Facts } from "../shapes/request.ts";
import { analysisTool, NOTHING_ANALYSED } from "./analysis-tool.ts";

/** What somebody in a situation can do, in order. */
export function legalOptions() {
  return analysisTool(
    "legal_options",
    { ko: "할 수 있는 일 정리", en: "What can be done" },
    ({ text: said, input_data }) => {
      const { subject, facts } = input_data.facts;
      const text = typeof subject === "string" && subject !== "" ? subject : said;
      const issues = findIssues(text);
      const isLandlord = Facts.partial().safeParse(facts).data?.role === "landlord";
      return {
        ...NOTHING_ANALYSED,
        result: { issues: issues.map(({ id }) => id) },
        recommendations: issues.flatMap(({ options, landlordOptions }) =>
          (isLandlord || asksAsLandlord(text) ? (landlordOptions ?? []) : options).map((option) => ({
            ...option,
          })),
        ),
        confidence: issues.length === 0 ? 0 : 0.8,
      };
    },
  );
}
