/** `1250000` → `1,250,000원`. */
export function won(amount: number): string {
  return `${amount.toLocaleString("ko-KR")}원`;
}

/** `1250000` → `125만원`, `1253000` → `125만 3,000원`: the way people say it. */
export function spokenWon(amount: number): string {
  const tenThousands = Math.floor(amount / 10_000);
  const rest = amount % 10_000;
  if (tenThousands === 0) return won(amount);
  const main = `${tenThousands.toLocaleString("ko-KR")}만`;
  return rest === 0 ? `${main}원` : `${main} ${rest.toLocaleString("ko-KR")}원`;
}
