import type { Network } from '@billfold/core';
import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import { isUnlisted, isUnlistedHash } from '../chains/unlisted-hash.ts';
import { isAnyOf, isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { paymentTransfers, transactions } from '../db/schema.ts';
import { adoptDecision } from './adopt-decision.ts';
import type { Arrival } from './find-arrivals.ts';
import type { TransferRow } from './payment-parts.ts';

const isFound = and(eq(paymentTransfers.kind, 'INTERNAL'), isNull(paymentTransfers.endedAs));

/**
 * Reduces income that only a balance shows to the part of it that payments have not noted. When a transaction
 * explains a part, the books withdraw all of it and find the rest anew.
 */
export async function leaveOutNoted(
  tx: Db,
  arrivals: readonly Arrival[],
): Promise<readonly Arrival[]> {
  const found = arrivals.filter(({ hash }) => isUnlistedHash(hash));
  if (found.length === 0) return arrivals;
  const accountIds = found.map(({ accountId }) => accountId);
  const booked = await tx
    .select({
      accountId: transactions.accountId,
      assetId: transactions.assetId,
      units: sum(transactions.valueUnits),
    })
    .from(transactions)
    .where(
      and(
        isAnyOf(transactions.accountId, accountIds),
        eq(transactions.type, 'RECEIVED'),
        isNull(transactions.endedAs),
        isUnlisted(transactions.hash),
      ),
    )
    .groupBy(transactions.accountId, transactions.assetId);
  const noted = await tx
    .select({
      accountId: paymentTransfers.accountId,
      assetId: paymentTransfers.assetId,
      units: sum(paymentTransfers.units),
    })
    .from(paymentTransfers)
    .where(and(isAnyOf(paymentTransfers.accountId, accountIds), isFound))
    .groupBy(paymentTransfers.accountId, paymentTransfers.assetId);
  return arrivals.flatMap((arrival) => {
    if (!isUnlistedHash(arrival.hash)) return [arrival];
    const units = unitsOf(booked, arrival) - unitsOf(noted, arrival);
    if (units <= 0n) return [];
    const isWhole = units >= arrival.units;
    return [isWhole ? arrival : { ...arrival, units }];
  });
}

export interface Explained {
  /** Payments that had the money. */
  readonly paymentIds: readonly string[];
  /** Transfers about which a member had decided before they were told. */
  readonly decided: ReadonlySet<string>;
}

/**
 * Takes transfers that a later reading tells off the income that only a balance showed: that was the same money, and
 * what was decided about it stands.
 */
export async function explainFound(tx: Db, told: readonly TransferRow[]): Promise<Explained> {
  const paymentIds: string[] = [];
  const decided = new Set<string>();
  for (const each of told) {
    let left = each.units;
    for (const found of await lockFound(tx, each)) {
      if (left === 0n) break;
      const rest = left >= found.units ? 0n : found.units - left;
      left -= found.units - rest;
      await tx
        .update(paymentTransfers)
        .set(rest === 0n ? { endedAs: 'REPLACED' } : { units: rest })
        .where(eq(paymentTransfers.id, found.id));
      if (await adoptDecision(tx, { told: each, found, rest })) decided.add(each.id);
      if (found.paymentId !== null) paymentIds.push(found.paymentId);
    }
  }
  return { paymentIds, decided };
}

/** Locks the income that a transfer may explain: refunds and decisions wait for it. */
function lockFound(
  tx: Db,
  { accountId, assetId, blockHeight }: TransferRow,
): Promise<readonly TransferRow[]> {
  return tx
    .select()
    .from(paymentTransfers)
    .where(
      and(
        isFound,
        eq(paymentTransfers.accountId, accountId),
        eq(paymentTransfers.assetId, assetId),
        gte(paymentTransfers.blockHeight, blockHeight ?? 0),
      ),
    )
    .orderBy(paymentTransfers.blockHeight)
    .for('update');
}

export interface ReadAgain {
  readonly network: Network;
  readonly height: number;
  readonly addresses: readonly string[];
}

/** Loads the addresses among `addresses` at which only a balance showed income, up to a later block. */
export async function loadFoundAddresses(
  tx: Db,
  { network, height, addresses }: ReadAgain,
): Promise<readonly string[]> {
  if (addresses.length === 0) return [];
  const rows = await tx
    .selectDistinct({ address: paymentTransfers.address })
    .from(paymentTransfers)
    .where(
      and(
        isFound,
        eq(paymentTransfers.network, network),
        gte(paymentTransfers.blockHeight, height),
        isAnyTextOf(paymentTransfers.address, addresses),
      ),
    );
  return rows.map(({ address }) => address);
}

const sum = (column: typeof transactions.valueUnits | typeof paymentTransfers.units) =>
  sql`coalesce(sum(${column}), 0)::text`.mapWith(BigInt);

interface Sum {
  readonly accountId: string;
  readonly assetId: string;
  readonly units: bigint;
}

function unitsOf(
  sums: readonly Sum[],
  { accountId, assetId }: Pick<Arrival, 'accountId' | 'assetId'>,
): bigint {
  const sum = sums.find((each) => each.accountId === accountId && each.assetId === assetId);
  return sum?.units ?? 0n;
}
