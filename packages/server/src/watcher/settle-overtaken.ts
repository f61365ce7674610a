import { getNetwork, type Network } from '@billfold/core';
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Chain } from '../chains/chain.ts';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { sendIntents, utxos } from '../db/schema.ts';
import { endReplaced } from './end-replaced.ts';

/** Time between the two looks at a block that ends a send. */
const secondLookMs = 60_000;

/**
 * Ends the sends whose funds or nonce a block gave to another transaction, once deposits of that block would be
 * spendable and a minute after it was first read: a node that lies, or a short reorganisation, must not free
 * money that is paid all the same. Blocks of our own ledger count at once.
 */
export async function settleOvertaken(
  tx: Db,
  { network, chain }: Pick<Chain, 'network' | 'chain'>,
  { headHeight, at }: { readonly headHeight: number; readonly at: Date },
): Promise<void> {
  const isOwnLedger = chain === 'sandbox';
  const depth = isOwnLedger ? 1 : getNetwork(network).confirmations.available;
  const firstLook = isOwnLedger ? at : new Date(at.getTime() - secondLookMs);
  const rejection = sql`case when ${sendIntents.nonce} is null
    then 'Another transaction spent the same funds.'
    else 'Another transaction with the same number took its place.' end`;
  const ended = await tx
    .update(sendIntents)
    .set({ status: 'FAILED', rejection, rawTransaction: null, updatedAt: at })
    .where(
      and(
        eq(sendIntents.network, network),
        inArray(sendIntents.status, ['SIGNED', 'BROADCAST']),
        lte(sendIntents.overtakenHeight, headHeight - depth + 1),
        lte(sendIntents.overtakenAt, firstLook),
      ),
    )
    .returning({ hash: sendIntents.hash });
  if (ended.length === 0) return;
  const hashes = ended.map(({ hash }) => hash);
  await endReplaced(tx, { network, hashes, height: null, at });
  await tx
    .update(utxos)
    .set({ overtakenSend: null })
    .where(and(eq(utxos.network, network), isAnyTextOf(utxos.overtakenSend, hashes)));
}

/** Gives sends their funds back that a block above `height` had taken: the chain no longer has it. */
export async function reopenOvertaken(
  tx: Db,
  { network, height }: { readonly network: Network; readonly height: number },
): Promise<void> {
  const reopened = await tx
    .update(sendIntents)
    .set({ overtakenHeight: null, overtakenAt: null })
    .where(
      and(
        eq(sendIntents.network, network),
        inArray(sendIntents.status, ['SIGNED', 'BROADCAST']),
        gt(sendIntents.overtakenHeight, height),
      ),
    )
    .returning({ hash: sendIntents.hash });
  if (reopened.length === 0) return;
  const hashes = reopened.map(({ hash }) => hash);
  await tx
    .update(utxos)
    .set({ spentBy: utxos.overtakenSend, overtakenSend: null })
    .where(and(eq(utxos.network, network), isAnyTextOf(utxos.overtakenSend, hashes)));
}
