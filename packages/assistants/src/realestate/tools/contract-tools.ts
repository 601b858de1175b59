import { defineTool } from "@maru/runtime";
import * as z from "zod";
import { analyseContract } from "../analysis/contract.ts";
import { draftLease } from "../documents/draft-lease.ts";
import { reviewContract } from "../documents/review-contract.ts";
import { isShop } from "../issues/is-shop.ts";
import { Sentence } from "../shapes/common.ts";
import { LeaseFields } from "../shapes/lease-fields.ts";
import { DocumentTemplate } from "../shapes/results.ts";
import { analysisTool, judged, missing } from "./analysis-tool.ts";

/** Reads a contract clause by clause. */
export function contractAnalysis() {
  return analysisTool(
    "contract_analysis",
    { ko: "계약서 조항 검토", en: "Review of a contract" },
    ({ input_data, text: asked }) => {
      const { contract_text: text, subject } = input_data.facts;
      if (typeof text !== "string" || text.trim() === "") return missing("contract_text");
      const review = reviewContract(
        text,
        isShop(`${asked} ${String(subject ?? "")} ${text}`) ? "shop" : "home",
      );
      return judged(analyseContract(review), { review });
    },
  );
}

const Drafted = z.object({
  title: z.string().nullable(),
  content: z.string().nullable(),
  template: DocumentTemplate.nullable(),
  missing: z.array(z.string()),
  refused: z.array(z.object({ field: z.string(), problem: Sentence })),
});

const NOTHING: z.output<typeof Drafted> = {
  title: null,
  content: null,
  template: null,
  missing: [],
  refused: [],
};

/** Writes a lease from what is known, or says what is missing or cannot be. */
export function leaseContractGenerator() {
  return defineTool({
    name: "lease_contract_generator",
    description: { ko: "임대차계약서 초안 작성", en: "Draft a lease" },
    input: LeaseFields,
    output: Drafted,
    empty: NOTHING,
    run: (fields): z.output<typeof Drafted> => {
      const drafted = draftLease(fields);
      if ("missing" in drafted) return { ...NOTHING, missing: [...drafted.missing] };
      if ("refused" in drafted) return { ...NOTHING, refused: drafted.refused.map((each) => ({ ...each })) };
      const { title, content, template } = drafted.draft;
      return {
        ...NOTHING,
        title,
        content,
        template: { ...template, placeholders: [...template.placeholders] },
      };
    },
  });
}
