/** «바꿔줄래?»: a request, whatever mark it ends with. */
const REQUESTS = /(?:줄래|줄\s?수\s?있|주실|줄까|주시겠|줄\s?거지)[가-힣]{0,4}\s*[?？]?\s*$/u;
const ASKS =
  /[?？]\s*$|(?:까요|나요|가요|인가|을까|ㄹ까|는지|는거야|은거야|뭐야|뭐예요|얼마야|얼마예요|어때|되나|돼요|궁금해요?|알려\s?줘요?|알려\s?주세요|가르쳐\s?줘)\s*[?？.!~]*\s*$|^(?:what|when|how|who|which|can|could|should|is|are|do|does)\b/iu;

/** Whether a message wants to know something, rather than have something done. */
export function isQuestion(text: string): boolean {
  const said = text.trim();
  return ASKS.test(said) && !REQUESTS.test(said);
}
