/** Why the server closes a socket. Codes above 4000 are ours; the others mean what RFC 6455 says. */
export const CLOSE_REASONS = {
  going_away: 1001,
  protocol_error: 1002,
  message_too_large: 1009,
  server_error: 1011,
  server_stopping: 1012,
  unauthenticated: 4001,
  forbidden: 4003,
  /** The session is expired, deleted, or was never yours. */
  session_gone: 4004,
  too_many_requests: 4029,
  /** The reader fell so far behind that it has to come again and take a snapshot. */
  too_slow: 4408,
} as const;
export type CloseReason = keyof typeof CLOSE_REASONS;

/** Whether coming again makes sense, and how. */
export function afterClose(code: number): "reconnect" | "sign_in" | "give_up" {
  switch (code) {
    case CLOSE_REASONS.unauthenticated:
      return "sign_in";
    case CLOSE_REASONS.forbidden:
    case CLOSE_REASONS.session_gone:
    case CLOSE_REASONS.message_too_large:
    case CLOSE_REASONS.protocol_error:
      return "give_up";
    default:
      return "reconnect";
  }
}
