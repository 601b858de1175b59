import { findDates } from "@maru/language";

const SETTING_OUT =
  /출발|가고|가는데|가려|갈(?! ?수)|떠나|부터|여행|까지|변경|바꿔|바꿀|미[뤄루룰]|늦[춰추]|당[겨기]|leave|leaving|depart|from|\bgo(?:ing)?\b/iu;
/** «월요일에 쉬나?»: asked of a place. */
const OPENING = /쉬나|쉬는|쉬어|휴관|휴무|닫|문 ?(?:여|열)|운영|영업|closed|\bopen\b/iu;

export function isAboutOpening(text: string): boolean {
  return OPENING.test(text);
}

const QUESTION = /\?|어때|뭐|누가|왜|추워|더워|추울까|더울까/u;
/** With so little around it a date answers, even where nobody asked for one. */
const AROUND_ANSWER = 12;
const AROUND_QUESTION = 4;
/** «2월 초는 어떨까요?»: asked of the day itself. */
const OF_THE_DAY =
  /^(?:그럼|그러면|혹시)? ?(?:은|는|이|로|으로|에)? ?(?:어때|어떨|어떤가|괜찮|가능|될까|되나|하면|할까)/u;
/** «오늘 너무 피곤하다»: the day one speaks on is rarely the day one leaves. */
const THIS_DAY = /오늘|어제|지금|요즘|방금|today|yesterday/iu;

/**
 * «오늘 날씨 어때?», «어제 축구 누가 이겼어?»: a day in passing, not the day of departure. «12월에 가는데 추워?» says both.
 */
export function isPassingDate(text: string, now: string, isAboutSomething: boolean): boolean {
  if (SETTING_OUT.test(text)) return false;
  if (isAboutSomething || OPENING.test(text)) return true;
  const around = aroundDates(text, now);
  if (OF_THE_DAY.test(around)) return false;
  return (
    around.replaceAll(" ", "").length >
    (QUESTION.test(text) || THIS_DAY.test(text) ? AROUND_QUESTION : AROUND_ANSWER)
  );
}

/** What is left of a text when its dates are taken out. */
function aroundDates(text: string, now: string): string {
  const dates = findDates(text, { now, expect: "future" }).map(({ span }) => span);
  const starts = [0, ...dates.map(({ end }) => end)];
  const pieces = starts.map((start, index) => text.slice(start, dates[index]?.start ?? text.length));
  return pieces.join(" ").replaceAll(/\s+/gu, " ").trim();
}
