import { findNames } from "@maru/language";
import type { Destination } from "../data/destination.ts";
import { sightsOf } from "./gazetteers.ts";
import type { Facts } from "./reading.ts";

/** The places that were wished for, and those that were refused. */
export interface KnownPlaces {
  readonly must: readonly string[];
  readonly avoided: readonly string[];
}

const WISH =
  /꼭|가고 ?싶|가 ?보고 ?싶|보고 ?싶|타고 ?싶|먹고 ?싶|포함|넣어|추가|들르|들러|들를|가야|갈래|갈 ?거|갈 ?건데|가는 ?(?:게|걸|거)|가려|갈려|가볼|볼래|볼 ?거|있을 ?거|보러|방문|\bmust\b|include|\badd\b|put in|(?:want|like|love) to (?:see|visit|go|eat)/iu;
/** «오사카성은 안 가도 돼», «디즈니 패스»: said after the name. */
const REFUSED =
  /^(?:은|는|을|를|이|가|도|에)? ?(?:(?:이번엔|이번에는|굳이|그냥|꼭|역시|그럼|일단) ?){0,2}(?:안 ?(?:가도|갈|가고|넣어도|봐도|볼래)|가기 ?싫|별로|필요 ?없|지워|삭제|패스(?! ?(?:사|구매))|관심 ?없|빼|뺄|취소|없애|됐(?:어|고|습)|다음에 ?(?:가|갈)|담에 ?(?:가|갈)|가 ?봤|갔다 ?왔|다녀 ?왔)|^ (?:is|are) (?:not needed|unnecessary|off)|^ (?:isn't|aren't) (?:needed|necessary)|^ (?:out|off) (?:of|the)\b|^ (?:can|could) be (?:dropped|skipped|removed)/iu;

/** «도톤보리는 작년에 가봤으니까 일정에서 빼줘»: the reason may stand between, but no other wish. */
const REFUSED_LATER =
  /^(?:은|는|을|를|이|가|도)? (?:(?!넣|추가|꼭|말고|대신|싶|바꿔|빼고 ?싶지)[^.!?\n]){0,30}(?:빼(?:줘|주|고|자|도|면|요|는|$)|빼 ?(?:줘|주)|지워|삭제|제외)/u;

/** «유니버설은 지난번에 갔네. 빼주세요»: a sentence of its own that names nothing is about the place before it. */
const REFUSED_NEXT =
  /^(?:은|는|을|를|이|가|도)?(?: (?!넣|추가|꼭|말고|대신)[^.!?,\s]{1,12}){0,5}[.!?,…~]{1,3} ?(?:(?:그러니까?|그래서|그럼|그냥|이번엔|이번에는|그건|그거|거긴|거기는?|일정에서|좀) ?){0,3}(?:빼|뺄|지워|삭제|제외|취소|없애|패스|안 ?(?:가도|갈래|갈게))/u;

