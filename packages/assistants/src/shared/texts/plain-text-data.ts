import { readSentence } from "@maru/language";
import type { Language } from "@maru/state";
import { line, type TextData, type TextLine } from "./text-data.ts";

const OPENING = /^(?:안녕하세요|안녕하십니까|Hello|Dear )/u;
const CLOSING = /^(?:감사합니다|고맙습니다|Thank you|Kind regards)/u;
const SIGN = /^(?:보내는 사람|받는 사람|\[보내는 날짜\]|\[날짜\]|\[이름\])/u;
const MARK = /^(?:(?<box>[□-])|(?<number>\d{1,2}\.)) /u;

/** A text that was written in another way, taken apart by its sentences. */
export function readPlainText({
  kind,
  text,
  language,
}: {
  readonly kind: string;
  readonly text: string;
  readonly language: Language;
}): TextData {
  const lines = text.split("\n").flatMap((row, index) => rowLines(row, index > 0));
  return { kind, to: null, register: registerOf(text), language, lines };
}

function rowLines(row: string, breaks: boolean): readonly TextLine[] {
  const { box, number } = MARK.exec(row)?.groups ?? {};
  const mark = number === undefined ? box : "1.";
  const words = mark === undefined ? row : row.replace(MARK, "");
  const sentences = words.split(/(?<=[가-힣a-z)][.!?]) (?=\S)/u);
  return sentences.map((sentence, index) =>
    line(roleOf(sentence), sentence, {
      breaks: breaks && index === 0,
      ...(mark !== undefined && index === 0 ? { mark } : {}),
    }),
  );
}

function roleOf(sentence: string): TextLine["role"] {
  if (OPENING.test(sentence)) return "opening";
  if (CLOSING.test(sentence)) return "closing";
  return SIGN.test(sentence) ? "sign" : "body";
}

function registerOf(text: string): TextData["register"] {
  if (/니다[.!]/u.test(text)) return "hapsyo";
  if (/요[.!?]/u.test(text)) return "haeyo";
  return readSentence(text) === null ? "hapsyo" : "banmal";
}
