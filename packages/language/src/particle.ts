import { josa } from "es-hangul";

export type Particle = "은/는" | "이/가" | "을/를" | "와/과" | "으로/로" | "이에요/예요";

/** A word with the particle that fits its last sound; after Latin letters and digits the open form is taken. */
export function withParticle(word: string, particle: Particle): string {
  return word === "" ? word : josa(word, particle);
}
