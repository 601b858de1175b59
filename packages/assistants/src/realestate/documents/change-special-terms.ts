const MOST_TERMS = 30;
const LONGEST_TERM = 500;
/** A wish about the terms stands in the last words of a message; what came before is looked at no more. */
const LONGEST_WISH = 1000;

const REMOVE_NUMBER =
  /특\s?약\s?(\d{1,2})\s?(?:번|항)?(?:째)?\s?(?:은|는|을|를|만)?\s?(?:빼|삭제|지워|제거|없애)/u;
const REMOVE_ALL = /특\s?약(?:은|을|사항을?)?\s?(?:모두|전부|다|싹)\s?(?:빼|삭제|지워|제거|없애)/u;
const REMOVE_NAMED =
  /["'“‘「]?([^"'”’」,.\n]{2,60}?)["'”’」]?\s?(?:라는|이라는|에\s?대한|관련)?\s?특\s?약(?:은|을|사항을?)?\s?(?:빼|삭제|지워|제거|없애)/u;
const ADD_LIST = /특\s?약(?:사항)?\s?(?:은|는|에|으로|로|:|：)\s*(.{2,})$/su;
const ADD_BEFORE =
  /["'“‘「]?([^"'”’」\n]{2,200}?)["'”’」]?(?:라는|이라는|다는)?\s?(?:내용(?:의|을)?\s?)?(?:을|를|도)?\s?특\s?약(?:사항)?(?:에|으로|로)?\s?(?:에도\s?)?(?:추가|넣|적어|더해)/u;
const ASKING =
  /\s?(?:을|를|도|라고|이라고)?\s?(?:추가|넣어|적어|더해|포함)(?:해)?\s?(?:줘|주세요|주라|달라|줄래)?[.!]?$/u;

/**
 * The special terms after a message in plain words: «특약에 반려동물 가능 추가해줘», «특약 2번 빼줘», «반려동물 특약 삭제».
 * A message about something else changes nothing.
 */
export function changeSpecialTerms(terms: readonly string[], message: string): readonly string[] {
  if (!/특\s?약/u.test(message)) return terms;
  if (REMOVE_ALL.test(message)) return [];
  const number = REMOVE_NUMBER.exec(message)?.[1];
  if (number !== undefined) return terms.filter((_, index) => index !== Number(number) - 1);
  const named = REMOVE_NAMED.exec(message.slice(-LONGEST_WISH))?.[1];
  if (named !== undefined) return withoutNamed(terms, named);
  const added = termsIn(message).filter((term) => !terms.includes(term));
  return [...terms, ...added].slice(0, MOST_TERMS);
}

function termsIn(message: string): readonly string[] {
  const after = listed(ADD_LIST.exec(message)?.[1]);
  return after.length > 0 ? after : listed(ADD_BEFORE.exec(message.slice(-LONGEST_WISH))?.[1]);
}

function listed(text: string | undefined): readonly string[] {
  if (text === undefined || /^(?:없|빼|삭제|뭐|어떤|알려|괜찮)/u.test(text.trim())) return [];
  return text
    .split(/\n|;|(?:^|\s)\d{1,2}[.)]\s|(?<=[다함음])\.\s/u)
    .map((term) =>
      ` ${term}`
        .replace(ASKING, "")
        .replace(/^\s{0,9}(?:\d{1,2}[.)]\s)?["'“‘「\s]*|["'”’」\s.]+$/gu, "")
        .trim(),
    )
    .filter((term) => term.length >= 2)
    .map((term) => term.slice(0, LONGEST_TERM));
}

/** The term that shares most with how it was called; none if nothing is shared. */
function withoutNamed(terms: readonly string[], name: string): readonly string[] {
  const wanted = pairsOf(name);
  const shared = terms.map((term) => [...pairsOf(term)].filter((pair) => wanted.has(pair)).length);
  const most = Math.max(0, ...shared);
  if (most === 0) return terms;
  const position = shared.indexOf(most);
  return terms.filter((_, index) => index !== position);
}

function pairsOf(text: string): ReadonlySet<string> {
  const squeezed = text.replace(/\s/gu, "");
  return new Set(
    Array.from({ length: Math.max(0, squeezed.length - 1) }, (_, at) => squeezed.slice(at, at + 2)),
  );
}
