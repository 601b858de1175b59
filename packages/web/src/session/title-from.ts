/** As long as a title in the list of conversations can be read. */
const LONGEST = 60;

/** What a conversation is called after the first thing that was said in it. */
export const titleFrom = (text: string): string => text.replace(/\s+/g, " ").trim().slice(0, LONGEST);
