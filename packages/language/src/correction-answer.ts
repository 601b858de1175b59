import { fold } from "./folded.ts";
import type { Found } from "./found.ts";

export type Answer = "yes" | "no" | "ambiguous";

/** A word is over here: nothing, a space, a mark, or laughter. */
const OVER = "(?=$|[\\s,.!~?…ㅎㅋㅠㅜ^;])";
/** "네 명", "네 시": four, not yes. */
const NOT_FOUR =
  "(?!\\s(?:명|개|시|살|번|달|밤|분|군데|박|사람|가족|식구|장|대|주|곳|배)(?:$|[^가-힣]|이|에|으로|로|은|는|만|정도|쯤))";

const AMBIGUOUS = new RegExp(
  `^(?:괜찮(?:아요?|습니다|을\\s?것\\s?같아요?|네요?|은데요?)|글쎄요?|글쎄|음{1,5}|흠{1,5}|아마도?요?|잘\\s?모르겠(?:어요?|네요?|습니다)|모르겠(?:어요?|네요?)|몰라요?|나중에요?|보류(?:할게요?|요)?|생각해\\s?볼게요?|maybe|not sure|i don'?t know|perhaps|네\\?|응\\?)${OVER}`,
  "u",
);
const NO = new RegExp(
  `^(?:아니{1,3}(?:요|오|에요|예요|야|다)?|아뇨|아냐|안\\s?돼요?|안\\s?됩니다|안\\s?할(?:래요?|게요?|거예요)|안\\s?해요?|안\\s?좋아요?|ㄴ{1,4}|노{1,3}|싫어요?|싫습니다|별로(?:예요|에요|야|요)?|됐어요?|됐습니다|필요\\s?없(?:어요?|습니다)|하지\\s?마(?:세요|요)?|그만(?:할게요?|해요?)?|틀렸어요?|틀려요?|다른데요?|no|nope|nah|n|no thanks|no thank you|not now|don'?t|wrong)${OVER}`,
  "u",
);
const YES = new RegExp(
  `^(?:네{1,4}|넵{1,3}|넹{1,3}|넴|예|옙|예예|응{1,4}|웅{1,3}|엉|어{1,2}|ㅇ{2,4}|ㅇ|ㅇㅋ{1,3}|오케이?|오키{1,2}|오키도키|ㅇㅋㅇㅋ|그래요?|그럼요?|그렇게\\s?(?:해\\s?(?:줘|주세요)|할게요?|해요?)|그걸로\\s?(?:할게요?|해\\s?(?:줘|주세요)|갈게요?)|좋아요?|좋습니다|좋네요?|좋지|좋죠|맞아요?|맞습니다|맞네요?|당연하지|당연하죠|물론(?:이죠|이에요)?|콜|ㄱㄱ{1,3}|고고{1,2}|ㅊㅋ|진행(?:해\\s?(?:줘|주세요)|할게요?|하자|시켜\\s?(?:줘|주세요))|할게요?|해\\s?(?:줘요?|주세요)|부탁(?:해요?|드려요|드립니다|합니다)|확인|동의(?:합니다|해요)?|yes|yeah|yep|yup|sure|ok|okay|y|go ahead|sounds good|please do|correct|right|of course|absolutely|great|perfect)${OVER}${NOT_FOUR}`,
  "u",
);

/** Longest that a plain answer with a few words around it is. */
const SHORT_ANSWER = 14;

/**
 * Whether a message begins by saying yes or no. What follows ("네 근데 2박으로") makes it less certain; "괜찮아요" is
 * both and has to be asked again.
 */
export function readAnswer(text: string): Found<Answer> | undefined {
  const folded = fold(text);
  const lead = /^[\s"'「“.,!~]{0,5}(?:아\s|음\s|그럼\s)?/u.exec(folded.text)?.[0].length ?? 0;
  const rest = folded.text.slice(lead);
  const [value, pattern] = firstMatch(rest);
  const match = pattern?.exec(rest)?.[0];
  if (value === undefined || match === undefined) return undefined;
  const after = rest.slice(match.length).replace(/[\s,.!~?…ㅎㅋㅠㅜ^;]{1,20}/gu, "");
  const isPlain = after === "" || firstMatch(after)[0] === value;
  const confidence = value === "ambiguous" ? 0.5 : isPlain ? 0.95 : after.length <= SHORT_ANSWER ? 0.7 : 0.5;
  // "네 아니 잠깐만요": who says both has not decided.
  const isTorn =
    value === "yes" &&
    NO.test(
      rest
        .slice(match.length)
        .trimStart()
        .replace(/^[,.!~]\s?/u, ""),
    );
  return {
    value: isTorn ? "ambiguous" : value,
    span: folded.spanOf(lead, lead + match.length),
    confidence: isTorn ? 0.5 : confidence,
  };
}

function firstMatch(text: string): readonly [Answer, RegExp] | readonly [undefined, undefined] {
  if (AMBIGUOUS.test(text)) return ["ambiguous", AMBIGUOUS];
  if (NO.test(text)) return ["no", NO];
  return YES.test(text) ? ["yes", YES] : [undefined, undefined];
}
