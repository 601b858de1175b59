import type { Found } from "./found.ts";

const LETTERS = "월화수목금토일";
const ENGLISH = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const WEEKDAY = new RegExp(
  `(?<![가-힣])(?<korean>[${LETTERS}])(?:요일|욜)|\\((?<bracketed>[${LETTERS}])\\)|\\b(?<english>${ENGLISH.join("|")})\\b`,
  "giu",
);
const DAY_OF_MONTH =
  /(?<![\d월]|월\s|\d\s)(?<day>[1-9]|[12]\d|3[01])일(?!\s?(?:간|동안|뒤|후|전|치|째|씩|이내|안에|이나|차|정도|남))/gu;

/** Weekdays by name, Monday is 1: «화욜», «(화)», "Tuesday". Which week is left open. */
export function findWeekdays(text: string): readonly Found<number>[] {
  return [...text.matchAll(WEEKDAY)].map((match) => {
    const { korean, bracketed, english } = match.groups ?? {};
    const letter = korean ?? bracketed;
    const value =
      letter === undefined ? ENGLISH.indexOf((english ?? "").toLowerCase()) + 1 : LETTERS.indexOf(letter) + 1;
    return { value, span: { start: match.index, end: match.index + match[0].length }, confidence: 0.9 };
  });
}

/** «8일이», «25일은»: a day of a month that is not named; a stretch of days is none. */
export function findDaysOfMonth(text: string): readonly Found<number>[] {
  return [...text.matchAll(DAY_OF_MONTH)].map((match) => ({
    value: Number(match.groups?.["day"]),
    span: { start: match.index, end: match.index + match[0].length },
    confidence: 0.8,
  }));
}
