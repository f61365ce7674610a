import { and, eq } from 'drizzle-orm';
import type { Chain } from '../../chains/chain.ts';
import { findFinalBlock } from '../../chains/cursor.ts';
import type { ServiceContext } from '../../context.ts';
import { accounts } from '../../db/schema.ts';
import { loadOnlyAddress } from '../../families/load-only-address.ts';
import type { SendIntent } from '../send-intent-store.ts';

/**
 * Returns whether the nonce of a send is used, although the books have read every block up to a final one and no block
 * has the send, or another transaction of its address. Only an authorization (EIP-7702) does that, and only payment
 * addresses sign them: who has seen one can use it, also after its sweep was cancelled. Of other addresses a node is not
 * believed.
 */
export async function isOvertakenUnseen(
  { db }: Pick<ServiceContext, 'db'>,
  { network, countSent }: Pick<Chain, 'network' | 'countSent'>,
  { accountId, nonce }: Pick<SendIntent, 'accountId' | 'nonce'>,
): Promise<boolean> {
  if (countSent === undefined || nonce === null) return false;
  const isPurse = and(eq(accounts.id, accountId), eq(accounts.purpose, 'PURSE'));
  if ((await db.$count(accounts, isPurse)) === 0) return false;
  const final = await findFinalBlock(db, network);
  if (final === null) return false;
  const count = await countSent(await loadOnlyAddress(db, accountId), final);
  return count !== null && count > nonce;
}
