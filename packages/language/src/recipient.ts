const RECIPIENT =
  /(?<![가-힣])(?<name>[가-힣]{1,8}?)(?:한테|에게|께)(?: ?(?:보낼|보내|줄|쓸|써|드릴|올릴|문자|카톡|톡|메일|편지|짧게|하나|말|설명)|\s|$)|(?<![가-힣])(?<group>[가-힣]{1,6}(?:톡방?|방|카페|밴드))에 ?(?:올릴|올리|보낼|쓸|공지)|\b(?:to|for) (?:my )?(?<english>[a-z]{2,15})\b/iu;

/** Whom a text is for: «딸아한테 문자 하나 써주우» is for 딸아. */
export function recipientIn(text: string): string | undefined {
  const { name, group, english } = RECIPIENT.exec(text)?.groups ?? {};
  return name ?? group ?? english;
}
