interface Trap {
  readonly before?: RegExp;
  readonly after?: RegExp;
}

/** Names that are also everyday words, and what gives the other word away. Tested on a few characters around the name. */
const TRAPS: Readonly<Record<string, Trap>> = {
  세부: { after: /^\s?(?:적|사항|내용|항목|정보|설명|조건|규정|계획|일정|견적|내역)/u },
  오만: { before: /[십백천\d]\s?$/u, after: /^\s?(?:원|명|개|가지|달러|엔)|^하/u },
  이천: { before: /[십백천만억\d]\s?$/u, after: /^\s?(?:만|원|명|년|개|달러)|^\d/u },
  가나: { after: /^요|^\s?(?:\?|다|초콜릿)/u },
  이란: { after: /^\s?(?:것|게|말|무엇|뭐)/u },
  인도: { before: /(?:차도|보도)[와랑]?\s?$/u, after: /^\s?(?:로 걸|위)/u },
  수단: { before: /(?:교통|이동|결제|지불|유일한|어떤|무슨)\s?$/u, after: /^\s?(?:과 방법|이 없)/u },
  나라: {
    before: /(?:어느|어떤|무슨|우리|다른|각|가까운|먼|따뜻한|더운|추운|같은|여러)\s?$/u,
    after: /^\s?(?:별|마다)/u,
  },
  전주: { after: /^\s?(?:대비|비(?:$|\s))/u },
  파리: { after: /^\s?(?:날리|채|가 날)/u },
  빈: { after: /^\s?(?:방|자리|손|곳|객실|칸|시간|날|집|좌석|병)/u },
  비엔나: { after: /^\s?(?:소시지|커피)/u },
  니스: { after: /^\s?칠/u },
  상해: { after: /^\s?(?:보험|진단|사고|죄)|^를 입/u },
  동경: { after: /^해|^했|^의 대상/u },
  경주: { before: /(?:자동차|말|경마|보트|달리기)\s?$/u, after: /^\s?(?:마|용|대회)/u },
  부산: { after: /^을 떨|^스/u },
  공주: { before: /(?:우리|디즈니|인어|백설)\s?$/u, after: /^\s?(?:님|풍|병|옷|드레스)/u },
  진주: { after: /^\s?(?:목걸이|귀걸이|조개|반지)/u },
  구리: { after: /^\s?(?:가격|선|시세|값|선물)/u },
  화성: { after: /^\s?(?:탐사|인(?=$|\s)|감자|이주)/u },
  여수: { after: /^\s?(?:신|상)/u },
  피지: { after: /^\s?(?:않|못)|^도 않/u },
  말리: { after: /^지|^는 /u },
};

const NEARBY = 12;

/** Whether the words around say that the name is an everyday word here. */
export function isTrap(text: string, start: number, end: number): boolean {
  const trap = TRAPS[text.slice(start, end)];
  if (trap === undefined) return false;
  const before = text.slice(Math.max(0, start - NEARBY), start);
  const after = text.slice(end, end + NEARBY);
  return trap.before?.test(before) === true || trap.after?.test(after) === true;
}
