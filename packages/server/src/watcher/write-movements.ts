import { type AccountAsset, findAccountAsset, getNetwork } from '@billfold/core';
import { type AnyColumn, and, eq, type SQL, sql } from 'drizzle-orm';
import type { Sender, Transfer } from '../chains/chain.ts';
import { isUnlistedHash } from '../chains/unlisted-hash.ts';
import { isAnyOf } from '../db/is-any-of.ts';
import { isListedIn } from '../db/is-listed.ts';
import type { Db } from '../db/open-database.ts';
import { addressStock, sendIntents, transactions } from '../db/schema.ts';
import type { ServerPlatform } from '../platform/server-platform.ts';
import { valueColumns } from '../rates/fiat-value.ts';
import { enqueueSeenMails } from '../transaction-mails/enqueue-transaction-mails.ts';
import { announceBooks } from './announce-books.ts';
import type { Movement } from './book-transactions.ts';
import { markLookAlikes } from './mark-look-alikes.ts';
import type { Sighting } from './sighting.ts';

export interface SeenMovements {
  readonly sighting: Sighting;
  readonly movements: readonly Movement[];
}

/** Transaction that the books have got. */
export type AddedRow = typeof transactions.$inferSelect;

/**
 * Gives known transactions the place where they were seen, and adds those that are new. What the
 * books already say of a send of ours stays as it was reviewed and signed, but for what only a block
 * fixes: the fee, and the amount where an account is emptied by its own count. Of sweeps of many addresses, a block corrects
 * what was not signed here. Returns those that are new.
 */
export async function writeMovements(
  tx: Db,
  platform: ServerPlatform,
  { sighting, movements }: SeenMovements,
): Promise<readonly AddedRow[]> {
  const { network, at, prices } = sighting;
  const known = await writePlaces(tx, sighting);
  const names = new Set(known.map(nameOf));
  const seen = movements.map(({ tokenId, ...movement }) => ({
    ...movement,
    assetId: tokenId ?? network,
  }));
  await correctKnown(tx, sighting, { known, seen });
  const fresh = seen.filter((movement) => !names.has(nameOf(movement)));
  if (fresh.length === 0) return [];
  const added = await tx
    .insert(transactions)
    .values(
      fresh.map(({ value, fee, networkFee, ...movement }) => ({
        ...movement,
        ...placeOf(sighting),
        id: platform.newId(),
        network,
        valueUnits: value,
        feeUnits: fee,
        networkFeeUnits: networkFee,
        ...valueColumns(value, findAsset(movement.assetId), prices.get(movement.assetId) ?? null),
        isListed: isListedIn(movement.accountId),
        createdAt: at,
      })),
    )
    .returning();
  const listed = added.filter(({ isListed }) => isListed);
  await markLookAlikes(tx, network, listed);
  // A correction that takes away was sent by nobody.
  const moved = listed.filter(({ type, hash }) => type === 'RECEIVED' || !isUnlistedHash(hash));
  await enqueueSeenMails(tx, platform, moved);
  return added;
}

async function writePlaces(tx: Db, sighting: Sighting) {
  const seen = sighting.transactions;
  const hashes = sql.param(seen.map(({ hash }) => hash));
  const fees = sql.param(seen.map(({ sender }) => (sender === null ? null : `${sender.fee}`)));
  const networkFees = sql.param(seen.map(({ sender }) => networkFeeOf(sender)));
  const failures = sql.param(seen.map(({ sender }) => `${sender?.hasFailed ?? false}`));
  const values = sql.param(seen.map(({ sender, transfers }) => paidBy(sender, transfers)));
  // A node that lags shows a mined transaction as waiting: only a reverted block makes it wait again.
  const isMined = sql`${sighting.block === null} and ${transactions.blockHeight} is not null`;
  const unlessMined = (column: AnyColumn, next: SQL) =>
    sql`case when ${isMined} then ${column} else ${next} end`;
  const isSwept = sql`${transactions.type} = 'SENT' and ${transactions.assetId} = ${transactions.network} and seen.value is not null`;
  return tx
    .update(transactions)
    .set({
      ...(sighting.block === null ? {} : placeOf(sighting)),
      endedAs: unlessMined(transactions.endedAs, sql`case when seen.has_failed then 'FAILED' end`),
      // Only who signed it pays.
      feeUnits: unlessMined(
        transactions.feeUnits,
        sql`case when ${transactions.feeUnits} is not null then coalesce(seen.fee, ${transactions.feeUnits}) end`,
      ),
      networkFeeUnits: unlessMined(
        transactions.networkFeeUnits,
        sql`case when ${transactions.feeUnits} is not null then seen.network_fee end`,
      ),
      valueUnits: unlessMined(
        transactions.valueUnits,
        sql`case when ${isSwept} then seen.value else ${transactions.valueUnits} end`,
      ),
    })
    .from(
      sql`unnest(${hashes}::text[], ${fees}::numeric[], ${networkFees}::numeric[], ${failures}::boolean[], ${values}::numeric[])
        as seen (hash, fee, network_fee, has_failed, value)`,
    )
    .where(and(eq(transactions.network, sighting.network), sql`${transactions.hash} = seen.hash`))
    .returning({
      ...{
        id: transactions.id,
        walletId: transactions.walletId,
        accountId: transactions.accountId,
      },
      ...{ hash: transactions.hash, assetId: transactions.assetId, type: transactions.type },
      ...{ valueUnits: transactions.valueUnits, feeUnits: transactions.feeUnits },
    });
}

