/** Where LangGraph finds the checkpoints of a session. */
export function threadOf(session: string) {
  return { configurable: { thread_id: session, checkpoint_ns: "" } };
}
