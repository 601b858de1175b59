import type { Language } from "@maru/state";

/** Korean, unless the caller would rather have English. */
export function languageOf(header: string | null | undefined): Language {
  const wanted = (header ?? "")
    .slice(0, 200)
    .split(",")
    .map((each) => {
      const [tag = "", quality = "q=1"] = each.split(";").map((part) => part.trim());
      return { tag: tag.toLowerCase(), weight: Number(quality.replace(/^q=/, "")) || 0 };
    })
    .toSorted((left, right) => right.weight - left.weight)
    .find(({ tag }) => /^(ko|en)\b/.test(tag));
  return wanted?.tag.startsWith("en") === true ? "en" : "ko";
}
