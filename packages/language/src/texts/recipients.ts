import { isOffice } from "./addressee.ts";
import * as words from "./order-words.ts";
import { kindNamed } from "./text-kinds.ts";

interface Recipients {
  readonly to: readonly string[];
  readonly rest: readonly string[];
}

/** To whom a text goes, and the words without them. */
export function recipients(tokens: readonly string[]): Recipients {
  const to: string[] = [];
  const rest: string[] = [];
  tokens.forEach((raw, index) => {
    const token = raw.replace(/[,.!~]+$/u, "");
    const who = words.RECIPIENT.exec(token)?.groups?.["who"];
    const previous = tokens[index - 1] ?? "";
    if (who !== undefined && who !== "함" && !/(?:에|으로)$/u.test(who)) {
      const isTitled =
        words.TITLE.test(who) &&
        /^[가-힣]{2,4}$/u.test(previous) &&
        !/(?:고|는|은|을|를|로|에|서|면|지|도|게|한|데)$/u.test(previous) &&
        !words.LEAD_WORDS.has(previous) &&
        !words.POINTING_WORDS.has(previous);
      if (isTitled) rest.pop();
      to.push(...(isTitled ? `${previous} ${who}` : who).split(/(?:이랑|하고)(?=[가-힣]{2})/u));
      return;
    }
    if (words.TOWARDS.test(token) && previous !== "") {
      rest.pop();
      to.push(previous);
      return;
    }
    const together = /^(.{2,}?)(?:이랑|랑|하고)$/u.exec(token)?.[1];
    const isJoined = together !== undefined && words.RECIPIENT.test(tokens[index + 1] ?? "");
    if (isJoined) {
      to.push(together);
      return;
    }
    const place = /^([가-힣]{2,})에$/u.exec(token)?.[1];
    const following = tokens[index + 1] ?? "";
    if (
      place !== undefined &&
      (isOffice(place) ||
        kindNamed(following) !== null ||
        /^(?:보낼|보여줄|낼|올릴|붙일|드릴)$/u.test(following))
    ) {
      to.push(place);
      return;
    }
    rest.push(raw);
  });
  return { to, rest };
}
