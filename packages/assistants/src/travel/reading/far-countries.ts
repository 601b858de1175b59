import { destinationNames } from "../data/destinations.ts";

/** Names that are everyday words first: 이란 is a particle, 가나 asks, 말리 hangs out the washing. */
const EVERYDAY = new Set(
  "가나,가봉,말리,수단,오만,이란,차드,토고,통가,기니,부탄,피지,조지아,영국,미국,중국,인도,한국,대한민국".split(
    ",",
  ),
);
const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

let known: readonly string[] | undefined;

/** Every country by its Korean name, but those we have a city in, longest first. */
function farCountries(): readonly string[] {
  if (known !== undefined) return known;
  const names = new Intl.DisplayNames(["ko"], { type: "region", fallback: "none" });
  const ours = new Set(destinationNames.map(({ country }) => country.code));
  known = LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`))
    .filter((code) => !ours.has(code))
    .flatMap((code) => names.of(code) ?? [])
    .filter((name) => /^[가-힣]{2,}$/u.test(name) && !EVERYDAY.has(name))
    .sort((left, right) => right.length - left.length);
  return known;
}

const ENDS = /^(?:으로|로|에서|에|은|는|이|가|을|를|도|나|요|이요|행|여행)?(?![가-힣])/u;

/** «아이슬란드 오로라 보러 가고 싶어»: a country that is named in full and that we know nothing of. */
export function findFarCountry(text: string): string | null {
  return (
    farCountries().find((name) => {
      const start = text.indexOf(name);
      const isWhole = start >= 0 && !/[가-힣]/u.test(text.charAt(start - 1));
      return isWhole && ENDS.test(text.slice(start + name.length));
    }) ?? null
  );
}
