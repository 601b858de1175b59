import type { Language } from "@maru/state";
import { quoted } from "../saying/quoted.ts";
import type { Part } from "./part.ts";
import { fillTokens, type Values } from "./token.ts";

const MOST_NAMED = 3;

/** Parts as one message. Long texts to copy stand in the panel; the message says that they are there. */
export function renderParts(parts: readonly Part[], results: Values, language: Language): string {
  const told = parts
    .map((part) => ({ type: part.type, text: renderPart(part, results, language) }))
    .filter(({ text }) => text !== "");
  return told.reduce((all, { type, text }, index) => {
    if (index === 0) return text;
    // Changes stand one under the other.
    const isNext = type === "change" && told[index - 1]?.type === "change";
    return `${all}${isNext ? "\n" : "\n\n"}${text}`;
  }, "");
}

function renderPart(part: Part, results: Values, language: Language): string {
  switch (part.type) {
    case "talk":
    case "change":
    case "ground":
    case "ask":
      return part.text;
    case "fact":
      return fillTokens(part.text, results, language);
    case "general":
      return `${part.text} (${GENERAL[language]})`;
    case "draft":
      return [part.title, fillTokens(part.text, results, part.language)]
        .filter((text) => text !== "")
        .join("\n\n");
    case "offer":
      return [part.lead, ...part.offers.map(({ label }, index) => `${index + 1}. ${label[language]}`)].join(
        "\n",
      );
    case "not_understood":
      return notUnderstood(part.words, language);
  }
}

const GENERAL = { ko: "일반 지식 · 확인 필요", en: "general knowledge, please check" };

function notUnderstood(words: readonly string[], language: Language): string {
  const named = words.slice(0, MOST_NAMED);
  const rest = words.length - named.length;
  if (language === "en") {
    const more = rest === 0 ? "" : ` and ${rest} more`;
    return `I did not understand ${named.map((each) => `“${each}”`).join(", ")}${more}.`;
  }
  const all = named.map((each) => `«${each}»`).join(", ");
  if (rest > 0) return `${all} 외 ${rest}가지는 못 알아들었어요.`;
  return `${all.slice(0, -`«${named.at(-1) ?? ""}»`.length)}${quoted(named.at(-1) ?? "", "은/는")} 못 알아들었어요.`;
}
