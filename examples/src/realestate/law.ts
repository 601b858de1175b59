import type * as z from "zod";
import type { LegalResult } from "./shapes.ts";

/** 요지: the article in our own words, not its text. The cap is in 제7조; 제7조의2 is about deposit-to-rent conversion. */
export const RENT_INCREASE_CAP: z.input<typeof LegalResult> = {
  law_title: "주택임대차보호법",
  article_number: "제7조",
  article_title: "차임 등의 증감청구권",
  chapter: null,
  content:
    "[요지] 증액은 지금 금액의 20분의 1(5%)까지, 계약이나 지난 증액에서 1년이 지나야 해요. 조례로 더 낮출 수 있어요.",
  relevance_score: 0.95,
};
export const RENT_INCREASE_SOURCE = `${RENT_INCREASE_CAP.law_title} ${RENT_INCREASE_CAP.article_number}`;
