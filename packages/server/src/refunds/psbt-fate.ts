import { getNetwork } from '@billfold/core';
import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { transactions, transferParts } from '../db/schema.ts';
import { loadHeads } from '../payments/payment-parts.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { transferDepth } from '../payments/transfer-depth.ts';
import { listSpenders, type PsbtRow } from './refund-psbt-store.ts';
import type { OutRow } from './refund-store.ts';

/** Fate of a prepared transaction, as far as its coins tell. */
export type PsbtFate =
  /** Its coins are unspent: it can be mined once it is signed. */
  | { readonly kind: 'PAYABLE' }
  /** It can never be mined, and nothing paid its refund in its place. */
  | { readonly kind: 'VOID' }
  /** A transaction spent its coins, which may have paid its refund, or may be replaced itself. */
  | { readonly kind: 'SPENT'; readonly hash: string; readonly mayHavePaid: boolean }
  /** A reorganisation took back what it spends, and it may come again. */
  | { readonly kind: 'GONE' };

/** Loads the fate of a prepared transaction of a refund. */
export async function loadPsbtFate(
  db: Db,
  row: Pick<OutRow, 'address' | 'assetId'>,
  psbt: PsbtRow,
): Promise<PsbtFate> {
  const spenders = await listSpenders(db, psbt);
  if (spenders === null) return { kind: 'GONE' };
  const [first] = spenders;
  if (first === undefined) return { kind: 'PAYABLE' };
  const others = await listHarmless(db, row, { psbt, spenders });
  const paying = spenders.find((hash) => !others.some((each) => each.hash === hash));
  if (paying !== undefined) return { kind: 'SPENT', hash: paying, mayHavePaid: true };
  if (others.some(({ isFinal }) => isFinal)) return { kind: 'VOID' };
  return { kind: 'SPENT', hash: first, mayHavePaid: false };
}

interface Spending {
  readonly psbt: PsbtRow;
  readonly spenders: readonly string[];
}

/**
 * Lists the spenders that did not pay a refund. One that pays several addresses may have paid it: its books have no
 * recipient.
 */
async function listHarmless(
  db: Db,
  { address, assetId }: Pick<OutRow, 'address' | 'assetId'>,
  { psbt: { outId, accountId, hash: own }, spenders }: Spending,
): Promise<readonly { readonly hash: string; readonly isFinal: boolean }[]> {
  const hashes = spenders.filter((hash) => hash !== own);
  if (hashes.length === 0) return [];
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
    ...ofOthers.flatMap(({ hash, isFinal }) => (hash === null ? [] : [{ hash, isFinal }])),
  ];
}
