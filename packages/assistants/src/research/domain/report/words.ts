import type { LeftOut } from "../library/limits.ts";

interface Words {
  readonly sources: string;
  readonly disagreement: string;
  readonly differ: (sayings: readonly string[]) => string;
  readonly notFound: string;
  readonly nothing: (topic: string) => string;
  readonly notCovered: (topic: string, reason: string) => string;
  readonly leftOut: string;
  readonly onlyClaimed: string;
  readonly unsupported: string;
  readonly more: (count: number) => string;
  readonly reasons: { readonly [reason in LeftOut | "superseded"]: string };
  readonly foreign: (words: string) => string;
  readonly columns: readonly [string, string, string, string];
  readonly unverified: string;
  readonly computed: string;
  readonly undated: string;
}

/** The words of a report, in both languages. */
export const REPORT_WORDS: { readonly [language in "ko" | "en"]: Words } = {
  ko: {
    sources: "출처",
    disagreement: "자료마다 다른 점",
    differ: (sayings) => `자료가 서로 달라요. ${sayings.join(" / ")}`,
    notFound: "찾지 못한 것",
    nothing: (topic) => `${topic}: 찾은 자료가 없어요.`,
    notCovered: (topic, reason) =>
      reason === ""
        ? `${topic}: 이번에는 조사하지 않았어요.`
        : `${topic}: 검색이 되지 않아 조사하지 못했어요 (${reason}).`,
    leftOut: "쓰지 않은 자료",
    onlyClaimed: "블로그나 광고에만 있는 주장",
    unsupported: "뒷받침하는 자료는 못 찾았어요.",
    more: (count) => `보고서에 확인한 문장이 ${count}개 더 있어요.`,
    reasons: {
      kind: "정하신 자료 종류가 아님",
      too_old: "정하신 때보다 오래됨",
      too_new: "정하신 때보다 새로움",
      no_date: "발행일을 알 수 없음",
      superseded: "더 새 판이 있음",
      retracted: "철회됨",
    },
    foreign: (words) => `“${words}” (영어 원문)`,
    columns: ["항목", "내용", "발행", "출처"],
    unverified: "확인되지 않음",
    computed: "계산",
    undated: "날짜 없음",
  },
  en: {
    sources: "Sources",
    disagreement: "Where sources differ",
    differ: (sayings) => `Sources differ. ${sayings.join(" / ")}`,
    notFound: "Not found",
    nothing: (topic) => `${topic}: nothing was found.`,
    notCovered: (topic, reason) =>
      reason === "" ? `${topic}: not searched this time.` : `${topic}: could not be searched (${reason}).`,
    leftOut: "Sources not used",
    onlyClaimed: "Claimed only by blogs or advertisements",
    unsupported: "No source that supports it was found.",
    more: (count) => `The report holds ${count} more checked sentences.`,
    reasons: {
      kind: "not of the kinds asked for",
      too_old: "older than asked for",
      too_new: "newer than asked for",
      no_date: "no date of publication",
      superseded: "there is a newer edition",
      retracted: "retracted",
    },
    foreign: (words) => `“${words}” (Korean original)`,
    columns: ["Item", "Finding", "Published", "Source"],
    unverified: "unverified",
    computed: "calculated",
    undated: "undated",
  },
};
