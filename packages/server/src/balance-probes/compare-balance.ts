import { getNetwork, nativeAsset, toBaseUnits } from '@billfold/core';
import { lockAccount } from '../accounts/account-store.ts';
import type { ChainTransaction, Probe } from '../chains/chain.ts';
import { findKnownBlock, holdBlock, isRescanWanted, loadCursor } from '../chains/cursor.ts';
import type { ServedNetwork } from '../chains/served-networks.ts';
import { createUnlistedHash } from '../chains/unlisted-hash.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { notePayments } from '../payments/note-payments.ts';
import type { PaymentsContext } from '../payments/payments-context.ts';
import { nowOf } from '../platform/server-platform.ts';
import { loadPrices } from '../rates/load-prices.ts';
import { applyTransactions } from '../watcher/apply-transactions.ts';
import type { ProbedAccount } from './find-due.ts';
import { sumMined } from './sum-mined.ts';

export type CompareContext = Pick<ServiceContext, 'db'> & PaymentsContext;

/** Balance of an account, as the chain told it. */
export interface Sample {
  readonly network: ServedNetwork;
  readonly account: ProbedAccount;
  readonly probe: Probe;
}

/** Result of comparing a balance with the books. */
export type Comparison =
  /** The block of the balance is not final in the books yet. */
  | { readonly outcome: 'early' }
  /** The block was taken back, or the history of accounts is being read. */
  | { readonly outcome: 'void' }
  /** Units that were booked; below zero, units that the books have beyond the chain. */
  | { readonly outcome: 'compared'; readonly difference: bigint };

/**
 * Compares a balance with the books at the same block, and books what is there beyond them as income that no
 * transaction names. The block is final in the books, so that neither sends that wait nor usual reorganisations
 * make a difference.
 * @throws {CursorMovedError} when the block is taken back meanwhile
 */
export async function compareBalance(context: CompareContext, sample: Sample): Promise<Comparison> {
  const { db } = context;
  const { network, probe } = sample;
  const cursor = await loadCursor(db, network);
  const { final } = getNetwork(network).confirmations;
  if (cursor === null || cursor.height < probe.height + final - 1) return { outcome: 'early' };
  const block = await findKnownBlock(db, network, probe);
  const difference = block === null ? null : await findDifference(db, sample);
  if (block === null || difference === null) return { outcome: 'void' };
  if (difference <= 0n) return { outcome: 'compared', difference };
  return book(context, sample, block.minedAt);
}

/** Returns what the chain has beyond the books; null where the books of the account are not complete. */
async function findDifference(
  db: Db,
  { network, account: { accountId }, probe: { height, units } }: Sample,
): Promise<bigint | null> {
  if (await isRescanWanted(db, network)) return null;
  const known = await sumMined(db, { accountId, network, height });
  return known === null ? null : units - known;
}

/** Books the difference as it is under the locks of the watcher: another process may have been first. */
async function book(context: CompareContext, sample: Sample, at: Date): Promise<Comparison> {
  const { db, platform, rates } = context;
  const { network, account, probe } = sample;
  const { height, hash } = probe;
  const prices = await loadPrices(rates, [nativeAsset(network)], at);
  return db.transaction(async (tx) => {
    await holdBlock(tx, network, probe);
    await lockAccount(tx, account.accountId);
    const difference = await findDifference(tx, sample);
    if (difference === null) return { outcome: 'void' };
    if (difference <= 0n) return { outcome: 'compared', difference };
    const sighting = {
      ...{ network, block: { height, hash }, at, prices, accountId: account.accountId },
      transactions: [unlisted(platform.newId(), account.address, difference)],
    };
    await applyTransactions(tx, platform, sighting);
    await notePayments(tx, context, { ...sighting, now: nowOf(platform) });
    return { outcome: 'compared', difference };
  });
}

/** Describes income as the watcher reads a transaction, without a sender. */
function unlisted(id: string, to: string, units: bigint): ChainTransaction {
  const value = toBaseUnits(units);
  return {
    hash: createUnlistedHash(id),
    ...{ spends: [], sender: null, references: [] },
    transfers: [{ position: 0, to, from: null, tokenId: null, value, memo: null }],
  };
}
