import { seoulTime } from "@maru/runtime";

/** A moment as people here read it, to the second, in the time that conversations are told in. */
export function localTime(moment: string): string {
  return seoulTime(Date.parse(moment)).slice(0, 19).replace("T", " ");
}
