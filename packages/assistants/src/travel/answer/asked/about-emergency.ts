import { emergencyIn } from "../../data/emergency-numbers.ts";
import { type Answerer, speaksOf } from "./asked.ts";

/** Whom to call where the trip goes. */
export const aboutEmergency: Answerer = (asked) => {
  const { destination, language } = asked;
  const numbers = destination === undefined ? undefined : emergencyIn(destination.country.code);
  if (destination === undefined || numbers === undefined || !speaksOf(asked, "emergency")) return null;
  const place = destination.country[language];
  return {
    ko: `${place}에서 구급차는 ${numbers.ambulance}, 경찰은 ${numbers.police}이에요(2025년 기준). 통역이 필요하면 영사콜센터 +82-2-3210-0404(24시간)예요.`,
    en: `In ${place} call ${numbers.ambulance} for an ambulance, ${numbers.police} for the police (as of 2025).`,
  }[language];
};
