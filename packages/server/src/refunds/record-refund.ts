import { getNetwork } from '@billfold/core';
import type { RecordRefund, Refund } from '@billfold/core/contract';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Block } from '../chains/chain.ts';
import { requireServed } from '../chains/require-served.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { transferParts, transfersOut } from '../db/schema.ts';
import { formatUnits } from '../payments/format-units.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { settlePayments } from '../payments/settle-payments.ts';
import { fieldRefused } from '../platform/field-refused.ts';
import { nowOf } from '../platform/server-platform.ts';
import { fill } from '../refusal-texts/refusal-text.ts';
import { changeRefund } from './change-refund.ts';
import { mailSentRefund } from './mail-sent-refund.ts';
import { presentRefund } from './present-refund.ts';
import {
  loadRefundPart,
  loadRefundRow,
  lockRefundRow,
  type NamedRefund,
  type OutRow,
} from './refund-store.ts';
import { requireWatched } from './require-watched.ts';
import { requireSignable, requireStillReceived } from './signable-refund.ts';

export interface Recording extends RecordRefund {
  readonly named: NamedRefund;
  readonly userId: string;
  /** Records the call in the audit log, in the transaction that stores it. */
  readonly record: (tx: Db, row: OutRow) => Promise<void>;
}

/**
 * Records a refund of money that is in another wallet, which sent it. The transaction has to be final: it is looked at once,
 * and never again. It may pay others too, as a wallet that sends several refunds at once does.
 * @throws {ApiError} 404; 409 REFUND_SIGNED_HERE, TRANSACTION_UNKNOWN, TRANSACTION_UNCONFIRMED, TRANSACTION_MISMATCH,
 * TRANSACTION_USED, STATE_CONFLICT, REFUND_TOO_LARGE
 */
export async function recordSentRefund(
  context: ServiceContext,
  { named, userId, hash: text, record }: Recording,
): Promise<Refund> {
  const { db } = context;
  const hash = text.toLowerCase();
  const refund = await loadRefundRow(db, named);
  const known = await loadRefundPart(db, refund.id);
  if (refund.status === 'CONFIRMED' && known?.hash === hash) return presentRefund(refund, known);
  requireSignable(refund);
  const accountId = await requireWatched(db, context, { row: refund, field: 'hash' });
  const block = await loadFinalBlock(context, refund, hash);
  return db.transaction(async (tx) => {
    const row = await lockRefundRow(tx, named);
    requireSignable(row);
    await requireStillReceived(tx, context, row);
    const { units, restUnits } = await requirePaid(tx, row, { block, hash });
    const now = nowOf(context.platform);
    const toAddress = row.address ?? '';
    const sent = {
      ...{ outId: row.id, n: 1, accountId, network: row.network, toAddress, units },
      ...{ step: 'MOVE' as const, attempt: 1, intentId: null },
      ...{ state: 'CONFIRMED' as const, hash, isFinal: true, restUnits },
    };
    await tx
      .insert(transferParts)
      .values(sent)
      .onConflictDoUpdate({ target: [transferParts.outId, transferParts.n], set: sent });
    await record(tx, row);
    // Before the end of the refund, which forgets the address of a claim. Another attempt is no news.
    if (row.broadcastAt === null) await mailSentRefund(tx, context, row);
    const changed = await changeRefund(tx, context, row.id, {
      ...{ status: 'CONFIRMED', signedBy: userId, broadcastAt: now, confirmedAt: now },
    });
    const paymentIds = row.paymentId === null ? [] : [row.paymentId];
    await settlePayments(tx, context, { paymentIds, actor: chainActor, now });
    return presentRefund(changed, await loadRefundPart(tx, row.id));
  });
}

const chainActor = { kind: 'chain', id: null, name: 'Blockchain' } as const;

/** Loads the block of a transaction that no usual reorganisation takes back any more. */
async function loadFinalBlock(
  { chains }: Pick<ServiceContext, 'chains'>,
  { assetId }: OutRow,
  hash: string,
): Promise<Block> {
  const network = requireServed(requireAsset(assetId).network);
  const chain = chains.get(network);
  const place = await chain.find(hash);
  if (place === null)
    throw fieldRefused('hash', {
      ...{ status: 409, code: 'TRANSACTION_UNKNOWN' },
      message: 'The network does not know this transaction.',
    });
  const { final } = getNetwork(network).confirmations;
  const depth = place.place === 'block' ? (await chain.head()).height - place.block.height + 1 : 0;
  const block =
    place.place === 'block' && depth >= final ? await chain.blockAt(place.block.height) : null;
  if (block === null)
    throw fieldRefused('hash', {
      ...{ status: 409, code: 'TRANSACTION_UNCONFIRMED' },
      message: fill(
        'This transaction has {depth} of {final} confirmations. Record it again later.',
        { depth, final },
      ),
      current: { confirmations: depth, required: final },
    });
  return block;
}

