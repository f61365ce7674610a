import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { transferParts } from '../db/schema.ts';
import type { PartRow } from './transfer-store.ts';

/**
 * Drops the contract of a sweep, or the gas of an address, that needs none any more. One that was signed before stays, with no
 * fee that it may still take: what its attempts cost was paid, and its number names them.
 */
export async function dropPart(tx: Db, part: PartRow): Promise<void> {
  const place = and(eq(transferParts.outId, part.outId), eq(transferParts.n, part.n));
  if (part.intentId === null && part.attempt === 1) await tx.delete(transferParts).where(place);
  else await tx.update(transferParts).set({ state: 'FAILED', feeUnits: 0n }).where(place);
}
