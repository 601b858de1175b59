/** What people ask on about a matter, and the words in which an answer speaks of it. */
const ASPECTS: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [
    /배상|물어(?:내|줘)|손해|얼마나?(?:받|물)|compensat|damages/iu,
    /배상액|손해배상|손해를|damages|compensat/iu,
  ],
  [
    /증거|입증|증명(?!서)|남겨|모아|proof|evidence/iu,
    /남기|모으|사진|기록|문자|증거|내용증명|keep|proof|record/iu,
  ],
  [/비용|돈이?들|얼마나?들|수수료|cost|fee/iu, /비용|수수료|무료|cost|fee|free/iu],
  [
    /먼저(?:가|나가|이사|빼)|이사(?:가도|해도|부터)|짐(?:을)?빼|move (?:out )?first/iu,
    /등기가 끝나|짐을 빼|전출|이사하기 전|before moving|move/iu,
  ],
  [
    /서류|준비물|필요한(?:거|것)|뭐가필요|documents?|papers?/iu,
    /서류|계약서|증명|등본|documents?|contract/iu,
  ],
  [/어디(?:서|에|로)|어느(?:곳|기관)|where/iu, /에서|법원|센터|위원회|공단|court|cent|committee/iu],
  [
    /며칠|언제|얼마나걸|몇(?:일|달|개월|주)|기간|기한|when|how long/iu,
    /\d+(?:일|개월|주|년)|안에|전까지|days|months/iu,
  ],
  [/거절|거부|안(?:해|된다|들어)|refus/iu, /거절|거부|refus/iu],
  [/거짓|진짜|정말|안살|false|really|lie/iu, /거짓|정말|다른 사람에게|not true|really/iu],
];

/** The lines of an answer that speak of what is asked on about; none where it asks for nothing of its own. */
export function linesAbout(text: string, lines: readonly string[]): readonly string[] {
  const squeezed = text.replaceAll(/\s+/gu, "");
  const told = ASPECTS.filter(([asked]) => asked.test(squeezed) || asked.test(text)).map(
    ([, words]) => words,
  );
  return told.length === 0 ? [] : lines.filter((line) => told.some((words) => words.test(line)));
}
