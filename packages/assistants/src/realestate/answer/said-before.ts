import type { Language } from "@maru/state";

interface Message {
  readonly role: string;
  readonly content: string;
}

/** «아까 전세금 상한 얼마라고 했지?»: something that was answered is wanted again. */
const ASKS_AGAIN =
  /(?:얼마|뭐|뭐가|몇[가-힣%]{0,3}|언제|어디)(?:까지)?(?:이?라고|라|이라)(?:했|하셨|그랬|말했|그러)|(?:아까|방금|앞에서|처음에|전에).{0,30}(?:얼마|몇[가-힣%]{0,3}|언제)(?:까지)?(?:였|이었|더라|라고|랬)|whatdidyousay|yousaid.{0,30}(?:what|howmuch|when)/iu;

/** What people ask for again, in the words that questions and answers have for it. */
const SUBJECTS: readonly RegExp[] = [
  /전세금?|보증금|deposit|jeonse/iu,
  /월세|차임|rent\b/iu,
  /상한|한도|최대|cap\b|limit|at most/iu,
  /인상|올려|올리|increase/iu,
  /전환/u,
  /복비|중개|수수료|broker/iu,
  /대출|빌리|빌려|loan/iu,
  /이자|금리|interest/iu,
  /만기|통지|통보|언제|날짜|notice/iu,
  /수익률|yield/iu,
  /최우선|소액/u,
  /환산보증금/u,
];
const QUESTION_COUNTS = 2;

/** What was said to the question that is meant, of all that were asked; null where none fits. */
export function saidBefore(
  text: string,
  messages: readonly Message[],
  language: Language,
): readonly string[] | null {
  if (!ASKS_AGAIN.test(text.replaceAll(/\s+/gu, ""))) return null;
  const subjects = SUBJECTS.filter((subject) => subject.test(text));
  if (subjects.length === 0) return null;
  const matches = (words: string) => subjects.filter((subject) => subject.test(words)).length;
  let best: { readonly score: number; readonly question: string; readonly lines: readonly string[] } | null =
    null;
  for (const [index, { role, content }] of messages.entries()) {
    const question = messages[index - 1];
    if (role !== "assistant" || question?.role !== "user" || ASKS_AGAIN.test(question.content)) continue;
    const part = figuresIn(content);
    const score = matches(question.content) * QUESTION_COUNTS + matches(part.join(" "));
    const fits = part.length > 0 && matches(`${question.content} ${part.join(" ")}`) === subjects.length;
    if (fits && score >= (best?.score ?? 0)) best = { score, question: question.content, lines: part };
  }
  if (best === null) return null;
  const asked = best.question.slice(0, LONGEST_QUESTION);
  return [
    language === "ko" ? `앞에서 «${asked}»에 이렇게 말씀드렸어요.` : `To “${asked}” I said:`,
    ...best.lines,
  ];
}
const LONGEST_QUESTION = 60;
const MOST_LINES = 5;

/** The part of an answer that says figures, without its heading: the first one, as figures come before the law. */
function figuresIn(answer: string): readonly string[] {
  const [first = ""] = answer.split("\n\n");
  const lines = first.split("\n").filter((line) => !line.startsWith("■"));
  return lines.some((line) => /\d(?:만|억|천|원|%| won)/u.test(line)) ? lines.slice(0, MOST_LINES) : [];
}
