import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import type { BlockRef, Survey } from '../chains/chain.ts';
import { holdCursor, wantRescan } from '../chains/cursor.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { Db } from '../db/open-database.ts';
import { accounts, chainBlocks, openingBalances } from '../db/schema.ts';

export interface Opening {
  readonly accountId: string;
  readonly network: ServedNetwork;
  readonly survey: Extract<Survey, { readonly kind: 'holdings' }>;
}

/**
 * Stores the balances of an imported account as its opening balances. They include all transactions
 * up to that block, so that none counts twice. Returns false when another block is recorded at that
 * height.
 */
export async function saveOpening(
  tx: Db,
  { accountId, network, survey }: Opening,
): Promise<boolean> {
  const { at, holdings } = survey;
  // A block in its place that is applied at this moment would not see these balances.
  await holdCursor(tx, network);
  if (await isForeign(tx, network, at)) return false;
  const place = { accountId, network, blockHeight: at.height, blockHash: at.hash };
  const native = holdings.find(({ tokenId }) => tokenId === null);
  const tokens = holdings.flatMap(({ tokenId, value }) =>
    tokenId === null ? [] : { ...place, assetId: tokenId, valueUnits: value },
  );
  await tx
    .insert(openingBalances)
    .values([{ ...place, assetId: network, valueUnits: native?.value ?? null }, ...tokens])
    .onConflictDoNothing();
  return true;
}

async function isForeign(tx: Db, network: ServedNetwork, { height, hash }: BlockRef) {
  const [known] = await tx
    .select({ hash: chainBlocks.hash })
    .from(chainBlocks)
    .where(and(eq(chainBlocks.network, network), eq(chainBlocks.height, height)));
  return known !== undefined && known.hash !== hash;
}

/** Returns whether an account has opening balances of a block above a height, which that block is to confirm. */
export async function isOpeningAbove(
  db: Db,
  network: ServedNetwork,
  height: number,
): Promise<boolean> {
  const { accountId, blockHeight } = openingBalances;
  const [found] = await db
    .select({ accountId })
    .from(openingBalances)
    .where(and(eq(openingBalances.network, network), gt(blockHeight, height)))
    .limit(1);
  return found !== undefined;
}

/** Deletes opening balances at an orphaned block, and requests another survey of their accounts. */
export async function dropForeignOpenings(
  tx: Db,
  network: ServedNetwork,
  { height, hash }: BlockRef,
): Promise<void> {
  const { accountId, blockHeight, blockHash } = openingBalances;
  const isForeignHere = and(eq(blockHeight, height), ne(blockHash, hash));
  const dropped = await tx
    .delete(openingBalances)
    .where(and(eq(openingBalances.network, network), isForeignHere))
    .returning({ accountId });
  if (dropped.length === 0) return;
  const ids = [...new Set(dropped.map((row) => row.accountId))];
  await tx.update(accounts).set({ historyFrom: null }).where(inArray(accounts.id, ids));
  await wantRescan(tx, network);
}
