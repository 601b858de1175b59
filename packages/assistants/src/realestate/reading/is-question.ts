import { trimMarks } from "@maru/language";

/** «바꿔줄래?»: a request, whatever mark it ends with. */
const REQUESTS = /(?:줄래|줄\s?수\s?있|주실|줄까|주시겠|줄\s?거지)[가-힣]{0,4}\s*[?？]?\s*$/u;
const ASKS =
  /[?？]\s*$|(?:까요|나요|가요|인가|을까|ㄹ까|는지|는거야|은거야|뭐야|뭐예요|얼마야|얼마예요|어때|되나|되죠|맞죠|돼요|궁금해요?|알려\s?줘요?|알려\s?주세요|가르쳐\s?줘)\s*[?？.!~]*\s*$|^(?:what|when|how|who|which|can|could|should|is|are|do|does)\b/iu;

/** Whether a message wants to know something, rather than have something done. */
export function isQuestion(text: string): boolean {
  const said = text.trim();
  return (ASKS.test(said) || endsFormally(said)) && !REQUESTS.test(said);
}

/** «됩니까», «있습니까»; a reason is «되니까», whose verb has no such final consonant. */
function endsFormally(said: string): boolean {
  const words = trimMarks(said, { end: ".!~" });
  const before = words.codePointAt(words.length - FORMAL.length - 1) ?? 0;
  return words.endsWith(FORMAL) && (before - FIRST_SYLLABLE) % FINALS === FINAL_BIEUP;
}
const FORMAL = "니까";
const FIRST_SYLLABLE = 0xac00;
const FINALS = 28;
const FINAL_BIEUP = 17;