type SeenMovement = Omit<Movement, 'tokenId'> & { readonly assetId: string };

interface Correction {
  /** Rows of the transactions that the books had before. */
  readonly known: Awaited<ReturnType<typeof writePlaces>>;
  readonly seen: readonly SeenMovement[];
}

/**
 * Corrects what the books say of sweeps of many addresses that moved something else in another block: what a contract does
 * with the same bytes depends on the state that it finds. A row that no movement has any more stands for nothing in this
 * block, and another one may have its fee. What was signed here stays as it was signed.
 */
async function correctKnown(
  tx: Db,
  { network, block, accountId, prices }: Sighting,
  { known, seen }: Correction,
): Promise<void> {
  // A sighting for one account shows what balances tell, and elsewhere a hash may stand for several readings.
  if (block === null || accountId !== undefined || getNetwork(network).model.family !== 'evm')
    return;
  const movements = new Map(seen.map((movement) => [nameOf(movement), movement]));
  const wrong = known.filter((row) => !isAsSeen(row, movements.get(nameOf(row))));
  if (wrong.length === 0) return;
  const swept = await findSwept(tx, known);
  const own = await findSigned(tx, wrong);
  const corrected = wrong.filter(({ id, hash }) => swept.has(hash) && !own.has(id));
  for (const row of corrected) {
    const change = correctionOf(row, { movement: movements.get(nameOf(row)), prices });
    await tx.update(transactions).set(change).where(eq(transactions.id, row.id));
  }
  await announceBooks(tx, corrected);
}

type KnownRow = Correction['known'][number];

function isAsSeen(row: KnownRow, movement: SeenMovement | undefined): boolean {
  if (movement === undefined) return row.valueUnits === 0n && row.feeUnits === null;
  const { type, value, fee } = movement;
  return (
    row.type === type && row.valueUnits === value && (row.feeUnits === null) === (fee === null)
  );
}

interface Seen {
  readonly movement: SeenMovement | undefined;
  readonly prices: Sighting['prices'];
}

function correctionOf({ assetId, valueUnits }: KnownRow, { movement, prices }: Seen) {
  if (movement === undefined) {
    const free = { feeUnits: null, networkFeeUnits: null };
    return valueUnits === 0n ? free : { ...free, endedAs: 'FAILED' as const };
  }
  const { type, fromAddress, toAddress, nonce, value } = movement;
  return {
    ...{ type, fromAddress, toAddress, nonce, valueUnits: value },
    ...{ feeUnits: movement.fee, networkFeeUnits: movement.networkFee },
    ...valueColumns(value, findAsset(assetId), prices.get(assetId) ?? null),
  };
}

/** Finds the hashes of transactions that touch an address which runs the code of a sweeper (EIP-7702). */
async function findSwept(
  tx: Db,
  rows: readonly Pick<AddedRow, 'accountId' | 'hash'>[],
): Promise<ReadonlySet<string>> {
  const { purseId, isDelegated } = addressStock;
  const ids = [...new Set(rows.map(({ accountId }) => accountId))];
  const delegated = await tx
    .select({ purseId })
    .from(addressStock)
    .where(and(isAnyOf(purseId, ids), eq(isDelegated, true)));
  const purses = new Set(delegated.map((row) => row.purseId));
  return new Set(rows.flatMap(({ accountId, hash }) => (purses.has(accountId) ? [hash] : [])));
}

/** Finds the rows that a send of ours has written. */
async function findSigned(
  tx: Db,
  rows: readonly Pick<AddedRow, 'id'>[],
): Promise<ReadonlySet<string>> {
  const { transactionId } = sendIntents;
  const ids = rows.map(({ id }) => id);
  const signed = await tx
    .select({ id: transactionId })
    .from(sendIntents)
    .where(isAnyOf(transactionId, ids));
  return new Set(signed.map(({ id }) => id));
}

/**
 * Returns the native amount that a mined transaction sent to others; null for another asset's
 * movement.
 */
function paidBy(sender: Sender | null, transfers: readonly Transfer[]): string | null {
  if (sender === null || sender.hasFailed) return null;
  const paid = transfers.filter(
    ({ from, to, tokenId }) => tokenId === null && from === sender.address && to !== from,
  );
  return paid.length === 0 ? null : `${paid.reduce((sum, { value }) => sum + value, 0n)}`;
}

/** Nothing is null in the books, as it is where none can fall due. */
function networkFeeOf(sender: Sender | null): string | null {
  return sender?.networkFee ? `${sender.networkFee}` : null;
}

function placeOf({ block }: Sighting) {
  return { blockHeight: block?.height ?? null, blockHash: block?.hash ?? null };
}

/** Returns the key of a movement: a transaction moves one asset at most once per account. */
function nameOf({
  accountId,
  hash,
  assetId,
}: Pick<typeof transactions.$inferSelect, 'accountId' | 'hash' | 'assetId'>): string {
  return `${accountId}:${hash}:${assetId}`;
}

function findAsset(id: string): AccountAsset {
  const asset = findAccountAsset(id);
  if (asset === undefined) throw new Error(`there is no asset ${id}`);
  return asset;
}
