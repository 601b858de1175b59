import { findAges } from "@maru/language";
import type { Facts } from "../shapes/request.ts";

/** Who is asking: age, homes, family. */
export function readPerson(text: string, squeezed: string): Partial<Facts> {
  const [age] = findAges(text);
  const decade = /(20|30|40|50|60)대(초반|중반|후반)?/u.exec(squeezed);
  const homes = /(\d)주택자?/u.exec(squeezed)?.[1];
  return {
    ...(age?.value.kind === "exact" ? { age: Math.round(age.value.amount) } : {}),
    ...(age === undefined && decade !== null && decade[2] !== undefined
      ? { age: Number(decade[1]) + (decade[2] === "초반" ? 2 : decade[2] === "중반" ? 5 : 8) }
      : {}),
    ...(/(?:집|주택|아파트|빌라)(?:이|을)?(?:한|1)채|(?:한|1)채(?:는|가|를)?(?:있|보유|소유|가지|가진)|자가(?:보유|있|가)|집(?:이|을)?(?:이미|하나)(?:있|가지)|집있|유주택|집(?:을|은)?(?:보유|소유)/u.test(
      squeezed,
    )
      ? { homes_owned: 1 }
      : {}),
    ...(/무주택(?!자?(?:는|가|은|이)?아[니님])|집(?:이|은|도)?없|내집(?:이)?없|생애최초|생애첫|첫집|내집마련/u.test(
      squeezed,
    )
      ? { homes_owned: 0 }
      : {}),
    ...(homes === undefined ? {} : { homes_owned: Number(homes) }),
    ...(/다주택/u.test(squeezed) ? { homes_owned: 2 } : {}),
    ...(/생애최초|생애첫|첫집|처음(?:으로)?집/u.test(squeezed) ? { first_home: true } : {}),
    ...marriage(squeezed),
    ...children(squeezed),
    ...inEnglish(text),
  };
}

const NUMBERS = ["no", "one", "two", "three", "four", "five"];

/** «I'm 31, married for 2 years, two kids, no home» */
function inEnglish(text: string): Partial<Facts> {
  const age =
    /\b(?:i'?m|i am|aged?|age is)\s(?:about\s)?(\d{2})\b(?!\s?(?:m(?:illion)?\b|%|months?|minutes?|days?|k\b|won))/iu.exec(
      text,
    )?.[1];
  const years = /\bmarried\s(?:for\s)?(?:about\s)?(\d{1,2}|a|one|two|three|four|five)\syears?/iu.exec(
    text,
  )?.[1];
  const kids = /\b(no|one|two|three|four|five|\d)\s(?:kids?|child(?:ren)?|sons?|daughters?)\b/iu.exec(
    text,
  )?.[1];
  return {
    ...(age === undefined ? {} : { age: Number(age) }),
    ...(/\b(?:no|don'?t (?:own|have) an?y?|without an?|never owned an?) (?:house|home|property|apartment)s?\b|\bfirst[- ]time (?:home ?)?buyer/iu.test(
      text,
    )
      ? { homes_owned: 0 }
      : {}),
    ...(/\b(?:unmarried|single|not married)\b/iu.test(text) ? { is_single: true } : {}),
    ...(years === undefined ? {} : { marriage_years: years === "a" ? 1 : countOf(years) }),
    ...(years === undefined && /\bnewly ?weds?\b|\bgetting married\b/iu.test(text)
      ? { marriage_years: 0 }
      : {}),
    ...(kids === undefined ? {} : { children: countOf(kids) }),
  };
}

function countOf(said: string): number {
  return /\d/u.test(said) ? Number(said) : Math.max(0, NUMBERS.indexOf(said.toLowerCase()));
}

function marriage(squeezed: string): Partial<Facts> {
  if (/미혼|독신|비혼|솔로|싱글|결혼(?:은|을)?(?:안|아직|못)/u.test(squeezed)) return { is_single: true };
  const years = /(?:결혼|혼인|부부)(?:한지|한|신고한지|신고|생활)?(?:이제|벌써|약)?(\d{1,2})년/u.exec(
    squeezed,
  )?.[1];
  if (years !== undefined) return { marriage_years: Number(years) };
  return /신혼|예비부부|결혼(?:예정|할|앞|하면|한다면|하고나면)|혼인신고(?:하면|예정|할)/u.test(squeezed)
    ? { marriage_years: 0 }
    : {};
}

const COUNTS: Readonly<Record<string, number>> = { 하나: 1, 한: 1, 둘: 2, 두: 2, 셋: 3, 세: 3, 넷: 4, 네: 4 };

function children(squeezed: string): Partial<Facts> {
  const found =
    /(?:아이|자녀|애|아기)(?:가|는|이|들이)?(\d|하나|둘|셋|넷|한|두|세|네)(?:명|있|이에|예요|인|고|,|$)?/u.exec(
      squeezed,
    )?.[1] ?? /(\d|한|두|세|네)(?:명의)?(?:자녀|아이)/u.exec(squeezed)?.[1];
  if (found !== undefined) return { children: COUNTS[found] ?? Number(found) };
  if (/(?:아이|자녀|애)(?:는|가|도)?(?:없|아직)|무자녀|딩크/u.test(squeezed)) return { children: 0 };
  return /다자녀/u.test(squeezed) ? { children: 2 } : {};
}
