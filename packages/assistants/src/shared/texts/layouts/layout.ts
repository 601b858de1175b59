import type { Register, TextOrder } from "@maru/language";
import type { TextLine } from "../text-data.ts";

/** What a text is made of, beside the order. */
export interface Material {
  /** Who sends it: «세입자 [이름]»; null where it says so itself. */
  readonly sender: string | null;
  /** Lines out of what is known: results, facts of the case. */
  readonly facts: readonly TextLine[];
  /** What it is about, for its title. */
  readonly about: string | null;
}

export const GAP = { ko: "[전할 내용]", en: "[what to say]" };

/** What a layout puts in order. */
export interface Parts {
  readonly order: TextOrder;
  readonly to: string | null;
  readonly kind: string;
  readonly register: Register;
  readonly material: Material;
  readonly body: readonly TextLine[];
}

export type Layout = "chat" | "mail" | "certified" | "titled" | "terms" | "list" | "bare" | "spoken";

export function layoutOf(kind: string): Layout {
  switch (kind) {
    case "mail":
    case "letter":
      return "mail";
    case "certified":
    case "official_letter":
      return "certified";
    case "notice":
    case "post":
    case "statement":
    case "request":
    case "form":
      return "titled";
    case "agreement":
      return "terms";
    case "checklist":
    case "questions":
    case "summary":
    case "memo":
    case "table":
      return "list";
    case "script":
    case "speech":
      return "spoken";
    case "message":
      return "chat";
    default:
      return "bare";
  }
}

export type Layouts = { readonly [layout in Layout]: (parts: Parts) => readonly TextLine[] };

export function onLine(each: TextLine): TextLine {
  return { ...each, breaks: true };
}
