import { and, eq, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { mayRunCode } from '../../accounts/may-run-code.ts';
import type { Chain } from '../../chains/chain.ts';
import { findFinalBlock } from '../../chains/cursor.ts';
import type { ServiceContext } from '../../context.ts';
import { accounts, addresses, transactions } from '../../db/schema.ts';
import { loadOnlyAddress } from '../../families/load-only-address.ts';
import type { SendIntent } from '../send-intent-store.ts';

type Context = Pick<ServiceContext, 'db' | 'collectsTogether'>;

/**
 * Returns whether the nonce of a send is used, although the books have read every block up to a final one and no block
 * has the send, or another transaction of its address. Only an authorization (EIP-7702) does that, and only payment
 * addresses sign them: who has seen one can use it, also after its sweep was cancelled. Of other addresses a node is not
 * believed, nor of a send that pays anybody else than the business: one that is sent again could then be paid twice.
 */
export async function isOvertakenUnseen(
  context: Context,
  { network, countSent }: Pick<Chain, 'network' | 'countSent'>,
  intent: Pick<SendIntent, 'accountId' | 'transactionId' | 'nonce'>,
): Promise<boolean> {
  const { db } = context;
  const { accountId, nonce } = intent;
  if (countSent === undefined || nonce === null) return false;
  if (!(await staysInBusiness(context, intent))) return false;
  if (!(await mayRunCode(context, { network, purseIds: [accountId] }))) return false;
  const final = await findFinalBlock(db, network);
  if (final === null) return false;
  const count = await countSent(await loadOnlyAddress(db, accountId), final);
  return count !== null && count > nonce;
}

/** Returns whether what a payment address sends reaches nobody but its business: the settlement account, or itself. */
async function staysInBusiness(
  { db }: Pick<Context, 'db'>,
  { accountId, transactionId }: Pick<SendIntent, 'accountId' | 'transactionId'>,
): Promise<boolean> {
  const purse = alias(accounts, 'purse');
  const paid = await db
    .select({ id: accounts.id })
    .from(transactions)
    .innerJoin(purse, and(eq(purse.id, accountId), eq(purse.purpose, 'PURSE')))
    .innerJoin(
      addresses,
      and(
        ...[eq(addresses.network, transactions.network)],
        eq(addresses.address, transactions.toAddress),
      ),
    )
    .innerJoin(
      accounts,
      and(
        ...[eq(accounts.id, addresses.accountId), eq(accounts.walletId, purse.walletId)],
        eq(accounts.businessId, purse.businessId),
        or(eq(accounts.purpose, 'PAYMENTS'), eq(accounts.id, purse.id)),
      ),
    )
    .where(eq(transactions.id, transactionId))
    .limit(1);
  return paid.length > 0;
}
