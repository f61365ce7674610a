import { and, eq } from 'drizzle-orm';
import { lockAccounts } from '../accounts/account-store.ts';
import type { ServiceContext } from '../context.ts';
import type { Db } from '../db/open-database.ts';
import { transferParts, transfersOut } from '../db/schema.ts';
import { dropPart } from '../transfers-out/drop-part.ts';
import { findGasPayer } from '../transfers-out/find-gas-payer.ts';
import { findReady } from '../transfers-out/find-ready.ts';
import type { OwnedTransfer } from '../transfers-out/open-and-sign.ts';
import { nextAttemptOf, sentElsewhere } from '../transfers-out/send-part.ts';
import { gasFor, isLeft } from '../transfers-out/transfer-status.ts';
import { loadParts, type PartRow, type TransferRow } from '../transfers-out/transfer-store.ts';
import { failUnmovable } from './fail-unmovable.ts';
import { findMoving } from './find-moving.ts';
import { gasFrom } from './find-signed-part.ts';
import { requireGas } from './require-gas.ts';
import { requireUnmoved } from './require-unmoved.ts';

/** Locks all accounts that pay parts of a sweep; before the sweep, as a send of a part locks them. */
export async function lockSweepPayers(tx: Db, row: TransferRow): Promise<void> {
  const payer = await findGasPayer(tx, row);
  const parts = await loadParts(tx, [row.id]);
  const ids = new Set([...parts.map(({ accountId }) => accountId), ...(payer ? [payer.id] : [])]);
  await lockAccounts(tx, [...ids]);
}

export interface SignedParts {
  readonly owned: OwnedTransfer;
  /** Parts as they are sent. */
  readonly parts: readonly PartRow[];
}

/**
 * Plans parts of a locked sweep as they are signed. The others stay, except moves of addresses that are empty, blocked, or
 * moved by another sweep, which fail.
 * @throws {ApiError} 409 PLAN_OUTDATED, STATE_CONFLICT, GAS_MISSING
 */
export async function planSignedParts(
  tx: Db,
  context: Pick<ServiceContext, 'chains'>,
  { owned, parts }: SignedParts,
): Promise<void> {
  const { row } = owned;
  const purses = parts.flatMap(({ purseId }) => purseId ?? []);
  if (row.status === 'PLANNED') await requireUnmoved(tx, row, purses);
  const moving = await findMoving(tx, purses, { except: row.id });
  if (moving.size > 0) throw sentElsewhere();
  const before = await loadParts(tx, [row.id]);
  const payer = await findGasPayer(tx, row);
  for (const part of parts) await planPart(tx, { before, part, gasPayerId: payer?.id });
  // An address that sends its funds now needs no more gas.
  const signed = new Set(parts.map(({ n }) => n));
  for (const move of parts.filter(({ step }) => step === 'MOVE'))
    for (const gas of gasFor(move, before).filter((each) => isLeft(each) && !signed.has(each.n)))
      await dropPart(tx, gas);
  await failUnmovable(tx, row, signed);
  const all = await loadParts(tx, [row.id]);
  const ready = new Set((await findReady(tx, all)).map(({ n }) => n));
  if (parts.some(({ n }) => !ready.has(n))) throw sentElsewhere();
  const feeUnits = all.reduce((sum, part) => sum + (part.feeUnits ?? 0n), 0n);
  await tx.update(transfersOut).set({ feeUnits }).where(eq(transfersOut.id, row.id));
  await requireGas(tx, context, { ...owned, signed });
}

interface PartToPlan {
  readonly before: readonly PartRow[];
  readonly part: PartRow;
  /** Account that brings the gas now. */
  readonly gasPayerId: string | undefined;
}

/** Plans one part: the next attempt of one that is left, or gas that was not needed before. @throws {ApiError} 409 STATE_CONFLICT */
async function planPart(tx: Db, { before, part, gasPayerId }: PartToPlan): Promise<void> {
  const now = before.find(({ n }) => n === part.n);
  if (now === undefined) {
    // Gas that is on its way is not sent twice.
    if (gasFor(part, before).some(({ state }) => state === 'SENT')) throw sentElsewhere();
    await tx.insert(transferParts).values(part);
    return;
  }
  const planned = now.step === 'GAS' ? gasFrom(now, gasPayerId) : now;
  if (!isLeft(now) || nextAttemptOf(now) !== part.attempt || !isSamePayment(planned, part))
    throw sentElsewhere();
  const { units, feeUnits, attempt, accountId } = part;
  await tx
    .update(transferParts)
    .set({
      ...{ units, feeUnits, attempt, accountId, state: 'PLANNED' },
      ...{ intentId: null, hash: null, error: null, isFinal: false },
    })
    .where(placeOf(now));
}

/** Reports whether two parts send from the same account for the same purse to the same address. */
const isSamePayment = (one: PartRow, other: PartRow): boolean =>
  one.step === other.step &&
  one.accountId === other.accountId &&
  one.purseId === other.purseId &&
  one.toAddress === other.toAddress;

const placeOf = ({ outId, n }: PartRow) =>
  and(eq(transferParts.outId, outId), eq(transferParts.n, n));
