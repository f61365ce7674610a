import { getNetwork, toBaseUnits } from '@billfold/core';
import { lockAccount } from '../accounts/account-store.ts';
import type { ChainTransaction } from '../chains/chain.ts';
import { findKnownBlock, holdBlock, loadCursor } from '../chains/cursor.ts';
import { createUnlistedHash } from '../chains/unlisted-hash.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { notePayments } from '../payments/note-payments.ts';
import type { PaymentsContext } from '../payments/payments-context.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { nowOf } from '../platform/server-platform.ts';
import { loadPrices, type Prices } from '../rates/load-prices.ts';
import { announceBooks } from '../watcher/announce-books.ts';
import { applyTransactions } from '../watcher/apply-transactions.ts';
import { bookDrift, deleteDrift, loadDrifts } from './book-drift.ts';
import { findDifferences, type Sample } from './find-differences.ts';

export type CompareContext = Pick<ServiceContext, 'db'> & PaymentsContext;

/** Asset whose books differed from the chain, and the effect of that. */
export interface BookFinding {
  readonly assetId: string;
  /** Units that the chain has beyond the books; below zero, units that the books have beyond the chain. */
  readonly units: bigint;
  /** `held`: the books were not corrected, because money is reserved; spending is blocked. */
  readonly outcome: 'corrected' | 'held';
}

/** Result of comparing balances with the books. */
export type Comparison =
  /** The block of the balances is not final in the books yet. */
  | { readonly outcome: 'early' }
  /** The block was taken back, or the history of accounts is being read. */
  | { readonly outcome: 'void' }
  | {
      readonly outcome: 'compared';
      readonly findings: readonly BookFinding[];
      /** True while a difference waits for its second look, or for money that is reserved. */
      readonly isOpen: boolean;
    };

/**
 * Compares balances with the books at the same block, and corrects the books once a second look has confirmed a
 * difference. The block is final in the books, so that neither sends that wait nor usual reorganisations make a
 * difference.
 * @throws {CursorMovedError} when the block is taken back meanwhile
 */
export async function compareBalance(context: CompareContext, sample: Sample): Promise<Comparison> {
  const { db, rates } = context;
  const { network, account, probe } = sample;
  const cursor = await loadCursor(db, network);
  const { final } = getNetwork(network).confirmations;
  if (cursor === null || cursor.height < probe.height + final - 1) return { outcome: 'early' };
  const block = await findKnownBlock(db, network, probe);
  const differences = block === null ? null : await findDifferences(db, sample);
  if (block === null || differences === null) return { outcome: 'void' };
  if (differences.size === 0 && (await loadDrifts(db, account.accountId)).length === 0)
    return { outcome: 'compared', findings: [], isOpen: false };
  const at = block.minedAt;
  const prices = await loadPrices(rates, [...differences.keys()].map(requireAsset), at);
  return db.transaction(async (tx) => {
    await holdBlock(tx, network, probe);
    await lockAccount(tx, account.accountId);
    return settle(tx, context, { sample, at, prices });
  });
}

interface Settling {
  readonly sample: Sample;
  readonly at: Date;
  readonly prices: Prices;
}

/** Settles the differences as they are under the locks of the watcher: another process may have been first. */
async function settle(tx: Db, context: CompareContext, settling: Settling): Promise<Comparison> {
  const { sample } = settling;
  const { accountId } = sample.account;
  const differences = await findDifferences(tx, sample);
  if (differences === null) return { outcome: 'void' };
  const now = nowOf(context.platform);
  const findings: BookFinding[] = [];
  let isOpen = false;
  const known = await loadDrifts(tx, accountId);
  const settled = known.filter(({ assetId }) => !differences.has(assetId));
  for (const each of settled) await deleteDrift(tx, each);
  const wasHeld = (id: string) => known.some(({ assetId, isHeld }) => assetId === id && isHeld);
  for (const [assetId, units] of differences) {
    const before = known.find((each) => each.assetId === assetId);
    const outcome = await bookDrift(tx, { sample, assetId, units, now }, before);
    if (outcome === 'confirmed') findings.push({ assetId, units, outcome: 'corrected' });
    else isOpen = true;
    if (outcome === 'held' && !wasHeld(assetId)) findings.push({ assetId, units, outcome });
  }
  await correct(tx, context, { ...settling, findings });
  // The spendable balance has changed.
  if (findings.length > 0 || settled.some(({ isHeld }) => isHeld))
    await announceBooks(tx, [sample.account]);
  return { outcome: 'compared', findings, isOpen };
}

/** Books the confirmed differences as transfers that no transaction names. */
async function correct(
  tx: Db,
  context: CompareContext,
  {
    sample: { network, account, probe },
    at,
    prices,
    findings,
  }: Settling & { readonly findings: readonly BookFinding[] },
): Promise<void> {
  const { platform } = context;
  const { height, hash } = probe;
  const transactions = findings
    .filter(({ outcome }) => outcome === 'corrected')
    .map(({ assetId, units }) => {
      const tokenId = assetId === network ? null : assetId;
      return unlisted(platform.newId(), { address: account.address, tokenId, units });
    });
  const { accountId } = account;
  const sighting = { network, block: { height, hash }, at, prices, accountId, transactions };
  await applyTransactions(tx, platform, sighting);
  const income = transactions.filter(({ transfers }) =>
    transfers.every(({ from }) => from === null),
  );
  if (income.length === 0) return;
  await notePayments(tx, context, { ...sighting, transactions: income, now: nowOf(platform) });
}

interface Unlisted {
  readonly address: string;
  readonly tokenId: string | null;
  readonly units: bigint;
}

/** Describes a correction as the watcher reads a transaction, without a sender or without a recipient. */
function unlisted(id: string, { address, tokenId, units }: Unlisted): ChainTransaction {
  const sides =
    units > 0n
      ? { to: address, from: null, value: toBaseUnits(units) }
      : { to: null, from: address, value: toBaseUnits(-units) };
  return {
    hash: createUnlistedHash(id),
    ...{ spends: [], sender: null, references: [] },
    transfers: [{ position: 0, ...sides, tokenId, memo: null }],
  };
}
