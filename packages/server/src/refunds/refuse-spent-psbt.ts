import { and, eq } from 'drizzle-orm';
import { isAnyTextOf } from '../db/is-any-of.ts';
import type { Db } from '../db/open-database.ts';
import { transactions } from '../db/schema.ts';
import { ApiError } from '../platform/api-error.ts';
import type { RefusalText } from '../refusal-texts/refusal-text.ts';
import { findPsbt, listSpenders, type PsbtRow } from './refund-psbt-store.ts';
import type { OutRow } from './refund-store.ts';

/**
 * Loads the prepared transaction of a refund, which can still be mined; undefined before one was prepared. Once the
 * wallet has spent its coins no other is prepared: the wallet may have sent the refund itself, also with another fee.
 * @throws {ApiError} 409 PSBT_SPENT, with the transaction that spent them; INPUT_TAKEN
 */
export async function loadOpenPsbt(tx: Db, row: OutRow): Promise<PsbtRow | undefined> {
  const known = await findPsbt(tx, row.id);
  if (known === undefined) return undefined;
  const spenders = await listSpenders(tx, known);
  if (spenders === null)
    throw new ApiError(409, 'INPUT_TAKEN', {
      errors: ['A reorganisation took back what the prepared transaction spends. Try again later.'],
    });
  if (spenders.length > 0) throw psbtSpent(spenders);
  return known;
}

/**
 * Refuses to cancel a refund that its wallet has sent: another one would pay the customer once more.
 * @throws {ApiError} 409 PSBT_SPENT, with the transaction that paid
 */
export async function refuseSentElsewhere(tx: Db, row: OutRow): Promise<void> {
  const known = await findPsbt(tx, row.id);
  const spenders = (known && (await listSpenders(tx, known))) ?? [];
  if (known === undefined || spenders.length === 0) return;
  const { accountId, hash, toAddress } = transactions;
  const isPaying = and(
    ...[eq(accountId, known.accountId), isAnyTextOf(hash, spenders)],
    eq(toAddress, row.address ?? ''),
  );
  if (spenders.includes(known.hash) || (await tx.$count(transactions, isPaying)) > 0)
    throw psbtSpent(spenders);
}

const spent: RefusalText =
  'Your wallet has spent the coins of the prepared transaction. If it sent this refund, record that transaction.';

const psbtSpent = ([hash]: readonly string[]): ApiError =>
  new ApiError(409, 'PSBT_SPENT', {
    ...{ message: 'Not possible now', errors: [spent] },
    current: { hash },
  });
