import { liesIn } from "../../market/districts.ts";
import type { RealEstateData } from "../../ports.ts";
import type { Request, Topic } from "../../shapes/request.ts";
import { droppedFacts } from "../dropped-facts.ts";
import { BUYS } from "./ask-shown.ts";
import { changeSearch, changesIn } from "./change-search.ts";
import {
  ABOUT_HOMES,
  type HomeFollowUp,
  type HomeTalk,
  isOfLaw,
  MISTAKEN,
  OF_A_LEASE,
  SUMS,
} from "./home-talk.ts";

/** «아파트 말고», «연식 조건 빼고 5억 이하로», «비싼순»: the same search with something changed. */
export function changed(talk: HomeTalk, previous: Request): HomeFollowUp | null {
  const { text, said, data } = talk;
  if (OF_A_LEASE.test(text) || isOfLaw(text, said)) return null;
  if (!said.every((topic) => MISTAKEN.includes(topic))) return null;
  const changes = changesIn(talk, previous);
  const dropped = droppedFacts(text);
  if (changes.length === 0 && dropped.length === 0) return null;
  if (isNewSearch(talk, changes)) return null;
  // «7억으로 들어갈 데 있어?» after prices were shown asks for the deals among them.
  const isBudget = BUYS.test(text.replaceAll(/\s+/gu, "")) && changes.every((name) => SUMS.includes(name));
  if (isBudget && !previous.topics.includes("listings")) return null;
  const { price, deposit, rent } = previous.facts;
  const isJudged = previous.topics.includes("price_level") && !changes.includes("kind");
  const facts = { ...changeSearch(talk, previous, dropped), ...(isJudged ? { price, deposit, rent } : {}) };
  const station = facts.station ?? null;
  const topics = topicsFor(previous, [...changes, ...dropped]);
  return {
    topics,
    facts: {
      ...facts,
      // «강남역 근처는?» after another district.
      ...(station !== null && changes.includes("station")
        ? { regions: placesAround(station, facts.regions ?? [], data) }
        : {}),
    },
    own: {},
    reuses: false,
    leans: true,
  };
}

function placesAround(station: string, regions: readonly string[], { listings }: RealEstateData): string[] {
  const near = listings.filter((each) => each.station?.startsWith(station) === true);
  return regions.filter((region) => near.length === 0 || near.some((each) => liesIn(each, region)));
}

const OF_THOSE = /(?:그|이|저|위|요)\s?(?:중|거\s?중|것\s?중|매물\s?중)|중에서?|of (?:those|these|them)/iu;
const GOES_ON =
  /^(?:그럼|그러면|그렇다면|그리고|그런데|근데|또|혹시|아니|이번엔|ok|okay|fine|hmm|and|what about|how about|then|ㅇㅋ|ㅇㅇ|음|오)|(?:은|는|도)\s?(?:요|어때|있어|없어|보여줘|같이|포함)?[?？~]*$|instead|\bthen\b|대신|말고|같이|바꿔|바꾸/iu;

/** A place of its own and a sort of home, or a whole sentence of both: somebody begins anew. */
function isNewSearch({ text, said }: HomeTalk, changes: readonly string[]): boolean {
  if (OF_THOSE.test(text) || !changes.includes("regions") || said.length === 0) return false;
  if (GOES_ON.test(text.trim())) return false;
  return true;
}

/** The topics that the change asks for again. */
function topicsFor({ topics, facts }: Request, names: readonly string[]): readonly Topic[] {
  const isAboutPrices = names.every((name) => STATISTICS.includes(name));
  const earlier = topics.filter((topic) => ABOUT_HOMES.includes(topic));
  if (earlier.includes("price_level") && isAboutPrices) {
    // «그럼 월세는?»: the sum that was judged is none of it.
    const hasSum = [facts.price, facts.deposit, facts.rent].some((sum) => sum !== null);
    return hasSum && !names.includes("kind") ? earlier : ["market"];
  }
  if (isAboutPrices) return earlier;
  // Statistics know nothing of years or stations; homes on offer do.
  return ["listings"];
}
const STATISTICS: readonly string[] = [
  "regions",
  "property_type",
  "also_types",
  "kind",
  "complex",
  "minimum_area",
  "maximum_area",
];
