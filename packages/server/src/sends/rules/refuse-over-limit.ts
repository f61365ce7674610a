import { findAccountAsset } from '@billfold/core';
import { and, eq, exists, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
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
 * Sums the sends of a user since a time that have left or still may leave, each at the price in its row. A block decides also
 * against a replacement or a refusal. Parts of refunds, payouts and sweeps are not among them. A send without a price, signed
 * while no limit was set, counts for nothing.
 */
async function loadSent(tx: Db, { userId, since, where }: Counted): Promise<bigint> {
  const rows = await tx
    .select({
      assetId: transactions.assetId,
      sum: sql<string>`trunc(coalesce(sum(${transactions.valueUnits} * ${transactions.rate}), 0) * ${10n ** BigInt(priceDecimals)}::numeric)::text`,
    })
    .from(transactions)
    .innerJoin(wallets, eq(wallets.id, transactions.walletId))
    .where(
      and(
        ...[eq(wallets.userId, userId), eq(transactions.type, 'SENT'), where],
        ...[gt(transactions.createdAt, since), isNull(transactions.endedAs)],
        exists(
          tx
            .select({ id: sendIntents.id })
            .from(sendIntents)
            .where(
              and(
                eq(sendIntents.transactionId, transactions.id),
                or(
                  inArray(sendIntents.status, ['SIGNED', 'BROADCAST', 'DONE']),
                  isNotNull(transactions.blockHeight),
                ),
                sql`${sendIntents.id} not in ${partsOf({ userId, since })}`,
              ),
            ),
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

/** Selects the sends of a user since a time that are parts, or replace parts: only the first send is noted in its part. */
const partsOf = ({ userId, since }: Pick<Counted, 'userId' | 'since'>): SQL => sql`(
  with recursive line (id, earlier_id) as (
    select sent.id, sent.id from ${sendIntents} as sent
      join ${wallets} as own on own.id = sent.wallet_id
      where own.user_id = ${userId} and sent.created_at > ${since.toISOString()}::timestamptz
    union all
    select line.id, earlier.replaces from line join ${sendIntents} as earlier on earlier.id = line.earlier_id
      where earlier.replaces is not null)
  select line.id from line join ${transferParts} as part on part.intent_id = line.earlier_id)`;

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
