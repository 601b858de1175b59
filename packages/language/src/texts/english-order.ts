import { englishPurpose } from "./purposes.ts";
import { englishKind } from "./text-kinds.ts";
import type { Content, TextOrder } from "./text-order.ts";
import { readTextStyle } from "./text-style.ts";

const ORDER =
  /(?:^|[.,;!?]\s*|\b(?:then|please|pls|and|so|ok|okay|yes|no|you|fine|me to|now)\s+)(?:write|draft(?! says)|compose|text|message|email|tell|ask|reply|word|give me|make|prepare|put (?:that|it|this) in|summarise (?:the|it)[^.]* in)\b|\b(?:what do i|what should i|how do i) (?:tell|say|write|reply)\b|^(?:message|msg|email|mail|letter|note|memo|one[- ]liner|reply)\b/iu;
const OF_TEXT =
  /\b(?:write|draft|compose|reply)\b|\b(?:text|message|msg|tell|ask|email) (?:him|her|them|the|my|our|to)\b|\b(?:what do i|what should i) (?:tell|say|write|reply)\b/iu;
const TO =
  /\b(?:to|tell|ask|text|write|message|email|for) (?:the |my |our |both )?(?<who>him|her|them|landlord|owner|agent|broker|tenant|seller|manager|host|guesthouse|hotel|team lead|doctor|center|health center|housing office|(?:Mr|Ms|Mrs)\.? [A-Z][a-z]+|[a-z]+ team|son|neighbou?r)\b/u;
const THAT =
  /\b(?:saying|says|say|telling (?:him|her|them)|tell (?:him|her|them)|asking|ask (?:him|her|them|the \w+)|mention(?:ing)?|mention|about)\s*:?\s+(?<what>.+)$/isu;
const ASKING = /\b(?:asking|ask)\b/iu;
const STYLE_END =
  /,?\s*(?:(?:but |and )?(?:very |not )?(?:polite|politely|short|firm|formal|friendly|nice|softer|soft|respectful|nothing scary|no drama|begging)\b[^,.]*|in (?:korean|english|japanese)\b[^,.]*|please|pls|thanks|\d lines?)\s*$/iu;
const OWN_LINES =
  /^[^:]{0,80}:\s+(?<what>[^:]+?)(?:\.\s.*)?$|^.*?\b(?:lines?|sentences?|english|owner|english and korean)\b,\s+(?<rest>.+)$/isu;
const POINTS_BACK = /\b(?:that|this|it|above|those|these|summari[sz]e)\b/iu;
const MOST = 12;

/** The same from English words. */
export function readEnglishOrder(text: string): TextOrder | null {
  const kind = englishKind(text);
  if (!ORDER.test(text) || !(OF_TEXT.test(text) || kind !== null)) return null;
  if (/^(?:what|how|why|is|are|do|does|can i|should i)\b/iu.test(text) && !OF_TEXT.test(text)) return null;
  const who = TO.exec(text)?.groups?.["who"];
  return {
    kind: kind ?? "message",
    to: who === undefined ? [] : [who],
    purpose: englishPurpose(text),
    contents: contentsOf(text),
    leftOut: [],
    style: readTextStyle(text),
    pointsBack: POINTS_BACK.test(text),
  };
}

function contentsOf(text: string): readonly Content[] {
  const found = THAT.exec(text);
  const own = OWN_LINES.exec(text)?.groups;
  const what = found?.groups?.["what"] ?? own?.["what"] ?? own?.["rest"];
  if (what === undefined) return [];
  let body = what.trim();
  for (let round = 0; round < MOST && STYLE_END.test(body); round += 1)
    body = body.replace(STYLE_END, "").trim();
  if (body.length < 3) return [];
  const asks = found !== null && ASKING.test(found[0]);
  const indirect = /^(?:if|whether) (?<rest>.+)$/isu.exec(body)?.groups?.["rest"];
  if (indirect !== undefined) return [{ type: "words", words: `Could you let me know if ${indirect}?` }];
  if (asks && /^(?:why|what|when|how|where|who)\b/iu.test(body))
    return [{ type: "words", words: `Could you tell me ${body.replace(/[.?!]+$/u, "")}?` }];
  return [{ type: "words", words: whole(body) }];
}

function whole(words: string): string {
  const first = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.!?]$/u.test(first) ? first : `${first}.`;
}
