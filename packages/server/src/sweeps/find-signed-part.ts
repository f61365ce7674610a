import type { Db } from '../db/open-database.ts';
import { loadAddresses } from '../payments-accounts/load-addresses.ts';
import type { ReviewedSend } from '../sends/review/reviewed-send.ts';
import { findGasPayer } from '../transfers-out/find-gas-payer.ts';
import { type FindPart, findLeftBy } from '../transfers-out/load-part-reviews.ts';
import { keyOfPart } from '../transfers-out/send-part.ts';
import { isLeft } from '../transfers-out/transfer-status.ts';
import { loadParts, type PartRow, type TransferRow } from '../transfers-out/transfer-store.ts';

/**
 * Creates the search for the parts of a sweep by their reviews, with what these send: an address may hold less than at the plan,
 * and may need gas that the sweep has no part for yet.
 */
export async function findSignedPart(db: Db, row: TransferRow): Promise<FindPart> {
  const parts = await loadParts(db, [row.id]);
  const find = findLeftBy(parts);
  const gasPayer = await findGasPayer(db, row);
  const moves = parts.filter((part) => part.step === 'MOVE' && isLeft(part));
  const addresses = await loadAddresses(
    db,
    moves.map(({ accountId: id }) => ({ id })),
  );
  const last = Math.max(0, ...parts.map(({ n }) => n));
  const findMove = ({ order }: ReviewedSend): PartRow | undefined =>
    moves.find(({ accountId }) => addresses.get(accountId) === order.destinationAddress);
  return (reviewed, payer) => {
    const { sent: units, fee: feeUnits } = reviewed;
    const left = find(reviewed, payer);
    if (left?.step === 'GAS') return { ...gasFrom(left, gasPayer?.id), units, feeUnits };
    if (left !== undefined) return { ...left, units, feeUnits };
    const n = numberOf(reviewed);
    const move = findMove(reviewed);
    if (payer.id !== gasPayer?.id || move === undefined || n <= last) return undefined;
    const { destinationAddress: toAddress } = reviewed.order;
    const gas = { ...newGas, n, accountId: payer.id, toAddress, units, feeUnits };
    const part = { ...move, ...gas };
    return keyOfPart(part) === reviewed.partKey ? part : undefined;
  };
}

/** Returns gas as the account of `payerId` brings it, which may be another one than at its plan. */
export const gasFrom = (gas: PartRow, payerId: string | undefined): PartRow => ({
  ...gas,
  accountId: payerId ?? gas.accountId,
});

/** Gas of which nothing was sent yet. */
const newGas: Pick<
  PartRow,
  'step' | 'attempt' | 'state' | 'intentId' | 'hash' | 'error' | 'isFinal'
> = {
  ...{ step: 'GAS', attempt: 1, state: 'PLANNED' },
  ...{ intentId: null, hash: null, error: null, isFinal: false },
};

/** Reads the number of the part that a review pays. */
const numberOf = ({ partKey }: ReviewedSend): number => Number(partKey?.split(':')[1] ?? 0);
