import { apply, defineState, initialState, list, safeApply, value } from "@maru/state";
import * as z from "zod";

const Trip = defineState("trip", {
  version: 1,
  fields: {
    destination: value(z.string()).optional(),
    duration: value(z.int().min(1).max(14)).optional().label("기간", "Stay").unit("박", " nights"),
    notes: list(z.string()),
  },
});

const start = initialState(Trip, {});
const next = apply(Trip, start, { destination: "오사카", duration: 3, notes: ["맛집 위주"] });
console.log(next); // { destination: '오사카', duration: 3, notes: [ '맛집 위주' ] }
console.log(start); // { destination: null, duration: null, notes: [] }: as it was

const tooLong = safeApply(Trip, next, { duration: 20 });
if (!tooLong.ok) console.log(tooLong.error.sentence("ko")); // 기간은 1박~14박이어야 해요.