/** «skip the British Museum»: said before it. */
const REFUSED_BEFORE =
  /\b(?:skip|drop|remove|delete|cancel|forget(?: about)?|leave out|take out|get rid of|no need (?:for|to (?:see|visit|go to))|without|don't (?:want|need)(?: to (?:see|visit|go to))?) (?:the )?$/iu;

/** «에펠탑도 가?», «하롱베이 갈 수 있어?», «루브르는 언제 가?»: asked, not wished for. */
const ASKED =
  /언제|며칠|무슨 ?요일|어느 ?날|몇 ?(?:일차|일째|번째|시)|휴관|휴무|쉬는 ?날|쉬나|닫(?:나|아|는)|운영 ?시간|영업 ?시간|입장료|(?:아니야|맞아|맞지|열어|여나|열려|비싸|얼마).{0,4}\?|(?:가|가나|가요|가죠|있어|있나|있죠|포함|들어 ?가|들어 ?있|갈 ?수 ?있|되나|돼|어때).{0,4}\?|(?:갈|볼|들를) ?수 ?있(?:어|나|을까)|(?:포함|들어 ?(?:가|있)).{0,3}(?:돼|됐|되|있|어|나)|(?:is|are|do we|can (?:i|we)).{0,30}\?/iu;
const INSISTING = /꼭|넣어|추가|가고 ?싶|보고 ?싶|가야|must|include|add/iu;

/** The place a question is about; null when none is asked about. */
export function askedPlace(text: string, destination: Destination): string | null {
  if (!ASKED.test(text) || INSISTING.test(text)) return null;
  const named = placesIn(text, destination);
  return named.length === 1 ? (named[0]?.place.ko ?? null) : null;
}

/** Named with a wish a place must be in; refused it goes, and does not come back. */
export function readPlaces(
  text: string,
  destination: Destination,
  known: KnownPlaces,
  isRejected: (start: number, end: number) => boolean,
  /** «디즈니랜드 말고 오션파크»: what stands in another's place is wanted, without a word of wishing. */
  isInstead: (start: number) => boolean,
): Facts {
  const named = placesIn(text, destination).map(({ place, span }, index, all) => ({
    name: place.ko,
    isRefused:
      isRejected(span.start, span.end) ||
      REFUSED.test(text.slice(span.end)) ||
      REFUSED_LATER.test(text.slice(span.end, all[index + 1]?.span.start)) ||
      REFUSED_NEXT.test(text.slice(span.end, all[index + 1]?.span.start)) ||
      (/\btake (?:the )?$/iu.test(text.slice(0, span.start)) &&
        /^ (?:out|off)\b/iu.test(text.slice(span.end))) ||
      REFUSED_BEFORE.test(text.slice(0, span.start)),
    isInstead: isInstead(span.start),
  }));
  const refused = [
    ...named.flatMap(({ name, isRefused }) => (isRefused ? [name] : [])),
    ...(named.length === 0 ? pointedAt(text, known.must) : []),
  ];
  const isWish = WISH.test(text) || isOnlyNames(text, placeSpans(text, destination));
  const wanted = named.flatMap(({ name, isRefused, isInstead: isNext }) =>
    !isRefused && (isWish || isNext) ? [name] : [],
  );
  return {
    ...changedList("must_visit_places", known.must, refused, wanted),
    ...changedList("avoided_places", known.avoided, wanted, refused),
  };
}

/** «거긴 빼줘», «take it out», «꼭 갈 곳 다 취소»: wishes that are taken back without their names. */
function pointedAt(text: string, wished: readonly string[]): readonly string[] {
  if (TAKEN_BACK_ALL.test(text)) return wished;
  return TAKEN_BACK_LAST.test(text) ? wished.slice(-1) : [];
}

const WISHES =
  "(?:꼭 ?(?:갈|가야|가고|넣)[가-힣 ]{0,8}(?:곳|데|거|것|건)?|필수 ?(?:방문지|코스|장소)|넣(?:은|어 ?달라고 ?한|으라고 ?한) ?(?:곳|데|거|것))";
const GONE = "(?:빼|뺄|지워|삭제|취소|없애|없던)";
const TAKEN_BACK_ALL = new RegExp(
  `${WISHES}(?:은|는|을|를)? ?(?:다|전부|모두|싹) ?${GONE}|\\b(?:remove|drop|clear) (?:all|the) must[- ](?:sees?|visits?)`,
  "iu",
);
const TAKEN_BACK_LAST = new RegExp(
  `^(?:아|아니|음|그냥|역시|근데|아니다)?[\\s,]*(?:(?:그|거)(?:거|건|것|기|긴|기는|곳은?)|(?:방금|아까) ?(?:그거|거기|(?:넣|말|추가)[가-힣]{0,3} ?(?:거|것|건|곳|데)?)|${WISHES})(?:은|는|을|를|도)? ?(?:그냥 ?|다시 ?|일정에서 ?|이번엔 ?|굳이 ?)*(?:${GONE}|안 ?(?:가도|갈래|갈게))|\\b(?:take|leave) (?:it|that|that one) out\\b|\\b(?:remove|drop|skip) (?:it|that|that (?:one|place))\\b`,
  "iu",
);

/** «우도도», «불국사랑 석굴암»: nothing but names, said of a plan. */
function isOnlyNames(text: string, spans: ReturnType<typeof placeSpans>): boolean {
  const rest = spans.reduceRight(
    (left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`,
    text,
  );
  return spans.length > 0 && /^[\s,·~!.]*(?:(?:도|요|이요|이랑|랑|하고|와|과)[\s,·~!.]*)*$/u.test(rest);
}

/** Where places are named: words inside a name («추라우미 수족관») say nothing else. */
export function placeSpans(text: string, destination: Destination) {
  return placesIn(text, destination).map(({ span }) => span);
}

function placesIn(text: string, destination: Destination) {
  return findNames(text, sightsOf(destination)).flatMap(({ value, span, confidence }) => {
    const id = "id" in value ? value.id : value.ambiguous[0];
    const place = destination.places.find((each) => each.id === id);
    return place === undefined || confidence < 0.7 ? [] : [{ place, span }];
  });
}

function changedList(
  field: "must_visit_places" | "avoided_places",
  known: readonly string[],
  dropped: readonly string[],
  added: readonly string[],
): Facts {
  const next = [...new Set([...known.filter((name) => !dropped.includes(name)), ...added])];
  const isSame = next.length === known.length && next.every((name, index) => name === known[index]);
  return isSame ? {} : { [field]: next };
}
