import { findAccountAsset } from '@billfold/core';
import { and, eq, gt, inArray, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context.ts';
import type { Db } from '../../db/open-database.ts';
import { sendIntents, transactions, transferParts, users, wallets } from '../../db/schema.ts';
import { ApiError } from '../../platform/api-error.ts';
import { nowOf } from '../../platform/server-platform.ts';
import { formatCents } from '../../rates/fiat-value.ts';
import { priceDecimals } from '../../rates/price.ts';
import { fill } from '../../refusal-texts/refusal-text.ts';
import { dollarsOf, type RuledSend, scaleOf, unitsOfCent } from './dollars-of.ts';

type Context = Pick<ServiceContext, 'platform' | 'sendSettings'>;

/**
 * Locks the sends of a user until the end of the transaction, where a limit counts them: two that are signed at one moment,
 * also from two accounts, are counted one after the other. Call it before an account is locked.
 */
export async function lockCountedSends(
  tx: Db,
  { sendSettings: { dailyLimit, networkLimits } }: Context,
  userId: string,
): Promise<void> {
  if (dailyLimit === null && networkLimits.size === 0) return;
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

/**
 * Refuses a send with which its user would have sent more in 24 hours than the operator allows.
 * @throws {ApiError} 409 SEND_LIMIT_REACHED; RATE_UNAVAILABLE where its value is not known
 */
export async function refuseOverLimit(
  tx: Db,
  { platform, sendSettings }: Context,
  send: RuledSend,
): Promise<void> {
  const { dailyLimit, networkLimits } = sendSettings;
  const networkLimit = networkLimits.get(send.network) ?? null;
  if (dailyLimit === null && networkLimit === null) return;
  const value = dollarsOf(send);
  const since = new Date(nowOf(platform).getTime() - dayMs);
  const refuseOver = async (limit: bigint | null, where?: SQL) => {
    if (limit === null) return;
    const most = limit * unitsOfCent;
    const before = await loadSent(tx, { userId: send.userId, since, where });
    if (before + value > most) throw limitReached(limit, most - before);
  };
  await refuseOver(networkLimit, eq(transactions.network, send.network));
  await refuseOver(dailyLimit);
}

const dayMs = 24 * 60 * 60_000;

interface Counted {
  readonly userId: string;
  readonly since: Date;
  readonly where: SQL | undefined;
}

/**
 * Sums the sends of a user since a time, each at the price when it was signed. Parts of refunds, payouts and sweeps are not
 * among them, and sends without a price were signed before there was a limit.
 */
async function loadSent(tx: Db, { userId, since, where }: Counted): Promise<bigint> {
  const rows = await tx
    .select({
      assetId: transactions.assetId,
      sum: sql<string>`trunc(coalesce(sum(${transactions.valueUnits} * ${transactions.rate}), 0) * ${10n ** BigInt(priceDecimals)}::numeric)::text`,
    })
    .from(transactions)
    .innerJoin(wallets, eq(wallets.id, transactions.walletId))
    .innerJoin(sendIntents, eq(sendIntents.transactionId, transactions.id))
    .where(
      and(
        ...[eq(wallets.userId, userId), eq(transactions.type, 'SENT'), where],
        ...[gt(transactions.createdAt, since), isNull(transactions.endedAs)],
        inArray(sendIntents.status, ['SIGNED', 'BROADCAST', 'DONE']),
        notExists(
          tx
            .select({ n: transferParts.n })
            .from(transferParts)
            .where(eq(transferParts.intentId, sendIntents.id)),
        ),
      ),
    )
    .groupBy(transactions.assetId);
  return rows.reduce((total, { assetId, sum }) => {
    const asset = findAccountAsset(assetId);
    if (asset === undefined) throw new Error(`unknown asset ${assetId}`);
    return total + BigInt(sum) * scaleOf(asset);
  }, 0n);
}

function limitReached(limit: bigint, left: bigint): ApiError {
  const cents = left > 0n ? left / unitsOfCent : 0n;
  return new ApiError(409, 'SEND_LIMIT_REACHED', {
    message: 'Daily limit reached',
    errors: [
      fill('You can send {limit} USD in 24 hours. {left} USD is left now.', {
        limit: formatCents(limit),
        left: formatCents(cents),
      }),
    ],
  });
}
