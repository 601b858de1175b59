/**
 * Korean and English understanding with no model. Pure: no I/O, no clock, no framework.
 *
 * const memories = ["제주도에서 흑돼지를 먹었어요", "I keep two cats"].map(tokenise);
 * const [best] = rank(tokenise("제주 흑돼지"), memories);
 * best?.document; // 0
 */

// Text search
export type { Ranked } from "./rank.ts";
export { rank } from "./rank.ts";
export type { Span, Token, TokenKind } from "./tokenise.ts";
export { tokenise } from "./tokenise.ts";
