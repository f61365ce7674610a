import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../db/open-database.ts';
import { refundPsbts, transfersOut } from '../db/schema.ts';
import { ApiError } from '../platform/api-error.ts';
import type { RefusalText } from '../refusal-texts/refusal-text.ts';
import { loadPsbtFate } from './psbt-fate.ts';
import { findPsbt, type PsbtRow } from './refund-psbt-store.ts';
import type { OutRow } from './refund-store.ts';
import { inputTaken, psbtSpent } from './refuse-spent-psbt.ts';

/**
 * Lists the outputs that a new transaction of a refund has to spend: all of every earlier one that a wallet may have signed
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
  return [...new Set(payable.flatMap(({ inputs }) => inputs))];
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

const prepared: RefusalText =
  'A transaction that was prepared for your wallet can still pay this refund. Send that one, or spend its coins in your wallet first.';

/** Lists the transactions that were prepared for a refund, or for one of the same money that is over, and can be mined. */
async function listPayable(tx: Db, row: OutRow): Promise<readonly PsbtRow[]> {
  const own = await findPsbt(tx, row.id);
  const others = await listOthers(tx, row);
  const isOver = ({ status }: OtherRefund) => !signable.some((each) => each === status);
  const open = others.filter((each) => !isOver(each));
  const { address, status, assetId } = row;
  const earlier: readonly OtherRefund[] = [
    ...(own === undefined ? [] : [{ address, status, psbt: own }]),
    // One whose coins an open refund spends is replaced by that one already.
    ...others.filter(
      (each) =>
        isOver(each) &&
        !open.some(({ psbt }) => each.psbt.inputs.every((name) => psbt.inputs.includes(name))),
    ),
  ];
  const payable: PsbtRow[] = [];
  for (const each of earlier) {
    const fate = await loadPsbtFate(tx, { address: each.address, assetId }, each.psbt);
    if (fate.kind === 'GONE') throw inputTaken();
    if (fate.kind === 'SPENT' && !isCounted(each, others, fate.hash)) throw psbtSpent(fate.hash);
    if (fate.kind === 'PAYABLE') payable.push(each.psbt);
  }
  return payable;
}

/** Reports whether what spent the coins of a prepared transaction counts as a refund already. */
function isCounted({ status }: OtherRefund, others: readonly OtherRefund[], hash: string): boolean {
  const isSent = (each: Pick<OtherRefund, 'status'>) =>
    each.status === 'BROADCAST' || each.status === 'CONFIRMED';
  return isSent({ status }) || others.some((each) => isSent(each) && each.psbt.hash === hash);
}

type OtherRefund = Pick<OutRow, 'status' | 'address'> & { readonly psbt: PsbtRow };

const signable = ['AWAITING_SIGNATURE', 'FAILED'] as const;

/** Lists the prepared transactions of the other refunds of the same money. */
async function listOthers(
  tx: Db,
  { id, paymentId, transferId }: OutRow,
): Promise<readonly OtherRefund[]> {
  const ofSource =
    transferId === null
      ? eq(transfersOut.paymentId, paymentId ?? '')
      : eq(transfersOut.transferId, transferId);
  return tx
    .select({ status: transfersOut.status, address: transfersOut.address, psbt: refundPsbts })
    .from(refundPsbts)
    .innerJoin(transfersOut, eq(transfersOut.id, refundPsbts.outId))
    .where(and(ofSource, ne(transfersOut.id, id)));
}
