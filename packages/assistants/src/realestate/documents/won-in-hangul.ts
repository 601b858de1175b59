const DIGITS = ["", "일", "이", "삼", "사", "오", "육", "칠", "팔", "구"] as const;
const PLACES = ["", "십", "백", "천"] as const;
const GROUPS = ["", "만", "억", "조"] as const;

/**
 * A sum as contracts write it, so that no digit can be added: every 일 is written out.
 *
 * @example
 * wonInHangul(150_000_000); // "금 일억오천만원정"
 */
export function wonInHangul(amount: number): string {
  if (!Number.isSafeInteger(amount) || amount < 0 || amount >= 1e16)
    throw new RangeError(`${amount} is not a sum of won below 10,000조.`);
  if (amount === 0) return "금 영원정";
  const groups: string[] = [];
  for (let rest = amount, group = 0; rest > 0; rest = Math.floor(rest / 10_000), group += 1) {
    const text = groupInHangul(rest % 10_000);
    if (text !== "") groups.unshift(text + GROUPS[group]);
  }
  return `금 ${groups.join("")}원정`;
}

function groupInHangul(number: number): string {
  return [3, 2, 1, 0]
    .map((place) => {
      const digit = Math.floor(number / 10 ** place) % 10;
      return digit === 0 ? "" : `${DIGITS[digit]}${PLACES[place]}`;
    })
    .join("");
}
