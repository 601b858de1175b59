const NUMBER = "(?:\\d{1,7}(?:[.,]\\d{1,3})?|one|two|three|four|five|six|seven|eight|nine|ten)";
const UNIT =
  "박|일|명|인|만\\s?원|만|백만\\s?원|원|nights?|days?|people|persons|adults|million(?:\\swon)?|m(?:\\swon)?|k(?:\\swon)?|won";
/** What was said is taken back: «아니», «no wait», «sorry, I mean», «말고». */
const TAKEN_BACK =
  "(?:아\\s?)?(?:아니{1,2}다?|아냐|아니야|아니지|아니고|ㄴㄴ|말고|정정|잠깐만?|no,?\\swait|wait,?\\sno|no|wait|sorry,?(?:\\si\\smean)?|i\\smean|actually|or\\srather|make\\s(?:it|that)|scratch\\sthat)";
const OVER = "(?=\\s{0,2}(?:$|[,.!?~;)]|으로|로|이요|요|정도|쯤|instead|please|actually))";

const ELIDED = new RegExp(
  `(?<![\\d.,a-z])${NUMBER}\\s?(?<unit>${UNIT})(?![a-z])(?:\\s?\\d{1,2}일)?[^\\d]{0,12}?[\\s,.…~–—-]{1,4}${TAKEN_BACK}[\\s,.…~!–—-]{1,4}(?:한\\s|just\\s)?(?<last>${NUMBER})(?![\\d.,]\\d)${OVER}`,
  "giu",
);

/** «인당 80 아니 90»: whom the amount is for stands before it, and is not said again either. */
const HEADED = new RegExp(
  `(?<head>인당|일인당|총액?|예산은?|각자|한\\s?명당)\\s?\\d{2,5}[\\s,.…~–—-]{1,4}${TAKEN_BACK}[\\s,.…~!–—-]{1,4}(?<last>\\d{2,5})(?=$|[\\s,.!?~;)]|으로|로|이요|요|정도|쯤)(?!\\s?(?:박|명|일|시|살))`,
  "giu",
);

/**
 * Who corrects a number does not say again what it counts: the unit of the first is written behind the second.
 *
 * @example
 * completeUnits("2 nights — no wait, 3"); // "2 nights — no wait, 3 nights"
 */
export function completeUnits(text: string): string {
  const headed = text.replace(HEADED, (said: string, ...parts: unknown[]) => {
    const { head = "", last = "" } = parts.at(-1) as { readonly head?: string; readonly last?: string };
    return `${said.slice(0, said.length - last.length)}${head} ${last}`;
  });
  return headed.replace(ELIDED, (said: string, ...parts: unknown[]) => {
    const { unit = "" } = parts.at(-1) as { readonly unit?: string };
    return /^[a-z]{2}/iu.test(unit) ? `${said} ${unit}` : `${said}${unit}`;
  });
}
