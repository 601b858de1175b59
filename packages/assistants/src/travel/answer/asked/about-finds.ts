import type { Place } from "../../data/place.ts";
import { type Answerer, type Asked, speaksOf } from "./asked.ts";

const MOST = 3;

/** Which of the places that are held suit what is looked for. */
export const aboutFinds: Answerer = (asked) => {
  const { destination, op } = asked;
  if (destination === undefined) return null;
  const isLooking = op === "find" || op === "general" || op === "lookup" || op === "judge";
  if (!isLooking) return null;
  if (speaksOf(asked, "gift"))
    return named(
      asked,
      destination.places.filter(({ styles, meal }) => styles.includes("쇼핑") && meal === undefined),
      {
        ko: "선물은 이런 곳에서 고르기 좋아요",
        en: "For gifts",
      },
    );
  if (speaksOf(asked, "meal", "cafe", "halal", "vegan", "seafood")) return meals(asked, destination.places);
  if (speaksOf(asked, "hospital", "pool", "breakfast", "facility", "parking", "booked_live"))
    return notHeld(asked);
  if (op !== "find") return null;
  if (speaksOf(asked, "indoor", "rain_plan"))
    return named(
      asked,
      destination.places.filter(({ indoor, meal }) => indoor && meal === undefined),
      {
        ko: "실내로는",
        en: "Indoors",
      },
    );
  if (speaksOf(asked, "children"))
    return named(
      asked,
      destination.places.filter((each) => each.with_children && each.meal === undefined),
      {
        ko: "아이와 가기 좋은 곳은",
        en: "With children",
      },
    );
  return null;
};

function meals(asked: Asked, places: readonly Place[]): string | null {
  const { language } = asked;
  const isCafe = speaksOf(asked, "cafe");
  const all = places.filter(({ meal }) =>
    isCafe ? meal === "snack" : meal !== undefined && meal !== "snack",
  );
  const unknown = speaksOf(asked, "halal", "vegan", "allergy")
    ? {
        ko: " 할랄·채식이 되는지는 제 자료에 없으니 가게에 확인해 주세요.",
        en: " Whether they serve halal or vegan food is not in my data.",
      }[language]
    : "";
  const told = named(asked, all, { ko: isCafe ? "카페로는" : "식당으로는", en: isCafe ? "Cafes" : "To eat" });
  return told === null ? null : `${told}${unknown}`;
}

function named(
  { language }: Asked,
  places: readonly Place[],
  lead: { readonly ko: string; readonly en: string },
): string | null {
  const best = [...places].sort((left, right) => right.popularity - left.popularity).slice(0, MOST);
  if (best.length === 0) return null;
  const lines = best
    .map((place) => (language === "ko" ? `${place.ko}(${place.note_ko})` : place.en))
    .join(", ");
  return `${lead[language]} ${lines}${{ ko: "이에요.", en: "." }[language]}`;
}

function notHeld({ language, concepts }: Asked): string {
  const isLive = concepts.has("booked_live");
  return isLive
    ? {
        ko: "빈자리나 운항 여부 같은 실시간 정보는 제 자료에 없어요. 운영하는 곳에 직접 확인해 주세요.",
        en: "Live availability is not in my data; please ask the operator.",
      }[language]
    : {
        ko: "그런 시설이 있는지는 제 자료에 없어요. 숙소나 시설에 직접 물어봐 주세요. 물어볼 글을 써 드릴 수 있어요.",
        en: "Whether it has that is not in my data; please ask there. I can write the message.",
      }[language];
}
