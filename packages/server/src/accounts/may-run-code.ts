import { and, eq, ne } from 'drizzle-orm';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { ServiceContext } from '../context.ts';
import { isAnyOf } from '../db/is-any-of.ts';
import { addressStock, transfersOut } from '../db/schema.ts';

export interface AskedPurses {
  readonly network: ServedNetwork;
  readonly purseIds: readonly string[];
}

/**
 * Returns whether one of the purses may run the code of a sweeper (EIP-7702). A restored database has lost what it knew of
 * free addresses: where sweeps are signed that move many together, each of those may.
 */
export async function mayRunCode(
  { db, collectsTogether }: Pick<ServiceContext, 'db' | 'collectsTogether'>,
  { network, purseIds }: AskedPurses,
): Promise<boolean> {
  const rows = await db
    .select({ purseId: addressStock.purseId, isDelegated: addressStock.isDelegated })
    .from(addressStock)
    .where(isAnyOf(addressStock.purseId, purseIds));
  if (rows.some(({ isDelegated }) => isDelegated)) return true;
  if (rows.length === new Set(purseIds).size) return false;
  if (collectsTogether) return true;
  const { way, status } = transfersOut;
  const isSigned = and(
    ...[eq(transfersOut.network, network), eq(way, 'TOGETHER'), ne(status, 'PLANNED')],
  );
  return (await db.$count(transfersOut, isSigned)) > 0;
}
