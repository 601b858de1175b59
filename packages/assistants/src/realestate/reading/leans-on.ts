/** «그건», «거기», «이 경우»: something that was spoken of. */
const POINTS =
  /(?:^|[^가-힣])(?:그|이|저)(?:거|건|게|걸|때|경우|러면|렇게|래도|집|사람|돈|기간|날|말)|그럼|그러면|거기|이중|그중|앞에서|위에서|\b(?:it|that|this|those|then|there)\b/iu;
/** «거절하면?», «안 해줘도?»: a case of what was asked. */
const SUPPOSES =
  /(?:하면|되면|으면|이면|지면|리면|오면|가면|라면|다면|않으면|[가-힣]면|해도|어도|아도|더라도)(?:요|은|는)?\s*[?？.~]*$|^(?:만약|만일|혹시|what if|if\b|unless)/iu;
/** «언제까지?», «비용은 얼마나 들어?»: one more thing about it. */
const ASKS_ON =
  /언제|어디서|어디에|누가|누구|얼마|왜|어떻게|며칠|몇\s?(?:일|달|개월|번|년)|뭐가|뭘|뭐부터|서류|비용|기간|기한|절차|방법|증거|예외|조건|효력|이유|차이|총액|합계|when|where|who|how|why/iu;
const DOES =
  /거절|거부|나가|내야|받을|받나|돌려|신청|통보|알려야|가능|되나|되는|돼|안\s?되|해야|필요|걸려|책임|위반|손해|인정|적용|can i|do i|should|must/iu;
/** Other things people talk about: whoever says these has left the subject. */
const ELSEWHERE =
  /날씨|점심|저녁|아침밥|먹|메뉴|맛집|레시피|요리|영화|드라마|노래|음악|게임|축구|야구|주식|코인|비트코인|로또|코드|코딩|파이썬|자바|번역|농담|심심|숙제|여행|비행기|너\s?(?:는|몇|누구)|넌|너의|사랑해|weather|lunch|dinner|movie|python|code|joke|recipe|stock/iu;

const SHORT = 22;
const LONG = 60;

/** Whether a message that names no subject goes on with the one before it. */
export function leansOn(text: string): boolean {
  if (ELSEWHERE.test(text)) return false;
  const { length } = text.replaceAll(/\s+/gu, "");
  if (length > LONG) return false;
  if (POINTS.test(text) || SUPPOSES.test(text.trim())) return true;
  return length <= SHORT && (ASKS_ON.test(text) || DOES.test(text));
}
