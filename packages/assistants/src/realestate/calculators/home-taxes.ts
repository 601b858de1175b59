/** The bands of one home (지방세법 제11조 제1항 제8호, since 2020-01-01). */
export const ACQUISITION_SINCE = "2020-01-01";
const LOW = 600_000_000;
const HIGH = 900_000_000;
/** Homes up to this are free of the rural tax. */
export const LARGEST_FREE_AREA = 85;

export interface AcquisitionTax {
  /** Per cent. */
  readonly rate: number;
  readonly acquisition: number;
  readonly education: number;
  readonly rural: number;
  readonly total: number;
}

/** What the buyer of an only home pays, with the local education tax and the rural tax of a large one. */
export function acquisitionTaxOfOneHome(price: number, area: number | null): AcquisitionTax {
  const rate = rateOf(price);
  const acquisition = Math.floor((price * Math.round(rate * 100)) / 10_000);
  // A fifth of half the rate.
  const education = Math.floor(acquisition / 10);
  const rural = area !== null && area > LARGEST_FREE_AREA ? Math.floor((price * 2) / 1000) : 0;
  return { rate, acquisition, education, rural, total: acquisition + education + rural };
}

/** Between the bands the rate rises with the price, to a hundredth of a per cent. */
function rateOf(price: number): number {
  if (price <= LOW) return 1;
  if (price > HIGH) return 3;
  return Math.round(((price * 2) / 300_000_000 - 3) * 100) / 100;
}

/** The credit for rent (조세특례제한법 제95조의2, since 2024-01-01). */
export const RENT_CREDIT_SINCE = "2024-01-01";
const MOST_SALARY = 80_000_000;
const LOW_SALARY = 55_000_000;
const MOST_RENT = 10_000_000;

/** What comes back of a year's rent; null above the salary up to which there is any. */
export function rentCredit(salary: number, yearlyRent: number) {
  if (salary > MOST_SALARY) return null;
  const rate = salary <= LOW_SALARY ? 17 : 15;
  const counted = Math.min(yearlyRent, MOST_RENT);
  return { rate, counted, credit: Math.floor((counted * rate) / 100) };
}
