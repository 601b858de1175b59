import { trimMarks, withParticle } from "@maru/language";
import { WORDS } from "../../texts/words.ts";
import type { Asked } from "./asked.ts";

const MOST_WORDS = 30;

/** What nothing is held on: one honest line, and the nearest thing that can be done. */
export function notHeld({ words, language, destination, state }: Asked): string {
  const said = trimMarks(words, { end: "?？.!~" }).slice(0, MOST_WORDS);
  const place = destination === undefined ? null : WORDS[language].city(destination.names.ko);
  if (language === "en")
    return `My data hold nothing on “${said}”.${place === null ? " Days, people, costs to share and messages I can still work on." : ` Of ${place} I know the sights, hours, prices, ways and climate.`}`;
  const about = `“${said}”${withParticle(said, "은/는").slice(said.length)}`;
  if (place === null)
    return `${about} 제 자료에 없어요. 날짜와 박수, 비용 나누기, 보낼 글은 도와드릴 수 있어요.`;
  return state.plans_generated
    ? `${about} 제 자료에 없어요. ${place}의 장소와 여는 시간, 값, 이동, 기후, 지금 계획의 비용은 바로 답해 드릴 수 있어요.`
    : `${about} 제 자료에 없어요. ${place}의 장소, 값, 이동, 기후는 알려 드릴 수 있어요.`;
}
