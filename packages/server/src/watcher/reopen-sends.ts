import type { Network } from '@billfold/core';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { sendIntents, transactions } from '../db/schema.ts';

/**
 * Reopens own sends after the transaction with their nonce was evicted from the mempool. Without
 * nonces nothing is to be done: their inputs have stayed reserved.
 */
export async function reopenSends(tx: Db, network: Network): Promise<void> {
  await tx.execute(sql`
    update ${transactions} set ended_as = null
    where ${transactions.id} in (
        select ${sendIntents.transactionId} from ${sendIntents}
        where ${sendIntents.network} = ${network} and ${sendIntents.status} in ('SIGNED', 'BROADCAST'))
      and ${transactions.nonce} is not null
      and ${transactions.blockHeight} is null
      and ${transactions.endedAs} = 'REPLACED'
      and not exists (
        select 1 from ${transactions} as rival
        where rival.account_id = ${transactions.accountId}
          and rival.nonce = ${transactions.nonce}
          and (rival.ended_as is null or rival.block_height is not null))`);
}
