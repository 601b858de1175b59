import { findIssues } from "../../issues/find-issues.ts";
import type { Listing, RealEstateData } from "../../ports.ts";
import type { Facts, Request, Topic } from "../../shapes/request.ts";
import type { FollowUp } from "../follow-up.ts";

/** A message after prices or homes were shown. */
export interface HomeTalk {
  readonly text: string;
  /** What its own words are about. */
  readonly said: readonly Topic[];
  readonly previous: Request | null;
  readonly data: RealEstateData;
  readonly now: string;
  readonly shown: readonly Listing[];
  /** The text without the names of homes: «사랑오피스텔» asks for no other kind of home. */
  readonly unnamed: string;
}

/** What a message about homes takes over, with the facts of its own read as such a message. */
export interface HomeFollowUp extends FollowUp {
  readonly own: Partial<Facts>;
}

export const ABOUT_HOMES: readonly Topic[] = ["market", "listings", "price_level"];
/** What may be read into a message that only changes a search: «3억 5천까지 올리면?», «월세로 바꿔줘». */
export const MISTAKEN: readonly Topic[] = [...ABOUT_HOMES, "increase", "conversion", "law", "thanks", "help"];
/** Words of a lease that somebody has: then it is no search. */
export const OF_A_LEASE =
  /집주인|임대인|건물주|세입자|임차인|계약(?!면적)|갱신|만기|보증금(?:을|이)?(?:올|안|못|돌)|landlord|tenant|\blease\b/iu;

/** A question of the law that names a place: «마포구 전입신고는 어디서?». */
export function isOfLaw(text: string, said: readonly Topic[]): boolean {
  return said.some((topic) => topic === "law" || topic === "help") && findIssues(text).length > 0;
}

/** What money may be told as. */
export const SUMS: readonly string[] = ["price", "deposit", "rent", "maximum_price", "minimum_price"];
