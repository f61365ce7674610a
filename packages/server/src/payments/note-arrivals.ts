import { getNetwork } from '@billfold/core';
import { isUnlistedHash } from '../chains/unlisted-hash.ts';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { paymentTransfers } from '../db/schema.ts';
import { formatRate } from '../rates/rate-text.ts';
import type { Sighting } from '../watcher/sighting.ts';
import { leaveOutNoted } from './explain-found.ts';
import { type Arrival, addressesOf, findArrivals } from './find-arrivals.ts';
import { loadParties } from './load-parties.ts';
import { loadRequests } from './load-requests.ts';
import { type Match, matchArrival } from './match-arrival.ts';
import type { TransferRow } from './payment-parts.ts';
import type { PaymentsContext } from './payments-context.ts';
import { claimsOf, writeClaims } from './replace-transfers.ts';
import { type NewTransfer, writeTransfers } from './write-transfers.ts';

/** Sighting of the watcher, at the time of its block, and when the server saw it. */
export interface NotedSighting extends Sighting {
  readonly now: Date;
}

/** Transfer that a sighting added or changed. */
export interface NotedTransfer extends TransferRow {
  readonly isNew: boolean;
}

/** Writes the transfers to businesses of a sighting; returns those that are new or have changed. */
export async function noteArrivals(
  tx: Db,
  context: PaymentsContext,
  sighting: NotedSighting,
): Promise<readonly NotedTransfer[]> {
  const { network, transactions } = sighting;
  const parties = await loadParties(tx, network, addressesOf(transactions));
  const living = await leaveOutFailed(tx, findArrivals(network, transactions, parties));
  const arrivals = await leaveOutNoted(tx, living);
  if (arrivals.length === 0) return [];
  const written = await writeArrivals(tx, context, { arrivals, sighting });
  const claims = new Map(transactions.map((each) => [each.hash, claimsOf(each)]));
  const claimed = written.map(({ id, hash }) => ({
    transferId: id,
    claims: claims.get(hash ?? '') ?? [],
  }));
  await writeClaims(tx, network, claimed);
  return written;
}

export interface SeenArrivals {
  readonly arrivals: readonly Arrival[];
  readonly sighting: Omit<NotedSighting, 'transactions'>;
  /** Columns of arrivals that no chain has: those of a simulated payer. */
  readonly simulated?: Pick<NewTransfer, 'kind' | 'livemode' | 'isReplaceable'>;
}

/** Matches arrivals with the payments that asked for them, and writes those that are new or have changed. */
export async function writeArrivals(
  tx: Db,
  context: PaymentsContext,
  seen: SeenArrivals,
): Promise<readonly NotedTransfer[]> {
  const rows = await toRows(tx, context, seen);
  const written = await writeTransfers(tx, rows);
  // A row that was there has kept its id.
  const ids = new Set(rows.map(({ id }) => id));
  return written.map((row) => ({ ...row, isNew: ids.has(row.id) }));
}

/** A transaction that failed moved nothing: it matters only where it was seen before it failed. */
async function leaveOutFailed(tx: Db, arrivals: readonly Arrival[]): Promise<readonly Arrival[]> {
  const failed = arrivals.filter(({ hasFailed }) => hasFailed).map(({ hash }) => hash);
  if (failed.length === 0) return arrivals;
  const known = await tx
    .selectDistinct({ hash: paymentTransfers.hash })
    .from(paymentTransfers)
    .where(isAnyTextOf(paymentTransfers.hash, failed));
  const seen = new Set(known.map(({ hash }) => hash));
  return arrivals.filter(({ hash, hasFailed }) => !hasFailed || seen.has(hash));
}

async function toRows(
  tx: Db,
  { platform, chainMode }: PaymentsContext,
  { arrivals, sighting, simulated }: SeenArrivals,
): Promise<readonly NewTransfer[]> {
  const { network, block, at, now, prices } = sighting;
  const requests = await loadRequests(tx, network, arrivals);
  const hasOutputs = getNetwork(network).model.family === 'utxo';
  const place = {
    blockHeight: block?.height ?? null,
    blockHash: block?.hash ?? null,
    minedAt: block === null ? null : at,
    isReplaceable: hasOutputs && block === null,
    kind: hasOutputs ? 'OUTPUT' : 'TRANSFER',
  } as const;
  return arrivals.flatMap((arrival) => {
    const match = matchArrival(arrival, requests, { firstSeenAt: now, minedAt: place.minedAt });
    if (arrival.isFromOwner && (match === null || match.quoteId === null)) return [];
    const known = prices.get(arrival.assetId) ?? null;
    return [
      {
        ...columnsOf(arrival, match),
        ...place,
        // A contract paid: the balance of the address shows it, and no transaction.
        ...(isUnlistedHash(arrival.hash) ? { kind: 'INTERNAL' as const, hash: null } : {}),
        id: platform.newId(),
        network,
        livemode: chainMode === 'live',
        usdRate: known === null ? null : formatRate(known.rate),
        firstSeenAt: now,
        ...simulated,
      },
    ];
  });
}

function columnsOf(arrival: Arrival, match: Match | null) {
  const { businessId, accountId, address, assetId, hash, position } = arrival;
  const { fromAddress, memo, units, hasFailed } = arrival;
  return {
    ...{ businessId, accountId, address, assetId, hash, position, fromAddress, memo, units },
    paymentId: match?.paymentId ?? null,
    quoteId: match?.quoteId ?? null,
    unmatchedState: match === null ? 'OPEN' : null,
    endedAs: hasFailed ? 'FAILED' : null,
  } as const;
}
