import type { Db } from '../db/open-database.ts';
import { ApiError } from '../platform/api-error.ts';
import type { RefusalText } from '../refusal-texts/refusal-text.ts';
import { loadPsbtFate } from './psbt-fate.ts';
import { findPsbt, type PsbtRow } from './refund-psbt-store.ts';
import type { OutRow } from './refund-store.ts';

/**
 * Loads the prepared transaction of a refund, which can still be mined; undefined before one was prepared, and once
 * something else spent its coins for good, or coins of it that earlier ones do not spend. Before that no other is prepared:
 * the wallet may have sent the refund itself, also with another fee.
 * @throws {ApiError} 409 PSBT_SPENT, with the transaction that spent them; INPUT_TAKEN
 */
export async function loadOpenPsbt(tx: Db, row: OutRow): Promise<PsbtRow | undefined> {
  const known = await findPsbt(tx, row.id);
  if (known === undefined) return undefined;
  const fate = await loadPsbtFate(tx, row, known);
  switch (fate.kind) {
    case 'GONE':
      throw inputTaken();
    case 'SPENT':
      throw psbtSpent(fate.hash);
    case 'VOID':
      return undefined;
    case 'PAYABLE':
      return fate.isNewest ? known : undefined;
    default:
      return fate satisfies never;
  }
}

/**
 * Refuses to cancel a refund that its wallet has sent: another one would pay the customer once more.
 * @throws {ApiError} 409 PSBT_SPENT, with the transaction that may have paid
 */
export async function refuseSentElsewhere(tx: Db, row: OutRow): Promise<void> {
  const known = await findPsbt(tx, row.id);
  if (known === undefined) return;
  const fate = await loadPsbtFate(tx, row, known);
  if (fate.kind === 'SPENT' && fate.mayHavePaid) throw psbtSpent(fate.hash);
}

/** Creates the refusal of a prepared transaction whose outputs a reorganisation took back. */
export const inputTaken = (): ApiError =>
  new ApiError(409, 'INPUT_TAKEN', {
    errors: ['A reorganisation took back what the prepared transaction spends. Try again later.'],
  });

const spent: RefusalText =
  'Your wallet has spent the coins of the prepared transaction. If it sent this refund, record that transaction.';

/** Creates the refusal of a prepared transaction whose coins are spent, with the transaction that spent them. */
export const psbtSpent = (hash: string): ApiError =>
  new ApiError(409, 'PSBT_SPENT', {
    ...{ message: 'Not possible now', errors: [spent] },
    current: { hash },
  });
