import type { CheckedCall } from "@maru/dialogue";
import type { Behaviour, Outcome, Scene } from "@maru/runtime";
import type { Sentence } from "@maru/state";

/** What an assistant is about, for what lies beside it. */
export interface Field {
  /** «부동산 상담». */
  readonly about: Sentence;
  /** The nearest thing it can do. */
  readonly nearest: Sentence;
  /** What it can do, in one or two lines. */
  readonly ability: Sentence;
}

/** `outside`, `general` and `help`: one line each that says what is so, and the nearest thing that can be done. */
export function besideOurField({ nearest, ability }: Field) {
  const outside = (_call: CheckedCall, { language }: Scene<unknown>): Outcome<object> =>
    told(
      { ko: `그건 제가 하지 않는 일이에요. ${nearest.ko}`, en: `That is not something I do. ${nearest.en}` },
      language,
    );
  const general = (_call: CheckedCall, { language }: Scene<unknown>): Outcome<object> =>
    told(
      { ko: `그건 제 자료에 없어요. ${nearest.ko}`, en: `My data hold nothing on that. ${nearest.en}` },
      language,
    );
  const help = (_call: CheckedCall, { language }: Scene<unknown>): Outcome<object> => told(ability, language);
  return { outside, general, help } satisfies { readonly [operation: string]: Behaviour<unknown, object> };
}

function told(sentence: Sentence, language: "ko" | "en"): Outcome<object> {
  return { parts: [{ type: "change", text: sentence[language] }] };
}
