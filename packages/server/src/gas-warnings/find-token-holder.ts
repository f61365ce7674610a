import { parseAmount, type TokenDefinition, tokensOf } from '@billfold/core';
import { desc, inArray, sql } from 'drizzle-orm';
import { loadCursors } from '../chains/chain-cursors.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import type { Db } from '../db/open-database.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { type HeldRequest, selectHeldFunds } from '../payments-accounts/held-funds.ts';

/** Account of a business with tokens that a network fee can move. */
export interface TokenHolder {
  readonly accountId: string;
  readonly token: TokenDefinition;
  readonly units: bigint;
}

/** Finds the largest holding of a token that a business has on a network; null where it has none that can be sent. */
export async function findTokenHolder(
  db: Db,
  business: Omit<HeldRequest, 'cursors'>,
  network: ServedNetwork,
): Promise<TokenHolder | null> {
  const tokens = tokensOf(network);
  const held = selectHeldFunds(db, { ...business, cursors: await loadCursors(db) });
  const rows = await db
    .selectDistinctOn([held.assetId], {
      ...{ accountId: held.accountId, assetId: held.assetId },
      units: sql<bigint>`${held.spendable}::text`.mapWith(BigInt),
    })
    .from(held)
    .where(
      inArray(
        held.assetId,
        tokens.map(({ id }) => id),
      ),
    )
    .orderBy(held.assetId, desc(held.spendable));
  for (const { accountId, assetId, units } of rows) {
    const token = tokens.find(({ id }) => id === assetId);
    const { minimumAmount, decimals } = requireAsset(assetId);
    if (token !== undefined && units >= parseAmount(minimumAmount, decimals))
      return { accountId, token, units };
  }
  return null;
}
