import { getNetwork } from '@billfold/core';
import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { transactions, transferParts } from '../db/schema.ts';
import { loadHeads } from '../payments/payment-parts.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { transferDepth } from '../payments/transfer-depth.ts';
import { loadInputs, type PsbtRow } from './refund-psbt-store.ts';
import type { OutRow } from './refund-store.ts';

/** Fate of the transactions that were prepared for a refund, as far as the coins tell that all of them spend. */
export type PsbtFate =
  /** Coins are unspent: one that is signed can be mined. The newest one cannot where others of its coins are spent. */
  | { readonly kind: 'PAYABLE'; readonly isNewest: boolean }
  /** None can ever be mined, and nothing paid the refund in their place. */
  | { readonly kind: 'VOID' }
  /** A transaction spent their coins, which may have paid the refund, or may be replaced itself. */
  | { readonly kind: 'SPENT'; readonly hash: string; readonly mayHavePaid: boolean }
  /** A reorganisation took back what they spend, and it may come again. */
  | { readonly kind: 'GONE' };

/** Loads the fate of the transactions that were prepared for a refund; `psbt` is the newest one. */
export async function loadPsbtFate(
  db: Db,
  row: Pick<OutRow, 'address' | 'assetId'>,
  psbt: PsbtRow,
): Promise<PsbtFate> {
  const first = await loadInputs(db, psbt, psbt.firstInputs);
  if (first.length === 0) return { kind: 'GONE' };
  const spenders = [...new Set(first.flatMap(({ spentBy }) => spentBy ?? []))];
  const [spender] = spenders;
  if (spender === undefined) {
    const all = await loadInputs(db, psbt, psbt.inputs);
    const isUnspent = all.every(({ spentBy }) => spentBy === null);
    return { kind: 'PAYABLE', isNewest: isUnspent && all.length === psbt.inputs.length };
  }
  const others = await listHarmless(db, row, { psbt, spenders });
  const paying = spenders.find((hash) => !others.some((each) => each.hash === hash));
  if (paying !== undefined) return { kind: 'SPENT', hash: paying, mayHavePaid: true };
  if (others.some(({ isFinal }) => isFinal)) return { kind: 'VOID' };
  return { kind: 'SPENT', hash: spender, mayHavePaid: false };
}

interface Spending {
  readonly psbt: PsbtRow;
  readonly spenders: readonly string[];
}

/**
 * Lists the spenders that did not pay a refund. One that pays several addresses may have paid it, as its books have no
 * recipient, unless all that it pays to the address counts for other refunds.
 */
async function listHarmless(
  db: Db,
  { address, assetId }: Pick<OutRow, 'address' | 'assetId'>,
  { psbt: { outId, accountId, hash: own }, spenders }: Spending,
): Promise<readonly { readonly hash: string; readonly isFinal: boolean }[]> {
  const hashes = spenders.filter((hash) => hash !== own);
  const { network } = requireAsset(assetId);
  const { final } = getNetwork(network).confirmations;
  const heads = await loadHeads(db);
  const elsewhere = await db
    .select({ hash: transactions.hash, blockHeight: transactions.blockHeight })
    .from(transactions)
    .where(
      and(
        ...[eq(transactions.accountId, accountId), inArray(transactions.hash, hashes)],
        isNotNull(transactions.toAddress),
        ne(transactions.toAddress, address ?? ''),
      ),
    );
  // Nothing of it is left that could have paid this refund.
  const usedUp = await db
    .select({ hash: transferParts.hash, isFinal: transferParts.isFinal })
    .from(transferParts)
    .where(
      and(
        ...[ne(transferParts.outId, outId), eq(transferParts.network, network)],
        ...[inArray(transferParts.hash, [...spenders]), eq(transferParts.toAddress, address ?? '')],
        eq(transferParts.restUnits, 0n),
      ),
    );
  const ofOthers = await db
    .select({ hash: transferParts.hash, isFinal: transferParts.isFinal })
    .from(transferParts)
    .where(
      and(
        ...[ne(transferParts.outId, outId), eq(transferParts.network, network)],
        // One that was sent from here pays its refund alone; one that was recorded may pay others too.
        ...[inArray(transferParts.hash, hashes), isNotNull(transferParts.intentId)],
      ),
    );
  return [
    ...elsewhere.map(({ hash, blockHeight }) => ({
      hash,
      isFinal: transferDepth({ blockHeight, network }, heads) >= final,
    })),
    ...[...usedUp, ...ofOthers].flatMap(({ hash, isFinal }) =>
      hash === null ? [] : [{ hash, isFinal }],
    ),
  ];
}
