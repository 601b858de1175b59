import type { Command, PlanLetter } from "./reading.ts";

const DAY_WORDS: readonly (readonly [number, RegExp])[] = [
  [1, /첫째 ?날|첫 ?날|첫날/u],
  [2, /둘째 ?날|이튿날|두 ?번째 ?날/u],
  [3, /셋째 ?날|세 ?번째 ?날/u],
  [4, /넷째 ?날|네 ?번째 ?날/u],
  [5, /다섯째 ?날|다섯 ?번째 ?날/u],
];

/** What a message wants with the plans that are there. Null when it only tells facts. */
export function readCommand(text: string, context: { hasPlans: boolean; days: number }): Command | null {
  if (/처음부터|새로 ?시작|다시 ?시작|초기화|reset|start over/iu.test(text)) return { type: "start_over" };
  if (context.hasPlans) {
    const command = readPlanCommand(text, context.days);
    if (command !== null) return command;
  }
  if (
    /^(?:취소|그만|됐어|안 ?갈래|관둘래|cancel|never ?mind)(?:할게|할래|해줘|요|합니다|\s|[.!~]|$)/iu.test(
      text.trim(),
    )
  )
    return { type: "cancel" };
  if (/^(?:안녕|하이|헬로|hi\b|hello|hey|반가)/iu.test(text.trim()) && text.trim().length <= 20)
    return { type: "greet" };
  if (/고마|감사|땡큐|thank/iu.test(text) && text.trim().length <= 30) return { type: "thanks" };
  if (/뭘 ?할 ?수 ?있|뭐 ?할 ?수|도움말|사용법|어떻게 ?(?:쓰|사용)|help/iu.test(text))
    return { type: "help" };
  return null;
}

function readPlanCommand(text: string, days: number): Command | null {
  const letters = lettersIn(text);
  if (
    /차이|비교|뭐가 ?(?:다|나)|다른 ?(?:점|거)|difference|compare/iu.test(text) &&
    (letters.length > 0 || /안|플랜|plan/iu.test(text))
  )
    return { type: "compare", plans: letters.length >= 2 ? letters : ["A", "B", "C"] };
  const [letter] = letters;
  if (
    letter !== undefined &&
    /할게|할래|선택|결정|고를|골라|갈게|가자|좋아|좋겠|으로|로 ?(?:해|가|할|정)|확정|pick|choose|go with|take/iu.test(
      text,
    )
  )
    return { type: "choose", plan: letter };
  const day = dayIn(text, days);
  if (
    day !== null &&
    /바꿔|바꾸|변경|다르게|다른 ?(?:데|곳|걸|거|코스|일정)|새로|다시 ?짜|change|different/iu.test(text)
  )
    return { type: "change_day", day };
  if (day !== null) return { type: "show_day", day };
  if (/더 ?(?:싸|저렴|싼|아끼)|싸게|저렴하게|비용 ?(?:줄|낮)|cheaper|save money/iu.test(text))
    return { type: "cheaper" };
  if (/pdf|피디에프/iu.test(text)) return { type: "export", format: "pdf" };
  if (/캘린더|달력|ics|calendar/iu.test(text)) return { type: "export", format: "calendar" };
  if (/마크다운|markdown/iu.test(text)) return { type: "export", format: "markdown" };
  if (/json/iu.test(text)) return { type: "export", format: "json" };
  const asks = /보여|알려|다시|뭐|어때|어떻게|얼마|정리|말해|show|what|how/iu.test(text);
  if (!asks) return letter === undefined ? null : { type: "compare", plans: ["A", "B", "C"] };
  if (/항공|비행|티켓|flight/iu.test(text)) return { type: "show", part: "flights" };
  if (/숙소|호텔|묵|hotel|stay/iu.test(text)) return { type: "show", part: "hotels" };
  if (/예산|비용|경비|돈|얼마|총액|cost|budget/iu.test(text)) return { type: "show", part: "budget" };
  if (/일정|코스|동선|스케줄|itinerary|schedule/iu.test(text)) return { type: "show", part: "itinerary" };
  if (/플랜|[ABC] ?안|추천|plan/iu.test(text)) return { type: "show", part: "plans" };
  return /전체|결과|처음|다시/u.test(text) ? { type: "show", part: "all" } : null;
}

function lettersIn(text: string): PlanLetter[] {
  const found = [
    ...text.matchAll(
      /(?<![A-Za-z])([ABCabc])(?= ?(?:안|플랜|로|랑|와|하고|vs|,|와|과|이|가|은|는|\s|$|plan))/gu,
    ),
  ].map(([, letter]) => letter?.toUpperCase() as PlanLetter);
  const named: PlanLetter[] = [
    ...(/프리미엄|럭셔리|고급|luxury|premium/iu.test(text) ? (["A"] as const) : []),
    ...(/균형|balanced/iu.test(text) ? (["B"] as const) : []),
    ...(/알뜰|가성비|budget plan/iu.test(text) ? (["C"] as const) : []),
  ];
  return [...new Set([...found, ...named])];
}

function dayIn(text: string, days: number): number | null {
  const numbered = /(\d{1,2}) ?(?:일 ?차|번째 ?날|일째)|day ?(\d{1,2})/iu.exec(text);
  const day = numbered === null ? undefined : Number(numbered[1] ?? numbered[2]);
  const named = DAY_WORDS.find(([, pattern]) => pattern.test(text))?.[0];
  const last = /마지막 ?날|last day/iu.test(text) ? days : undefined;
  const found = day ?? named ?? last;
  return found === undefined || found < 1 || found > days ? null : found;
}
