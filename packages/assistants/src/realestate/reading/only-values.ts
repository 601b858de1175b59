/**
 * The small change of a message that names a value and nothing else: «그럼 송파는?», «연봉 8천이면?», «20년으로 해줘».
 * What is left when all of it is taken away is a question of its own.
 */
const FIGURES =
  /\d[\d,.]*(?:억|조|천만|백만|십만|만|천|백|원|%|프로|퍼센트|년|개월|달|월|일|평|㎡|제곱미터|제곱|m2|살|세|명|채|분|층|호|개|건|km)*/gu;
const COUNTS =
  /(?:하나|둘|셋|넷|다섯)|(?:한|두|세|네|다섯|여섯|몇)(?:달|명|채|개월|살|번|억|천)|(?:올해|내년|작년|재작년|다음달|이번달|지난달)|월말|연말|초순|중순|하순/gu;
const DIMENSIONS =
  /대출금리|주담대|고정금리|변동금리|금리|이자율|이율|연소득|연봉|월세수입|관리비|재산세|종부세|세금|운영비|1년에|유지비|경비|비용|소득|월급|수입|보증금|전세금|전세가|전세|월세|반전세|매매가|매매|집값|시세|가격|예산|금액|면적|평수|크기|전용|대출기간|기간|만기일시|만기|만료일?|계약일?|끝나는|끝나|시작|근저당권?|저당|선순위|설정일?|기존대출|신용대출|대출|빚|부채|마통|나이|자녀|아이|애기|미혼|기혼|결혼|신혼|혼인|무주택자?|유주택자?|다주택자?|생애최초|맞벌이|외벌이|원리금균등|원금균등|만기일시|거치식|최저금리|최고금리|최저|최고|상환|고정|변동|역세권|지하철|역|도보|신축|구축|준공|지어진|지은|은행|지역|동네|매물|조건|종류|인상률|전환율|요구|전체|전부|모두|아파트|오피스텔|빌라|다세대|원룸|투룸|단독주택|주택|단독|집|방/gu;
const COMPARED =
  /이상|이하|미만|초과|이내|이후|이전|까지|부터|안쪽|밑|아래|넘는|넘어도|넘게|넘으면|보다|더|크거나|큰|작은|넓은|좁은|싼|비싼|저렴한|정도|쯤|가량|짜리|대|각각|합쳐서|합산|세전|세후|매달|매월|최대|최소/gu;
const SMALL_TALK =
  /그럼|그러면|그렇다면|그리고|그런데|근데|아니면|아니|그냥|혹시|만약|만일|이번엔|이번에는|다시|말고|대신|경우|하면|되면|보면|나간다치면|나간다고치면|나간다|나가면|든다치면|들면|빠지면|끼면|끼고|껴서|받으면|내면|갚으면|갚고|치면|친다면|잡으면|바꾸면|바뀌면|올리면|내리면|낮추면|줄이면|늘리면|남기면|있으면|없으면|이라면|라면|다면|이면|인데|인가|이고|이야|이에요|예요|이요|입니다|인거|일때|때|해줘|해주세요|해봐|해서|바꿔줘|바꿔|봐줘|보여줘|보여주세요|알려줘|알려주세요|찾아줘|찾아봐|찾아주세요|계산해줘|부탁해|골라줘|줘|어때요?|어떄|어떻게|어떤가요|얼마야|얼마예요|얼마임|얼마|얼만데|괜찮아|괜찮고|상관없어|상관없음|상관없고|상관없|무관|아무거나|아무데나|으로는|에서는|으로|에서|에는|로는|로|에|의|을|를|이|가|은|는|도|만|요|야|죠|임|음|좀|것|거|걸|건|쪽|하고|하자|하는|한|할|할게|싶어|싶은데|원해|있어요?|있음|있고|있는|없어요?|없음|없고|빼고|없이|추가|다|또|와|과|랑|면|돼|되|고|해|함|인|걸로|볼래|볼게|나와|연간|매년|해마다|연|안끼|없다/gu;
const ENGLISH =
  /\b(?:what|how|about|running|costs?|expenses?|upkeep|equal|principal|payments?|instal+ments?|bullet|fixed|variable|floating|lowest|highest|year|month|per|have|has|also|car|loans?|debts?|student|are|paid|pay|and|if|with|instead|only|then|for|in|the|a|an|is|it|of|to|at|on|under|over|above|below|less|more|than|least|most|million|billion|won|years?|months?|rate|interest|income|salary|price|deposit|rent|monthly|jeonse|wolse|sale|buy|buying|apartments?|officetels?|villas?|houses?|studios?|gu|si|dong|percent|sqm|square|meters?|metres?|bigger|smaller|larger|cheaper|newer|please|show|me|make|that|them|ones?|same|also|my|were|was|i|earn|make|ok|okay|say|let|s|try|no|limit)\b/giu;

/** Whether a message says a value, or several, and nothing else. `names` are the places it names, as the data call them. */
export function saysOnlyValues(text: string, names: readonly string[]): boolean {
  const bare = text.toLowerCase().replaceAll(/\([^)]*\)\s*$/gu, "");
  const isLatin = !/[가-힣]/u.test(bare);
  const left = (isLatin ? bare.replaceAll(ENGLISH, " ") : bare)
    .replaceAll(/[\s?？!.~,…·'"]+/gu, isLatin ? " " : "")
    .trim();
  if (left.length > LONGEST) return false;
  return (
    withoutNames(left, names, isLatin)
      .replaceAll(FIGURES, "")
      .replaceAll(COUNTS, "")
      .replaceAll(DIMENSIONS, "")
      .replaceAll(COMPARED, "")
      .replaceAll(SMALL_TALK, "")
      .trim() === ""
  );
}
const LONGEST = 40;

function withoutNames(text: string, names: readonly string[], isLatin: boolean): string {
  // A place in Latin letters is one word; a word more than there are places says something of its own.
  if (isLatin) return names.reduce((rest) => rest.replace(/\b[a-z]{4,}\b/iu, ""), text);
  return names
    .flatMap((name) => [name, name.replace(/(?:특별자치시|특별시|광역시|[시군구동역])$/u, "")])
    .filter((name) => name.length >= 2)
    .sort((one, two) => two.length - one.length)
    .reduce((rest, name) => rest.replaceAll(name, ""), text);
}
