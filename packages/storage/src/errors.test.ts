import { describe, expect, it } from "vitest";
import { STORAGE_ERRORS, StorageError, type StorageErrorCode } from "./errors.ts";

describe("an error", () => {
  it.each(Object.keys(STORAGE_ERRORS) as StorageErrorCode[])(
    "[P2] %s tells people what happened in both languages",
    (code) => {
      const details = { known: [], where: "here", reason: "so" } as never;
      const error = new StorageError(code, details);
      expect(error.sentence("ko")).toMatch(/[가-힣]+(요|요\.|요\. .*)$/);
      expect(error.sentence("en")).toMatch(/^[A-Z].*\.$/);
      expect(error.message).toMatch(/\.$/);
    },
  );
});
