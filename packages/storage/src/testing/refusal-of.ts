import { isStorageError, type StorageError } from "../errors.ts";

/** Runs what must be refused and gives the error, so that a test can look at what it says. */
export function refusalOf(run: () => unknown): StorageError {
  try {
    run();
  } catch (error) {
    if (isStorageError(error)) return error;
    throw error;
  }
  throw new Error("it was not refused");
}
