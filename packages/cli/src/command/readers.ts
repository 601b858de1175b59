import { UsageError } from "./command-spec.ts";

/** A whole number within these bounds. */
export function wholeNumber(least: number, most = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= least && number <= most) return number;
    const upTo = most === Number.MAX_SAFE_INTEGER;
    throw new UsageError({
      ko: upTo ? `${least} 이상의 정수를 적어 주세요.` : `${least}~${most}의 정수를 적어 주세요.`,
      en: upTo
        ? `Expected a whole number from ${least} up.`
        : `Expected a whole number from ${least} to ${most}.`,
    });
  };
}
