/** What one person, company or address may take of the server. Each process counts for itself. */
export interface Limits {
  /** Anything at all, for one person within a minute. */
  readonly requests: number;
  /** Messages and decisions, for one person within a minute. */
  readonly messages: number;
  /** The same for everyone of one company together. */
  readonly companyMessages: number;
  /** Anything from one address by nobody in particular within a minute, wrong tokens too. */
  readonly strangers: number;
  /** Open connections from one address on which nobody has shown who they are. */
  readonly connections: number;
  /** Requests of one person that are under way at once: bodies that are still coming, answers that are not taken. */
  readonly atOnce: number;
  /** Exports and files of one person at once. */
  readonly exports: number;
  /** Open sockets and event streams of one person. */
  readonly sockets: number;
}

export const LIMITS: Limits = {
  requests: 600,
  messages: 60,
  companyMessages: 1200,
  strangers: 60,
  connections: 500,
  atOnce: 64,
  exports: 2,
  sockets: 50,
};
