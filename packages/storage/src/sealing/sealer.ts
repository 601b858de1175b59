import type { Cell, RowAddress } from "../backends/backend.ts";

/** The key that seals one space. Made once per space, kept wrapped by the master key. */
export interface DataKey {
  readonly id: string;
  readonly bytes: Uint8Array;
}

export interface CellAddress extends RowAddress {
  readonly space: string;
}

/** Turns cells into ciphertext and back. A cell opens only at the address it was sealed for. */
export interface Sealer {
  /** A new data key, and the row that keeps it wrapped. */
  create(space: string): { dataKey: DataKey; cell: Cell };
  /** The data key from its row. StorageError MISSING_KEY when the ring lacks the master key, INTEGRITY when altered. */
  unwrap(space: string, wrapped: Cell): DataKey;
  seal(dataKey: DataKey, address: CellAddress, cell: Cell): Uint8Array;
  /** StorageError PLAINTEXT_REFUSED for a cell that was never sealed, INTEGRITY for one altered or moved. */
  open(dataKey: DataKey | null, address: CellAddress, sealed: Cell): Cell;
  /** The same value always gives the same name; without the key the value cannot be guessed from it. */
  lookupHash(value: string): string;
}
