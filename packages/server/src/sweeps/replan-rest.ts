import { parseAmount } from '@billfold/core';
import { and, eq } from 'drizzle-orm';
import type { AssetBalances } from '../accounts/account-balances.ts';
import type { Db } from '../db/open-database.ts';
import { transferParts, transfersOut } from '../db/schema.ts';
import type { SweepQuote } from '../families/sweeping.ts';
import { requireAsset } from '../payments/require-asset.ts';
import { dropPart } from '../transfers-out/drop-part.ts';
import { gasFor, isLeft } from '../transfers-out/transfer-status.ts';
import { loadParts, type PartRow, type TransferRow } from '../transfers-out/transfer-store.ts';
import { gasOf } from './compute-sweep.ts';
import { findBlockedMoves } from './find-blocked-moves.ts';
import { findMoving } from './find-moving.ts';
import { loadHeld } from './load-held.ts';
import { deploymentOf } from './plan-sweep.ts';
import { hasGas, type PriceOfRest } from './price-rest.ts';
import { shareOf } from './quote-together.ts';

/**
 * Plans what is left of a sweep anew, at prices of now and with what its purses hold now: a failed part becomes its
 * next attempt. A purse that has nothing left, that is blocked, or that another sweep moves now, is not tried again.
 */
export async function replanRest(tx: Db, row: TransferRow, priced: PriceOfRest): Promise<void> {
  const parts = await loadParts(tx, [row.id]);
  const moves = parts.filter((part) => part.step === 'MOVE' && isLeft(part));
  const balances = await loadHeld(tx, row, moves);
  const moving = await findMoving(
    tx,
    moves.map(({ accountId }) => accountId),
    { except: row.id },
  );
  const blocked = await findBlockedMoves(tx, row, moves);
  const least = leastOf(row);
  const left = moves.map((move) => {
    const held = balances.get(move.accountId) ?? new Map();
    const units = unitsOf({ row, priced, move, held });
    const none = units < least ? 'NOTHING_LEFT' : null;
    const error = blocked.has(move.accountId) ? 'SPENDING_BLOCKED' : none;
    return { move, held, units, error: moving.has(move.accountId) ? 'STATE_CONFLICT' : error };
  });
  // The fee of one transaction is shared by the addresses that it moves, and not by those that are left out.
  const { together } = priced;
  const count = left.filter(({ error }) => error === null).length;
  const rest = together === null ? priced : { ...priced, moveFee: shareOf(together, count) };
  let next = Math.max(0, ...parts.map(({ n }) => n)) + 1;
  for (const { move, held, units, error } of left) {
    const { feeUnits: former } = move;
    // Prices move with each block: as long as the gas that has arrived is enough, no more is brought.
    const isKept = former !== null && hasGas(move, parts) && rest.keptFees.has(former);
    const moveFee = isKept ? former : rest.moveFee;
    if (error === null) await retryPart(tx, move, { units, feeUnits: moveFee });
    else await failPart(tx, move, error);
    const gas = gasFor(move, parts);
    if (error !== null)
      for (const part of gas.filter(({ state }) => state === 'PLANNED')) await dropPart(tx, part);
    if (error !== null || row.assetId === row.network || together !== null) continue;
    const missing = missingGas({ row, moveFee, held, gas });
    const [again] = gas.filter(isLeft);
    if (again !== undefined && missing === 0n) await dropPart(tx, again);
    else if (again !== undefined)
      await retryPart(tx, again, {
        ...{ units: missing, feeUnits: rest.gasFee },
        // It may have been planned from another account.
        accountId: rest.mainId,
      });
    else if (missing > 0n) {
      await insertGas(tx, { row, rest, move, n: next, units: missing });
      next += 1;
    }
  }
  const deployment = (count > 0 && together?.deployment) || null;
  await replanDeployment(tx, { row, rest, parts, next, deployment });
  const all = await loadParts(tx, [row.id]);
  const feeUnits = all.reduce((sum, part) => sum + (part.feeUnits ?? 0n), 0n);
  const way = together === null ? 'EACH' : row.way;
  await tx.update(transfersOut).set({ feeUnits, way }).where(eq(transfersOut.id, row.id));
}

