import type { Network } from '@billfold/core';
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { ChainTransaction, MempoolView } from '../chains/chain.ts';
import { nonceClaim } from '../chains/nonce-claim.ts';
import { isAnyOf, isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { paymentClaims, payments, paymentTransfers } from '../db/schema.ts';

/** Simulated transfers are in no mempool, and no reorganisation takes them back. */
const isOnChain = ne(paymentTransfers.kind, 'SIMULATED');

/** Returns what a transaction takes for itself: two with one claim exclude each other. */
export function claimsOf({ spends, sender }: ChainTransaction): readonly string[] {
  if (sender === null) return spends.map(({ hash, index }) => `${hash}:${index}`);
  return sender.nonce === null ? [] : [nonceClaim(sender)];
}

export interface NewClaim {
  readonly transferId: string;
  readonly claims: readonly string[];
}

export async function writeClaims(
  tx: Db,
  network: Network,
  claimed: readonly NewClaim[],
): Promise<void> {
  const rows = claimed.flatMap(({ transferId, claims }) =>
    [...new Set(claims)].map((claim) => ({ network, claim, transferId })),
  );
  if (rows.length > 0) await tx.insert(paymentClaims).values(rows).onConflictDoNothing();
}

/**
 * Ends the transfers that wait for a block and whose claim another transaction has, such as a bumped
 * fee. Returns the payments that lost one.
 */
export async function endReplacedTransfers(
  tx: Db,
  network: Network,
  transactions: readonly ChainTransaction[],
): Promise<readonly string[]> {
  const claims = transactions.flatMap((each) => claimsOf(each).map((claim) => [claim, each.hash]));
  if (claims.length === 0) return [];
  const texts = sql.param(claims.map(([claim]) => claim));
  const hashes = sql.param(claims.map(([, hash]) => hash));
  const ended = await tx
    .update(paymentTransfers)
    .set({ endedAs: 'REPLACED' })
    .where(
      and(
        isNull(paymentTransfers.blockHeight),
        isNull(paymentTransfers.endedAs),
        inArray(
          paymentTransfers.id,
          tx
            .select({ id: paymentClaims.transferId })
            .from(paymentClaims)
            .innerJoin(
              sql`unnest(${texts}::text[], ${hashes}::text[]) as seen (claim, hash)`,
              sql`seen.claim = ${paymentClaims.claim}`,
            )
            .innerJoin(
              paymentTransfers,
              sql`${paymentTransfers.id} = ${paymentClaims.transferId} and ${paymentTransfers.hash} <> seen.hash`,
            )
            .where(eq(paymentClaims.network, network)),
        ),
      ),
    )
    .returning({ paymentId: paymentTransfers.paymentId });
  return ended.flatMap(({ paymentId }) => paymentId ?? []);
}

/**
 * Ends the transfers that left the mempool while their payment can still be paid, so that its payer is
 * asked again. After that they are kept: a node that lost its mempool would make paid
 * payments invalid. Returns the payments that lost one.
 */
export async function endVanishedTransfers(
  tx: Db,
  network: Network,
  { mempool, at }: { readonly mempool: Pick<MempoolView, 'has'>; readonly at: Date },
): Promise<readonly string[]> {
  const isWaiting = and(
    eq(paymentTransfers.network, network),
    isOnChain,
    isNull(paymentTransfers.blockHeight),
    isNull(paymentTransfers.endedAs),
    inArray(
      paymentTransfers.paymentId,
      tx
        .select({ id: payments.id })
        .from(payments)
        .where(sql`${payments.expiresAt} > ${at.toISOString()}`),
    ),
  );
  const waiting = await tx
    .selectDistinct({ hash: paymentTransfers.hash })
    .from(paymentTransfers)
    .where(isWaiting);
  const vanished = waiting.flatMap(({ hash }) =>
    hash === null || mempool.has(hash) ? [] : [hash],
  );
  if (vanished.length === 0) return [];
  const ended = await tx
    .update(paymentTransfers)
    .set({ endedAs: 'DROPPED' })
    .where(and(isWaiting, isAnyTextOf(paymentTransfers.hash, vanished)))
    .returning({ paymentId: paymentTransfers.paymentId });
  return ended.flatMap(({ paymentId }) => paymentId ?? []);
}

/**
 * Takes transfers out of the blocks above `height`: they wait again. What was found by a balance of such a
 * block was never there. Returns the payments that are concerned.
 */
export async function revertTransfers(
  tx: Db,
  { network, height }: { readonly network: Network; readonly height: number },
): Promise<readonly string[]> {
  const isInternal = eq(paymentTransfers.kind, 'INTERNAL');
  const reverted = await tx
    .update(paymentTransfers)
    .set({
      blockHeight: sql`case when ${isInternal} then ${paymentTransfers.blockHeight} end`,
      blockHash: null,
      minedAt: null,
      endedAs: sql`case when ${isInternal} then 'DROPPED' end`,
    })
    .where(
      and(
        eq(paymentTransfers.network, network),
        isOnChain,
        sql`${paymentTransfers.blockHeight} > ${height}`,
      ),
    )
    .returning({ paymentId: paymentTransfers.paymentId });
  return [...new Set(reverted.flatMap(({ paymentId }) => paymentId ?? []))];
}

/** Forgets the claims of transfers that can be replaced no more. */
export async function dropClaims(tx: Db, transferIds: readonly string[]): Promise<void> {
  if (transferIds.length === 0) return;
  await tx.delete(paymentClaims).where(isAnyOf(paymentClaims.transferId, transferIds));
}
