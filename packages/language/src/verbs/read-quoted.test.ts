import { expect, it } from "vitest";
import { readQuoted } from "./read-quoted.ts";
import { saySentence } from "./say.ts";

const TOLD: readonly (readonly [string, string, string, string])[] = [
  ["늦는다고", "늦어요.", "늦습니다.", "늦어."],
  ["온다고", "와요.", "옵니다.", "와."],
  ["만든다고", "만들어요.", "만듭니다.", "만들어."],
  ["없다고", "없어요.", "없습니다.", "없어."],
  ["고마웠다고", "고마웠어요.", "고마웠습니다.", "고마웠어."],
  ["보내겠다고", "보낼게요.", "보내겠습니다.", "보낼게."],
  ["시작이라고", "시작이에요.", "시작입니다.", "시작이야."],
  ["아니라고", "아니에요.", "아닙니다.", "아니야."],
  ["가져오라고", "가져와 주세요.", "가져와 주시기 바랍니다.", "가져와 줘."],
  ["고쳐달라는", "고쳐 주세요.", "고쳐 주시기 바랍니다.", "고쳐 줘."],
  ["미루자고", "미루면 어떨까요?", "미루면 어떨까 합니다.", "미루자."],
  ["되냐고", "되나요?", "됩니까?", "돼?"],
  ["되는지", "되나요?", "됩니까?", "돼?"],
  ["어려운지", "어려운가요?", "어렵습니까?", "어려워?"],
  ["언제인지", "언제인가요?", "언제입니까?", "언제야?"],
  ["될지", "될까요?", "될지요?", "될까?"],
];

it.each(TOLD)("says %s as a whole sentence in every register", (word, haeyo, hapsyo, banmal) => {
  const read = readQuoted(word);
  const said = read === null ? null : { lead: "", ...read };
  expect(
    said === null ? [] : (["haeyo", "hapsyo", "banmal"] as const).map((each) => saySentence(said, each)),
  ).toEqual([haeyo, hapsyo, banmal]);
});

it.each(["뭐라고", "그러자고", "편지", "단지", "하나", "박정자고"])("takes %s for no report", (word) => {
  expect(readQuoted(word)).toBeNull();
});
