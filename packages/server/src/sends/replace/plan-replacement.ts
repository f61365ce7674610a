import { getNetwork } from '@billfold/core';
import type { ChainFees } from '../../chains/chain.ts';
import type { Db } from '../../db/open-database.ts';
import { planEvmReplacement } from '../../families/evm/replacement/evm-replacement.ts';
import { getSpending, type PlannedSpend } from '../../families/spending.ts';
import {
  planUtxoReplacement,
  refuseBuiltUpon,
} from '../../families/utxo/replacement/utxo-replacement.ts';
import { endForReplacement, notReplaceable } from './open-send.ts';
import type { ReplacementWish } from './replacement-wish.ts';

/**
 * Ends a send and plans what stands in its place, in the transaction that has locked the account.
 * @throws {ApiError} 409 NOT_REPLACEABLE, also on networks that know no replacing; what a plan throws
 */
export async function planReplacement(
  tx: Db,
  wish: ReplacementWish,
  { fees, at }: { readonly fees: ChainFees; readonly at: Date },
): Promise<PlannedSpend> {
  const { account, send } = wish;
  const { family } = getNetwork(account.network).model;
  if (family === 'utxo') await refuseBuiltUpon(tx, send);
  await endForReplacement(tx, account, send, at);
  await getSpending(account.network).release(tx, account.network, send.intent.hash);
  switch (fees.family) {
    case 'utxo':
      return planUtxoReplacement(tx, wish, fees);
    case 'evm':
      return planEvmReplacement(tx, wish, fees);
    default:
      throw notReplaceable('This network does not know how to replace a transaction.');
  }
}
