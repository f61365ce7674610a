import type { Db } from '../db/open-database.ts';
import { transferConflict } from './transfer-conflict.ts';
import { isLeft } from './transfer-status.ts';
import { loadParts, type TransferRow } from './transfer-store.ts';

/** Requires a signed transfer with parts that another signature would send. @throws {ApiError} 409 STATE_CONFLICT */
export async function requireLeft(db: Db, row: TransferRow): Promise<void> {
  const parts = await loadParts(db, [row.id]);
  if (row.status === 'PLANNED' || !parts.some(isLeft))
    throw transferConflict(row, 'Nothing is left to sign.');
}
