const SETTING_OUT =
  /출발|가고|가는데|가려|갈(?! ?수)|떠나|부터|여행|까지|변경|바꿔|바꿀|미뤄|당겨|leave|leaving|depart|from|\bgo(?:ing)?\b/iu;
const QUESTION = /\?|어때|뭐|누가|왜|추워|더워|추울까|더울까/u;
/** Said in so few words a date answers, even where nobody asked for one. */
const ANSWER_LENGTH = 12;

/**
 * «오늘 날씨 어때?», «어제 축구 누가 이겼어?»: a day in passing, not the day of departure. «12월에 가는데 추워?» says both.
 */
export function isPassingDate(text: string, isAboutSomething: boolean): boolean {
  if (SETTING_OUT.test(text)) return false;
  if (isAboutSomething) return true;
  return text.trim().length > (QUESTION.test(text) ? ANSWER_LENGTH - 4 : ANSWER_LENGTH);
}
