import type { CheckedCall, DialogueState } from "@maru/dialogue";
import type { Behaviour, Outcome, Scene } from "@maru/runtime";
import type { Sentence } from "@maru/state";
import { choiceFor } from "../../shared/operations/arguments-of.ts";
import { noteCircumstance } from "../../shared/operations/note-circumstance.ts";
import type { AgentState, AgentUpdate } from "../state.ts";
import { toldInstead } from "./told-instead.ts";

/** A longer note is not said back word by word. */
const SAID_BACK = 40;

/** `note`: kept as told, and never a source. */
export function noteTold(call: CheckedCall, scene: Scene<DialogueState>): Outcome<object> {
  const words = (call.arguments["what"] ?? []).flatMap((each) => (each.type === "text" ? [each.words] : []));
  const [first = ""] = words;
  const isShort = words.length === 1 && first.length <= SAID_BACK;
  const text = {
    ko: isShort
      ? `적어 뒀어요: ${first}`
      : `말씀하신 사정 ${words.length}가지를 적어 뒀어요. 검색이나 보고서의 근거로는 쓰지 않아요.`,
    en: isShort
      ? `Noted: ${first}`
      : `I noted ${words.length} things you told me; they are not used as a source.`,
  }[scene.language];
  return { ...noteCircumstance(call, scene), parts: [{ type: "change", text }] };
}

/** `help`: what can be read, sent and seen. */
export function tellAbility(call: CheckedCall, scene: Scene<AgentState>): Outcome<object> {
  const isRights = choiceFor(call, "ask") === "rights";
  return isRights
    ? toldInstead(
        scene,
        "이 대화는 같은 계정으로 들어온 사람에게 보여요. 기기를 함께 쓰면 로그아웃하거나 계정을 나눠 주세요. 보고서를 내려받은 파일은 받은 사람이 볼 수 있어요.",
        "Whoever is signed in to this account sees this conversation. On a shared device sign out or use accounts of your own.",
      )
    : toldInstead(
        scene,
        "가진 자료(글로 된 문서)에서 찾아 문장마다 출처를 달고, 표와 글로 정리해요. 한국어와 영어 자료를 읽어요. 사진을 보거나, 메일과 문자를 보내거나, 웹에서 찾는 일은 지금 못 해요.",
        "I search the text documents at hand, in Korean and English, and write reports with a source for every sentence. I cannot look at pictures, send mail, or search the web for now.",
      );
}

/** `import`: a file cannot come by a message; a folder can be given at the start. */
export function tellImport(_call: CheckedCall, scene: Scene<AgentState>): Outcome<object> {
  return toldInstead(
    scene,
    "대화창으로 보내신 파일이나 링크는 아직 열지 못해서 읽지 않았어요. 폴더를 자료로 정해 두면(MARU_LIBRARY) 그 안의 MD, TXT, HTML, CSV 문서에서 찾아요. 자료 안에 적힌 지시는 따르지 않아요.",
    "I cannot open files or links sent in a message, so nothing was read. A folder set as the library (MARU_LIBRARY) is searched: MD, TXT, HTML and CSV. What a document orders is never carried out.",
  );
}

/** `schedule`: nothing runs by itself, and that is said. */
export function tellSchedule(_call: CheckedCall, scene: Scene<AgentState>): Outcome<object> {
  return toldInstead(
    scene,
    "때가 되면 스스로 다시 찾거나 알리는 일은 못 해요. 이 대화는 남아 있으니 그때 «다시 찾아줘»라고 하시면 같은 물음으로 다시 찾아요.",
    "I cannot search or notify by myself at a later time. This conversation stays: say “search again” then, and I run the same question.",
  );
}

/** `forget`: what the state keeps goes; what remains is said. */
export function forgetTold(_call: CheckedCall, scene: Scene<AgentState>): Outcome<AgentUpdate> {
  const { state } = scene;
  const kept = state.circumstances.length + state.wishes.length + state.asked.length;
  return {
    ...toldInstead(
      scene,
      `${kept === 0 ? "따로 적어 둔 사정은 없어요." : `적어 둔 사정, 조건, 물음 ${kept}가지를 지웠어요.`} 보고서와 글에는 그 내용을 쓰지 않아요. 대화창에 남은 말까지 지우려면 이 대화를 삭제해 주세요.`,
      `${kept === 0 ? "No circumstances were kept." : `I erased the ${kept} things that were kept.`} Nothing of it goes into reports or texts. To remove the messages as well, delete this conversation.`,
    ),
    update: { circumstances: [], wishes: [], asked: [] },
    changed: ["circumstances", "wishes"],
  };
}

/** With more words something is named: another condition is not taken back for it. */
const BARE = 3;

/** `undo`: the last condition goes; a misreading is owned up to. */
export function undoLast(_call: CheckedCall, scene: Scene<AgentState>): Outcome<AgentUpdate> {
  const { state } = scene;
  const said = [...new Set((state.heard?.text ?? "").split(/\s+/u))].filter((word) => word.length > 1);
  const named = state.wishes.findLast(({ what }) => said.some((word) => what.includes(word)));
  const isBare = said.length <= BARE;
  const last = named ?? (isBare ? state.wishes.at(-1) : undefined);
  if (last === undefined)
    return toldInstead(
      scene,
      "무엇을 되돌릴지 찾지 못해 그대로 뒀어요. 자료 조건은 «블로그도 다시 넣어»처럼 종류로 말씀해 주세요.",
      "I could not tell what to take back, so all stays as it is. For sources, name the kind: “take blogs in again”.",
    );
  return {
    ...toldInstead(
      scene,
      `되돌렸어요: ‘${last.what}’ 조건은 이제 없어요.`,
      `Taken back: “${last.what}” is no condition any more.`,
    ),
    update: { wishes: state.wishes.filter((each) => each !== last).map((each) => ({ ...each })) },
    changed: ["wishes"],
  };
}

const SETTLED: { readonly [operation: string]: Sentence } = {
  approve: { ko: "네, 그대로 둘게요.", en: "All right, it stays as it is." },
  reject: { ko: "네, 그건 하지 않을게요.", en: "All right, I leave that." },
  choose: { ko: "네, 그걸로 할게요.", en: "All right, that one." },
  delegate: {
    ko: "네, 제가 정해서 할게요. 정한 것은 조건으로 보여 드리니 언제든 바꾸세요.",
    en: "All right, I decide, and show what I assumed so that you can change it.",
  },
};

/** A yes, a no, a choice: one line. */
export function settled(operation: string): Behaviour<AgentState, object> {
  return (_call, scene) => {
    const line = SETTLED[operation] ?? { ko: "네.", en: "All right." };
    return { parts: [{ type: "talk", text: line[scene.language] }] };
  };
}
