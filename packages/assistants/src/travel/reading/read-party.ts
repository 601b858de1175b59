import { findPeople, withoutRejected } from "@maru/language";
import { LIMITS } from "../state.ts";
import { WORDS } from "../texts/words.ts";
import { NONE, problem, type QuantityOptions, type QuantityReading, told } from "./quantity-reading.ts";

/** «한 명 빠졌어요», «2명 빠짐», «걔네 둘 못 간대»: how many stay at home, and that they do. */
const LEAVING =
  /(?<![가-힣])(?<count>\d{1,2}|하나|둘|셋|넷|한|두|세|네|one|two|three) ?(?:명|분|사람|people|of (?:us|them))?(?:이|은|는|가|도)? ?(?:더 ?)?(?:빠[졌져지질진짐]|못 ?[가간갈감오온와올]|안 ?[가간갈감오온와올]|줄(?:었|여|어)|취소|불참|빼|can't (?:come|make it)|dropped out)/iu;
/** «부모님도 같이 가기로 했어요»: more than were counted. «아이들 데리고 가기 괜찮아?» tells nothing new. */
const JOINING =
  /(?:도|까지) ?(?:같이|함께|가|간|갈|데려|데리|모시|모셔|추가|끼|올)|합류|추가|더 ?(?:가|간|와)|too\b|as well|joins?/iu;
const JOINING_CHILD =
  /(?:애|아이|아기|애기|딸|아들|어린이|조카|손주|손자|손녀)(?:들)?도 ?(?:(?:하나|둘|셋|한|두|세|\d) ?(?:명|사람)?(?:을|를|이|도)? ?)?(?:더 ?)?(?:같이|함께|데려|데리|가|간|갈|추가|와|온|올|있)|(?:bring|add)(?:ing)? (?:a|one|two|our|my) (?:kids?|child|baby)/iu;
/** «친구네는 못 간대요», «애들은 빠진대»: some stay at home, and nobody said how many that makes. */
const SOME_LEAVING =
  /(?<![가-힣])(?:(?:친구|동생|언니|누나|오빠|형|이모|고모|삼촌|사촌|처제|처남|딸|아들|옆집|걔|쟤|동료|선배|후배|사돈)네(?: ?(?:가족|식구|부부))?|(?:친구|동료|동기|애|아이|후배|선배|조카|사촌|직원|팀원|회사 ?사람)들|일부|몇 ?명|몇몇|시댁|처가|친정|(?:시|친정 ?)?부모님)(?:은|는|이|가|도)? ?(?:갑자기 |결국 |같이 |이번엔 |다 )?(?:못 ?[가간갈감오온올]|안 ?[가간갈감오온올]|빠[졌져지질진짐]|불참|취소)[가-힣]{0,4}|\b(?:some (?:of us|people|friends)|(?:my|our) friends|they) (?:can't|cannot|won't|aren't able to|are not|aren't) (?:come|coming|make it|join|joining|go|going)\b/iu;
const CHILD = /(?:애|아이|아기|애기|딸|아들|어린이|조카)(?:가|는|도)? ?$/u;

/** How many are coming, and who joins or leaves those that are known. */
export function readPeople(text: string, options: QuantityOptions): QuantityReading {
  const found = withoutRejected(
    findPeople(text, { bareCount: options.asked === "num_people" || isCountAlone(text, options) }),
    options.corrections,
  );
  const leaving = options.people === null ? null : LEAVING.exec(text)?.groups?.["count"];
  if (leaving != null && options.people !== null)
    return peopleOf({ num_people: options.people - countOf(leaving) }, leaving);
  const some =
    options.people === null || found.some(({ value }) => value.kind !== "question")
      ? null
      : SOME_LEAVING.exec(text);
  if (some !== null) return problem("num_people", "ambiguous", some[0].trim());
  const isOpen = found.every(({ value }) => value.kind === "question" && value.more === undefined);
  const ages = isOpen ? childrenByAge(text) : 0;
  if (ages > 0 && options.people !== null && ages < options.people && (options.children ?? 0) < ages)
    return told({ children: ages });
  const impossible = /(?<![\d~-])(?:-|마이너스 ?)\d{1,3} ?명|(?<!\d)(?:0|영) ?명/u.exec(text);
  if (impossible !== null) return problem("num_people", "out_of_range", impossible[0].trim());
  const last = found.at(-1);
  if (last === undefined) return NONE;
  const { value, span } = last;
  const said = text.slice(span.start, span.end);
  if (value.kind === "range") {
    const { people } = WORDS[options.language];
    return problem("num_people", "range", said, [people(value.minimum), people(value.maximum)]);
  }
  const known = options.people;
  const isChild = CHILD.test(text.slice(0, span.start)) || /^(?:애|아이|아기|애기|딸|아들)/u.test(said);
  if (value.kind === "count") return peopleOf(partyOf(value, options, text), said);
  if (value.more === undefined && known !== null && !JOINING.test(text)) return NONE;
  if (value.more === undefined || known === null) return problem("num_people", "ambiguous", said);
  const children = isChild ? { children: (options.children ?? 0) + value.more } : {};
  return peopleOf({ num_people: known + value.more, ...children }, said);
}

/** «애들은 8살 5살이에요», of a company that was counted: so many of them are children. */
function childrenByAge(text: string): number {
  if (
    !/(?<![가-힣])(?:애|아이|아기|애기|딸|아들|자녀|큰애|작은애|첫째|둘째|막내)|\b(?:kids?|child(?:ren)?|sons?|daughters?)\b/iu.test(
      text,
    )
  )
    return 0;
  return [
    ...text.matchAll(
      /(?<!\d)(\d{1,2}) ?(?:살|세(?![가-힣])|개월)|\bage[ds]? (\d{1,2})(?: and (\d{1,2}))?/giu,
    ),
  ]
    .flatMap(([, korean, first, second]) => [korean, first, second])
    .filter((age) => age !== undefined && Number(age) < 18).length;
}

/** «둘», said to another question: such a number counts people, as long as nobody has said how many. */
function isCountAlone(text: string, { people }: QuantityOptions): boolean {
  return people === null && /^\s*(?:둘|셋|넷|다섯|여섯)(?:이?요|이에요|이서)?[\s.!~]*$/u.test(text);
}

function countOf(word: string): number {
  return COUNTS[word.toLowerCase()] ?? Number(word);
}

const COUNTS: Readonly<Record<string, number>> = {
  하나: 1,
  한: 1,
  둘: 2,
  두: 2,
  셋: 3,
  세: 3,
  넷: 4,
  네: 4,
  one: 1,
  two: 2,
  three: 3,
};

/** «딸이 둘이에요» after «남편이랑 딸이랑»: the grown-ups stay as many as they were. */
function partyOf(
  { total, children }: { readonly total: number; readonly children: number },
  { people, children: before }: QuantityOptions,
  text: string,
): { num_people: number; children: number } {
  const isOnlyChildren =
    people !== null &&
    children > 0 &&
    total <= children + 1 &&
    !/모두|전부|다 ?해서|총|합쳐|명이서/u.test(text);
  if (!isOnlyChildren || people === null) return { num_people: total, children };
  const known = before ?? 0;
  // «애기도 하나 데려가요»: on top of those who were counted.
  if (JOINING_CHILD.test(text)) return { num_people: people + children, children: known + children };
  // Nobody had spoken of children: they are among those that were counted.
  return known === 0 && children < people
    ? { num_people: people, children }
    : { num_people: people - known + children, children };
}

function peopleOf(facts: { num_people: number; children?: number }, said: string): QuantityReading {
  const { min, max } = LIMITS.num_people;
  return facts.num_people >= min && facts.num_people <= max
    ? told(facts)
    : problem("num_people", "out_of_range", said);
}
