/** Text for a terminal: no control characters can move the cursor, change colours or ring the bell. */
export function plainText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  return text.replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/gu, "");
}
