import { and, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Db } from '../../../db/open-database.ts';
import { addresses, utxos } from '../../../db/schema.ts';
import type { SpendingAccount } from '../../spending.ts';

/** Transaction that was planned earlier. */
export interface EarlierPlan {
  readonly inputs: readonly { readonly hash: string; readonly index: number }[];
  /** Addresses of its outputs, without that of the recipient. */
  readonly others: readonly string[];
  /** Index of the next change address now. */
  readonly changeIndex: number;
}

/** Tells whether another transaction of the account has taken a coin or the change address of a plan. */
export async function isOvertaken(
  tx: Db,
  { id }: Pick<SpendingAccount, 'id'>,
  { inputs, others, changeIndex }: EarlierPlan,
): Promise<boolean> {
  const hashes = inputs.map(({ hash }) => hash);
  const spent = await tx
    .select({ hash: utxos.hash, index: utxos.outputIndex })
    .from(utxos)
    .where(and(eq(utxos.accountId, id), inArray(utxos.hash, hashes), isNotNull(utxos.spentBy)));
  const used = await tx
    .select({ id: addresses.id })
    .from(addresses)
    .where(
      and(
        ...[eq(addresses.accountId, id), eq(addresses.branch, 'change')],
        ...[lt(addresses.addressIndex, changeIndex), inArray(addresses.address, [...others])],
      ),
    )
    .limit(1);
  const isSpent = inputs.some((each) =>
    spent.some(({ hash, index }) => hash === each.hash && index === each.index),
  );
  return isSpent || used.length > 0;
}
