export type QueryValue = string | number | boolean | null;

export interface QueryLimits {
  readonly rows: number;
  /** Of the values together, roughly. */
  readonly bytes: number;
  readonly milliseconds: number;
}

export const QUERY_LIMITS: QueryLimits = { rows: 1000, bytes: 1024 * 1024, milliseconds: 2000 };

export interface QueryResult {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly QueryValue[])[];
  /** Whether there was more than the limits let through. */
  readonly isCut: boolean;
}

/** A database that somebody else's SQL may be run on, because it can do nothing but read. */
export interface ReadableDatabase {
  /** Runs one SELECT. StorageError QUERY_REFUSED or QUERY_TIMED_OUT otherwise; nothing is ever changed. */
  readOnlyQuery(
    sql: string,
    parameters?: readonly QueryValue[],
    limits?: Partial<QueryLimits>,
  ): Promise<QueryResult>;
  close(): Promise<void>;
}
