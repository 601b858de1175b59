import { LIMITS, type Limits } from "@maru/server";
import { UsageError } from "../command/command-spec.ts";

const NAMES = Object.keys(LIMITS) as readonly (keyof Limits)[];

/** What MARU_LIMITS says a person, a company or an address may take, as in `messages=120,sockets=200`. */
export function limitsOf({ MARU_LIMITS }: Readonly<Record<string, string | undefined>>): Partial<Limits> {
  const given = (MARU_LIMITS ?? "").split(",").map((part) => part.trim());
  return Object.fromEntries(given.filter((part) => part !== "").map(readLimit));
}

function readLimit(part: string): [keyof Limits, number] {
  const [given = "", number = ""] = part.split("=").map((side) => side.trim());
  const name = NAMES.find((known) => known === given);
  if (name !== undefined && /^[1-9]\d{0,8}$/.test(number)) return [name, Number(number)];
  throw new UsageError({
    ko: `MARU_LIMITS의 «${part}»를 알 수 없어요. 이름=1 이상의 정수로 적어 주세요: ${NAMES.join(", ")}.`,
    en: `MARU_LIMITS: "${part}" is not understood. Give name=whole number from 1 up: ${NAMES.join(", ")}.`,
  });
}
