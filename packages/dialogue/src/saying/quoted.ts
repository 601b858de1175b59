import { type Particle, withParticle } from "@maru/language";

/** Words in quotation marks with the particle that fits their last sound: «4박»은. */
export function quoted(words: string, particle: Particle): string {
  return `«${words}»${withParticle(words, particle).slice(words.length)}`;
}
