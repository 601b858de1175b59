import {
  type Register,
  readSentence,
  respokenGreeting,
  saySentence,
  softened,
  type TextRevision,
} from "@maru/language";
import { shortened } from "../shorten-text.ts";
import { plainText, type TextLine } from "../text-data.ts";
import { type Apply, type Step, say, withLines } from "./step.ts";

export const restyled: Apply = (step, { style }) => {
  const { data } = step;
  if (data.language === "en") return {};
  const register = wantedRegister(style, data.register);
  if (register === null) return {};
  const lines = data.lines.map((each) => respoken(each, register, style.tone));
  const same = lines.every(({ words }, index) => words === data.lines[index]?.words);
  const told = same
    ? step.told
    : say(step, REGISTER_TOLD[style.tone ?? register] ?? "말투를 바꿨어요.", "Changed the tone.");
  return { data: { ...withLines(data, lines), register }, told };
};

const REGISTER_TOLD: { readonly [name: string]: string } = {
  soft: "말투를 더 부드럽게 바꿨어요. 내용은 그대로예요.",
  firm: "말투를 더 단호하게 바꿨어요. 내용은 그대로예요.",
  banmal: "반말로 바꿨어요. 내용은 그대로예요.",
  hapsyo: "더 공손하게 바꿨어요. 내용은 그대로예요.",
  haeyo: "조금 더 편한 존댓말로 바꿨어요. 내용은 그대로예요.",
};

function wantedRegister({ register, tone }: TextRevision["style"], now: Register): Register | null {
  if (now === "plain") return null;
  if (register === "hapsyo" && now === "hapsyo") return "hapsyo";
  if (register !== undefined) return register;
  if (tone === "soft") return now === "banmal" ? "banmal" : "haeyo";
  return tone === "firm" ? "hapsyo" : null;
}

function respoken(each: TextLine, register: Register, tone: "soft" | "firm" | undefined): TextLine {
  if (each.role === "title" || each.role === "sign" || each.words === "") return each;
  const greeting = respokenGreeting(each.words, register === "banmal");
  if (greeting !== null || each.role === "opening") return { ...each, words: greeting ?? each.words };
  const read = each.said ?? readSentence(each.words);
  if (read === null) return each;
  const said = { ...read, isHonoured: read.isHonoured === true };
  const words = saySentence(said, register);
  return { ...each, said, words: tone === "soft" ? softened(words) : words };
}

export const relengthened: Apply = (step, { style }) => {
  if (style.lines === undefined && style.characters === undefined && style.length !== "short") return {};
  const { data } = step;
  const lines = shortened(data.lines, { style });
  const isSame = plainText({ lines }) === plainText(data);
  if (style.characters !== undefined)
    return { data: withLines(data, lines), told: counted(step, lines, style.characters) };
  return {
    data: withLines(data, lines),
    told: isSame
      ? say(step, "더 줄이면 내용이 빠져서 그대로 뒀어요.", "It cannot be shorter without losing something.")
      : say(step, "더 짧게 줄였어요.", "Made it shorter."),
  };
};

function counted(step: Step, lines: readonly TextLine[], most: number): readonly string[] {
  const length = plainText({ lines }).length;
  return length <= most
    ? say(step, `${length}자예요.`, `It has ${length} characters.`)
    : say(
        step,
        `${length}자예요. ${most}자까지 줄이면 말씀하신 내용이 빠져요. 뺄 문장을 말씀해 주세요.`,
        `It has ${length} characters; getting down to ${most} would lose what you said.`,
      );
}

const PICTURES = /\p{Extended_Pictographic}\uFE0F?/gu;
const withoutPictures = (words: string) => words.replaceAll(PICTURES, "").replaceAll(/ {2,}/gu, " ").trim();

export const emojis: Apply = (step, { style }) => {
  if (style.emoji === undefined) return {};
  const { data } = step;
  if (style.emoji === "without") {
    const lines = data.lines.map((each) => ({ ...each, words: withoutPictures(each.words) }));
    const isSame = lines.every(({ words }, index) => words === data.lines[index]?.words);
    return {
      data: withLines(data, lines),
      told: isSame
        ? say(step, "이모티콘은 글에 없어요.", "There is no emoji in it.")
        : say(step, "이모티콘을 뺐어요.", "Took the emoji out."),
    };
  }
  const last = data.lines.findLastIndex(({ role, words }) => role !== "sign" && words !== "");
  const lines = data.lines.map((each, index) =>
    index === last ? { ...each, words: `${each.words} 😊`, said: null } : each,
  );
  return { data: withLines(data, lines), told: say(step, "이모티콘을 하나 넣었어요.", "Added an emoji.") };
};
