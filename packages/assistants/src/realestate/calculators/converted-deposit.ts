import { OVERCROWDED_CITIES } from "../law/small-deposit-tables.ts";
import { regionInEnglish } from "../market/english-places.ts";
import { fullPlaceName } from "../market/places.ts";
import type { Calculated } from "../ports.ts";
import { refuseAmounts, step } from "./calculation.ts";
import { SHOP_SCOPE } from "./statutes.ts";
import { inBoth, sentence } from "./words.ts";

/** A rent counts a hundredfold (상가건물 임대차보호법 시행령 제2조 제3항). */
const RENTS = 100;

/** Up to these the act holds in full (시행령 제2조 제1항, since 2019-04-02). */
const LIMITS = [
  { region: "서울", limit: 900_000_000, places: ["서울"] },
  { region: "과밀억제권역·부산", limit: 690_000_000, places: ["부산", ...OVERCROWDED_CITIES] },
  {
    region: "광역시와 세종·파주·화성·안산·용인·김포·광주",
    limit: 540_000_000,
    places: ["대구", "대전", "울산", "광주", "세종", "파주", "화성", "안산", "용인", "김포"],
  },
] as const;
const ELSEWHERE = { region: "그 밖의 지역", limit: 370_000_000 } as const;

export interface ConvertedDeposit {
  readonly converted_deposit: number;
  /** The limit of the place; null where none was named. */
  readonly limit: number | null;
  readonly region: string | null;
  readonly is_within: boolean | null;
}

/** Deposit and rent of a shop as one sum, beside the limit of its region. */
export function convertedDepositOfShop(input: {
  readonly deposit: number;
  readonly monthly_rent: number;
  /** «마포구», «부산»; null where nobody said. */
  readonly place: string | null;
}): Calculated<ConvertedDeposit> {
  const { deposit, monthly_rent, place } = input;
  const refused = refuseAmounts({ deposit }) ?? refuseAmounts({ monthly_rent }, { most: 10_000_000_000 });
  if (refused !== null) return refused;
  const converted = deposit + monthly_rent * RENTS;
  const row = place === null ? null : limitOf(place);
  return {
    result: {
      converted_deposit: converted,
      limit: row?.limit ?? null,
      region: row?.region ?? null,
      is_within: row === null ? null : converted <= row.limit,
    },
    steps: [
      step(
        { ko: "환산보증금", en: "Converted deposit" },
        inBoth(({ won }) => `${won(deposit)} + ${won(monthly_rent)} × ${RENTS} = ${won(converted)}`),
        converted,
        "won",
      ),
      ...(row === null
        ? []
        : [
            step(
              { ko: `지역 기준(${row.region})`, en: `Limit of the region (${regionInEnglish(row.region)})` },
              sentence(
                ({ won }) =>
                  `${won(converted)} ${converted <= row.limit ? "≤" : ">"} ${won(row.limit)} → ${converted <= row.limit ? "법이 온전히 적용돼요" : "일부만 적용돼요"}`,
                ({ won }) =>
                  `${won(converted)} ${converted <= row.limit ? "≤" : ">"} ${won(row.limit)} → ${converted <= row.limit ? "the act holds in full" : "only parts hold"}`,
              ),
              row.limit,
              "won",
            ),
          ]),
    ],
    sources: [SHOP_SCOPE],
    notes: [],
  };
}

function limitOf(place: string): { readonly region: string; readonly limit: number } {
  const full = fullPlaceName(place);
  const isCounty = /군(?:\s|$)/u.test(full);
  const row = LIMITS.find(({ places }) =>
    places.some((name) => full.split(/\s+/u).some((word) => word.startsWith(name))),
  );
  return row === undefined || (isCounty && row.region !== "서울") ? ELSEWHERE : row;
}
