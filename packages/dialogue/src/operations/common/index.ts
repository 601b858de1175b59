import type { Operation } from "../operation.ts";
import { approve } from "./approve.ts";
import { arrange } from "./arrange.ts";
import { calc } from "./calc.ts";
import { choose } from "./choose.ts";
import { compare } from "./compare.ts";
import { dates } from "./dates.ts";
import { delegate } from "./delegate.ts";
import { draft } from "./draft.ts";
import { edit } from "./edit.ts";
import { explain } from "./explain.ts";
import { feel } from "./feel.ts";
import { forget } from "./forget.ts";
import { general } from "./general.ts";
import { help } from "./help.ts";
import { importData } from "./import.ts";
import { judge } from "./judge.ts";
import { later } from "./later.ts";
import { noise } from "./noise.ts";
import { note } from "./note.ts";
import { outside } from "./outside.ts";
import { reject } from "./reject.ts";
import { rule } from "./rule.ts";
import { set } from "./set.ts";
import { show } from "./show.ts";
import { steps } from "./steps.ts";
import { talk } from "./talk.ts";
import { undo } from "./undo.ts";
import { urgent } from "./urgent.ts";
import { verify } from "./verify.ts";
import { wish } from "./wish.ts";

/** What every assistant understands. Each adds its own beside these. */
export const COMMON_OPERATIONS: readonly Operation[] = [
  set,
  edit,
  wish,
  note,
  importData,
  forget,
  choose,
  approve,
  reject,
  later,
  undo,
  delegate,
  judge,
  explain,
  verify,
  compare,
  calc,
  dates,
  rule,
  steps,
  help,
  general,
  outside,
  urgent,
  draft,
  show,
  arrange,
  talk,
  feel,
  noise,
];