interface LeftDeployment {
  readonly row: TransferRow;
  readonly rest: PriceOfRest;
  readonly parts: readonly PartRow[];
  /** Number of the next part. */
  readonly next: number;
  /** Null where no move needs it. */
  readonly deployment: SweepQuote['deployment'];
}

/** Plans the contract of moves together, which may be there by now, or may not be needed any more. */
async function replanDeployment(
  tx: Db,
  { row, rest, parts, next, deployment }: LeftDeployment,
): Promise<void> {
  const own = parts.filter(({ step }) => step === 'DEPLOY');
  const left = own.find(({ state }) => state === 'PLANNED' || state === 'FAILED');
  if (left !== undefined && deployment === null) await dropPart(tx, left);
  if (deployment === null) return;
  if (left !== undefined) {
    await retryPart(tx, left, { units: 0n, feeUnits: deployment.fee });
    return;
  }
  // A node may not show yet what a block has.
  if (own.some(({ state }) => state === 'SENT' || state === 'CONFIRMED')) return;
  const place = { outId: row.id, network: row.network, accountId: rest.mainId, n: next };
  await tx
    .insert(transferParts)
    .values({ ...deploymentOf(place, deployment), attempt: 1, state: 'PLANNED' });
}

interface LeftMove {
  readonly row: TransferRow;
  readonly move: PartRow;
  readonly held: AssetBalances;
}

/** Returns the units that a purse can still send. */
function unitsOf({ row, priced, move, held }: LeftMove & { readonly priced: PriceOfRest }): bigint {
  const spendable = held.get(row.assetId)?.spendable ?? 0n;
  const most = row.assetId === row.network ? spendable - priced.moveFee : spendable;
  return most < move.units ? most : move.units;
}

/** Returns the fewest units that a move sends. */
export function leastOf({ assetId }: TransferRow): bigint {
  const { minimumAmount, decimals } = requireAsset(assetId);
  return parseAmount(minimumAmount, decimals);
}

/** Returns the gas that a purse still needs, without what it has and what is on its way. */
function missingGas({
  row,
  moveFee,
  held,
  gas,
}: Pick<LeftMove, 'row' | 'held'> & {
  readonly moveFee: bigint;
  readonly gas: readonly PartRow[];
}): bigint {
  if (gas.some(({ state }) => state === 'SENT')) return 0n;
  const native = held.get(row.network);
  const has = (native?.spendable ?? 0n) + (native?.pending ?? 0n);
  return gasOf(requireAsset(row.assetId), moveFee - has);
}

const placeOf = ({ outId, n }: PartRow) =>
  and(eq(transferParts.outId, outId), eq(transferParts.n, n));

interface PartTerms {
  readonly units: bigint;
  readonly feeUnits: bigint;
  /** Account that pays, where it may have changed. */
  readonly accountId?: string;
}

async function retryPart(tx: Db, part: PartRow, terms: PartTerms): Promise<void> {
  const attempt = part.attempt + (part.state === 'FAILED' ? 1 : 0);
  const planned = { state: 'PLANNED', intentId: null, hash: null, error: null } as const;
  await tx
    .update(transferParts)
    .set({ ...terms, ...planned, attempt, isFinal: false })
    .where(placeOf(part));
}

async function failPart(tx: Db, part: PartRow, error: string): Promise<void> {
  await tx.update(transferParts).set({ state: 'FAILED', error }).where(placeOf(part));
}

interface NewGas {
  readonly row: TransferRow;
  readonly rest: PriceOfRest;
  readonly move: PartRow;
  readonly n: number;
  readonly units: bigint;
}

async function insertGas(tx: Db, { row, rest, move, n, units }: NewGas): Promise<void> {
  const { mainId: accountId, gasFee: feeUnits, addresses } = rest;
  const { accountId: purseId, network } = move;
  const toAddress = addresses.get(purseId);
  if (toAddress === undefined) throw new Error(`purse ${purseId} has no address`);
  await tx.insert(transferParts).values({
    ...{ outId: row.id, n, accountId, purseId, network, toAddress, units, feeUnits },
    ...{ step: 'GAS', attempt: 1, state: 'PLANNED' },
  });
}
