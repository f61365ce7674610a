import { and, eq, inArray, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { paymentTransfers, refundPsbts, transferParts, transfersOut } from '../db/schema.ts';
import { ApiError } from '../platform/api-error.ts';
import type { RefusalText } from '../refusal-texts/refusal-text.ts';
import { loadPsbtFate } from './psbt-fate.ts';
import { findPsbt, type PsbtRow } from './refund-psbt-store.ts';
import type { OutRow } from './refund-store.ts';
import { inputTaken, psbtSpent } from './refuse-spent-psbt.ts';

/**
 * Lists the outputs that a new transaction of a refund has to spend: those of every earlier one that a wallet may have signed
 * and that would pay the same money. Two transactions that spend one output can never both be mined.
 * @throws {ApiError} 409 PSBT_SPENT, INPUT_TAKEN; PSBT_PREPARED where an earlier one is of another wallet
 */
export async function listRequiredOutputs(
  tx: Db,
  row: OutRow,
  accountId: string,
): Promise<readonly string[]> {
  const payable = await listPayable(tx, row);
  if (payable.some((each) => each.accountId !== accountId)) throw psbtPrepared();
  return [...new Set(payable.flatMap(({ firstInputs }) => firstInputs))];
}

/**
 * Refuses to pay a refund from elsewhere while a transaction that was prepared for another wallet can still pay it.
 * @throws {ApiError} 409 PSBT_PREPARED, PSBT_SPENT, INPUT_TAKEN
 */
export async function refusePrepared(tx: Db, row: OutRow): Promise<void> {
  if ((await listPayable(tx, row)).length > 0) throw psbtPrepared();
}

/** Creates the refusal of a transaction beside an earlier one that could be mined too. */
export const psbtPrepared = (): ApiError =>
  new ApiError(409, 'PSBT_PREPARED', {
    ...{ message: 'Not possible now', errors: [prepared] },
  });

/** Creates the refusal to send a refund freely beside an earlier one that could be mined too. */
export const psbtPreparedBefore = (): ApiError =>
  new ApiError(409, 'PSBT_PREPARED', {
    ...{ message: 'Not possible now', errors: [preparedBefore] },
  });

const preparedBefore: RefusalText =
  'A transaction that was prepared for an earlier refund can still be mined. Prepare this refund too: it spends the same coins, so that only one of both is paid.';

const prepared: RefusalText =
  'A transaction that was prepared for your wallet can still pay this refund. Send that one, or spend its coins in your wallet first.';

/**
 * Lists the transactions that were prepared for a refund, or for one of the same money that is over, and can be mined.
 * @throws {ApiError} 409 PSBT_SPENT where one may have paid it, INPUT_TAKEN
 */
export async function listPayable(tx: Db, row: OutRow): Promise<readonly PsbtRow[]> {
  const own = await findPsbt(tx, row.id);
  const { address, assetId } = row;
  const earlier: readonly OtherRefund[] = [
    ...(own === undefined ? [] : [{ address, psbt: own }]),
    ...(await listOver(tx, row)),
  ];
  const payable: PsbtRow[] = [];
  for (const each of earlier) {
    const fate = await loadPsbtFate(tx, { address: each.address, assetId }, each.psbt);
    if (fate.kind === 'GONE') throw inputTaken();
    if (fate.kind === 'SPENT' && !(await isCounted(tx, row, fate.hash))) throw psbtSpent(fate.hash);
    if (fate.kind === 'PAYABLE') payable.push(each.psbt);
  }
  return payable;
}

/** Reports whether what spent the coins of a prepared transaction counts as a refund of the same money already. */
async function isCounted(tx: Db, row: OutRow, hash: string): Promise<boolean> {
  const counted = await tx
    .select({ n: transferParts.n })
    .from(transferParts)
    .innerJoin(transfersOut, eq(transfersOut.id, transferParts.outId))
    .where(
      and(
        ...[isOfSameMoney(row), eq(transferParts.hash, hash)],
        inArray(transfersOut.status, ['BROADCAST', 'CONFIRMED']),
      ),
    )
    .limit(1);
  return counted.length > 0;
}

type OtherRefund = Pick<OutRow, 'address'> & { readonly psbt: PsbtRow };

/** Lists the prepared transactions of the refunds of the same money that are over. Money in another coin is not the same. */
async function listOver(tx: Db, row: OutRow): Promise<readonly OtherRefund[]> {
  return tx
    .select({ address: transfersOut.address, psbt: refundPsbts })
    .from(refundPsbts)
    .innerJoin(transfersOut, eq(transfersOut.id, refundPsbts.outId))
    .where(
      and(
        ...[isOfSameMoney(row), ne(transfersOut.id, row.id), eq(transfersOut.assetId, row.assetId)],
        notInArray(transfersOut.status, ['AWAITING_SIGNATURE', 'FAILED']),
      ),
    );
}

/**
 * Returns the condition that a refund is of the same money: of the payment, or of a transfer that was refunded before it was
 * assigned to the payment.
 */
function isOfSameMoney({ paymentId, transferId }: OutRow): SQL | undefined {
  const isPart =
    transferId === null
      ? eq(paymentTransfers.paymentId, paymentId ?? '')
      : eq(paymentTransfers.id, transferId);
  const parts = (column: typeof paymentTransfers.id | typeof paymentTransfers.paymentId) =>
    sql`(select ${column} from ${paymentTransfers} where ${isPart})`;
  return or(
    transferId === null
      ? eq(transfersOut.paymentId, paymentId ?? '')
      : eq(transfersOut.transferId, transferId),
    inArray(transfersOut.transferId, parts(paymentTransfers.id)),
    inArray(transfersOut.paymentId, parts(paymentTransfers.paymentId)),
  );
}
