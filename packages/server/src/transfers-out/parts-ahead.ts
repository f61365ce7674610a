import { getNetwork } from '@billfold/core';
import type { Db } from '../db/open-database.ts';
import type { SpendingAccount } from '../families/spending.ts';
import { countWaiting } from '../sends/broadcast/waits-for-blocks.ts';
import { isLeft } from './transfer-status.ts';
import type { PartRow } from './transfer-store.ts';

/**
 * Most sends of an account that wait for a block while more of its parts are signed. On Bitcoin and Litecoin each line spends
 * the change of the one before, and nodes relay 25 such transactions. On Ethereum the numbers of the lines keep every other
 * send of the account behind them, at the price of one moment. Where transactions end soon, their broadcast has to come
 * before: Tron and Solana take any number within a minute; a wallet contract on TON takes one after the other, within five
 * minutes, in which the outbox tries about ten times.
 */
const mostAhead = { utxo: 20, evm: 48, tron: 50, solana: 50, ton: 6 } as const;

/**
 * Loads how many of the parts of an account that are left its owner can sign together now, and returns these in their order. The others
 * wait for another signature.
 */
export async function partsAhead<Part extends PartRow>(
  db: Db,
  { id: accountId, network }: Pick<SpendingAccount, 'id' | 'network'>,
  parts: readonly Part[],
): Promise<readonly Part[]> {
  const most = mostAhead[getNetwork(network).model.family];
  const waiting = await countWaiting(db, { accountId, network });
  return parts.filter(isLeft).slice(0, Math.max(most - waiting, 0));
}