interface Paying {
  readonly block: Block;
  readonly hash: string;
}

/**
 * Returns the units that a transaction pays to the address of a refund: all of them, or at most as many where the
 * customer pays the network fee; and what is left there for other refunds. Outputs that count for other refunds to the address are left out. One from before the
 * refund pays something else.
 * @throws {ApiError} 409 TRANSACTION_MISMATCH, TRANSACTION_USED
 */
async function requirePaid(
  tx: Db,
  row: OutRow,
  { block, hash }: Paying,
): Promise<{ readonly units: bigint; readonly restUnits: bigint }> {
  const transaction = block.transactions.find((each) => each.hash === hash);
  const outputs = (transaction?.transfers ?? [])
    .filter(({ to, tokenId }) => to === row.address && tokenId === null)
    .map(({ value }): bigint => value);
  const used = await listUsed(tx, row, hash);
  const left = sumOf(outputs) - sumOf(used);
  if (used.length > 0 && left <= 0n)
    throw fieldRefused('hash', {
      ...{ status: 409, code: 'TRANSACTION_USED' },
      message: 'Another refund to this address was recorded with this transaction.',
    });
  const isLater = block.minedAt.getTime() >= row.createdAt.getTime() - clockSlackMs;
  const paid = isLater
    ? choosePaid(row, { single: without(outputs, used), left, exact: await listExact(tx, row) })
    : undefined;
  if (paid !== undefined && paid <= left) return { units: paid, restUnits: left - paid };
  const asset = requireAsset(row.assetId);
  throw fieldRefused('hash', {
    ...{ status: 409, code: 'TRANSACTION_MISMATCH' },
    message: fill(
      'This transaction does not send {amount} {symbol} to {address} after the refund was created.',
      { amount: formatUnits(row.units, asset), symbol: asset.symbol, address: row.address ?? '' },
    ),
  });
}

interface Paid {
  /** Outputs to the address that count for no other refund. */
  readonly single: readonly bigint[];
  /** Sum of them. */
  readonly left: bigint;
  /** Sums that open refunds to the address wait for exactly. */
  readonly exact: readonly bigint[];
}

/**
 * Chooses what pays a refund: the whole of it, or where the customer pays the fee the largest output below it, else all
 * of them together. One that another refund waits for exactly is left to that one.
 */
function choosePaid(
  { units, networkFeePaidBy }: OutRow,
  { single, left, exact }: Paid,
): bigint | undefined {
  if (networkFeePaidBy !== 'CUSTOMER') return [...single, left].find((each) => each === units);
  const rest = without(single, exact);
  const [most] = rest
    .filter((each) => each > 0n && each <= units)
    .toSorted((a, b) => (a < b ? 1 : -1));
  const sum = sumOf(rest);
  return most ?? (sum > 0n && sum <= units ? sum : undefined);
}

/** Lists the units of the other open refunds to the address whose network fee the business pays. */
async function listExact(tx: Db, row: OutRow): Promise<readonly bigint[]> {
  const { id, assetId, address, units, networkFeePaidBy, status } = transfersOut;
  const rows = await tx
    .select({ units })
    .from(transfersOut)
    .where(
      and(
        ...[eq(assetId, row.assetId), eq(address, row.address ?? ''), ne(id, row.id)],
        ...[eq(networkFeePaidBy, 'MERCHANT')],
        inArray(status, ['AWAITING_SIGNATURE', 'FAILED']),
      ),
    );
  return rows.map((each) => each.units);
}

const sumOf = (values: readonly bigint[]) => values.reduce((sum, each) => sum + each, 0n);

/** Leaves out one of `values` for each of `used`. */
function without(values: readonly bigint[], used: readonly bigint[]): readonly bigint[] {
  return used.reduce<readonly bigint[]>((rest, each) => {
    const at = rest.indexOf(each);
    return at < 0 ? rest : rest.toSpliced(at, 1);
  }, values);
}

// Clocks of those who make blocks may be off by as much.
const clockSlackMs = 2 * 3_600_000;

/** Lists the units of other refunds to the address that count with a transaction. */
async function listUsed(tx: Db, row: OutRow, hash: string): Promise<readonly bigint[]> {
  // Two refunds that are recorded at once would not see each other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${hash}))`);
  const { outId, network, toAddress, units } = transferParts;
  const rows = await tx
    .select({ units })
    .from(transferParts)
    .where(
      and(
        ...[ne(outId, row.id), eq(network, row.network), eq(transferParts.hash, hash)],
        eq(toAddress, row.address ?? ''),
      ),
    );
  return rows.map((each) => each.units);
}
