import { addDays, type IsoDate } from "@maru/language";
import type { Calculated } from "../ports.ts";
import { refuseDate, step } from "./calculation.ts";
import { OPPOSING_POWER, PRIORITY } from "./statutes.ts";
import { sentence } from "./words.ts";

/** Whoever moves reports the new address within so many days; the day itself is not counted. */
const REGISTERED_WITHIN_DAYS = 14;

export interface MoveInDates {
  readonly moves_on: IsoDate;
  /** When the lease begins to hold against others, if the address is registered on the day of moving in. */
  readonly holds_from: IsoDate;
  readonly register_by: IsoDate;
}

/** From when a lease holds against others (제3조 제1항): the day after moving in and registering the address. */
export function moveInDates(input: { readonly moves_on: IsoDate }): Calculated<MoveInDates> {
  const { moves_on } = input;
  const refused = refuseDate("moves_on", moves_on);
  if (refused !== null) return refused;
  const holds = addDays(moves_on, 1);
  const by = addDays(moves_on, REGISTERED_WITHIN_DAYS);
  return {
    result: { moves_on, holds_from: holds, register_by: by },
    steps: [
      step(
        { ko: "대항력이 생기는 때", en: "Opposing power begins" },
        sentence(
          ({ date }) => `${date(moves_on)} 입주와 전입신고의 다음 날 = ${date(holds)} 0시`,
          () => `the day after moving in and registering on ${moves_on} = 00:00 of ${holds}`,
        ),
        holds,
        "date",
      ),
      step(
        { ko: "전입신고 마지막 날", en: "Last day to register the address" },
        sentence(
          ({ date }) => `이사한 ${date(moves_on)} 다음 날부터 ${REGISTERED_WITHIN_DAYS}일 = ${date(by)}까지`,
          () => `${REGISTERED_WITHIN_DAYS} days from the day after ${moves_on} = by ${by}`,
        ),
        by,
        "date",
      ),
    ],
    sources: [OPPOSING_POWER, PRIORITY],
    notes: [
      {
        ko: "전입신고를 늦게 하면 대항력도 그 다음 날로 늦어져요. 그 사이에 잡힌 근저당보다 뒤로 밀리니 이사한 날 바로 하세요.",
        en: "Registering later moves the protection to the day after that, behind any mortgage entered in between: do it on the day you move.",
      },
      {
        ko: "우선변제권은 대항력과 확정일자를 모두 갖춘 때부터예요. 확정일자는 계약서를 쓴 날부터 미리 받을 수 있어요(제3조의2).",
        en: "Priority takes both opposing power and a fixed date, which you can get from the day of the contract (Article 3-2).",
      },
    ],
  };
}
