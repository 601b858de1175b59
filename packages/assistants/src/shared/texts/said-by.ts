interface WithMessages {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

/** What the person wrote before the message that is being answered. */
export function saidBy({ messages }: WithMessages): readonly string[] {
  return messages
    .filter(({ role }) => role === "user")
    .map(({ content }) => content)
    .slice(0, -1);
}

/** What was answered to that. */
export function answeredBefore({ messages }: WithMessages): string | null {
  return messages.findLast(({ role }) => role === "assistant")?.content ?? null;
}
