import { transferConflict } from '../transfers-out/transfer-conflict.ts';
import type { TransferRow } from '../transfers-out/transfer-store.ts';

/** Requires a sweep in which each address sends its funds itself, as its owner can sign it. @throws {ApiError} 409 STATE_CONFLICT */
export function requireEach(row: TransferRow): void {
  if (row.way === 'TOGETHER')
    throw transferConflict(row, 'The server signs one transaction for many addresses.');
}
