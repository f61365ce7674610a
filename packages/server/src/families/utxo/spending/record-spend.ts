import type { UtxoTransferPlan } from '@billfold/keyring';
import { and, eq, isNull } from 'drizzle-orm';
import { reserveChangeAddress } from '../../../accounts/reserve-change-address.ts';
import type { Db } from '../../../db/open-database.ts';
import { utxos } from '../../../db/schema.ts';
import { ApiError } from '../../../platform/api-error.ts';
import type { SignedSpend, SpendingAccount } from '../../spending.ts';

/**
 * Marks the inputs of a signed send as spent and adds its change output.
 * @throws {ApiError} 409 INPUT_TAKEN where another transaction spends an input already
 */
export async function recordSpend(
  tx: Db,
  account: SpendingAccount,
  { planned: { plan }, hash, tools }: SignedSpend<'utxo'>,
): Promise<void> {
  await spendInputs(tx, account, plan, hash);
  const changeAt = plan.outputs.findIndex((output) => output.isChange);
  const change = plan.outputs[changeAt];
  if (change === undefined) return;
  const address = await reserveChangeAddress(tx, account, tools);
  if (address.address !== change.address)
    throw new Error('the reserved change address is not the planned one');
  await addChange(tx, account, {
    ...{ hash, index: changeAt, addressId: address.id, value: change.value },
  });
}

export interface NewChange {
  readonly hash: string;
  /** Index of the output. */
  readonly index: number;
  readonly addressId: string;
  readonly value: bigint;
}

/** Adds the change output of a signed send. */
export async function addChange(
  tx: Db,
  { id: accountId, network }: Pick<SpendingAccount, 'id' | 'network'>,
  { hash, index: outputIndex, addressId, value: valueUnits }: NewChange,
): Promise<void> {
  const isChange = true;
  await tx
    .insert(utxos)
    .values({ accountId, network, hash, outputIndex, addressId, valueUnits, isChange });
}

/**
 * Marks the inputs of a signed send as spent.
 * @throws {ApiError} 409 INPUT_TAKEN where another transaction spends an input already
 */
export async function spendInputs(
  tx: Db,
  account: Pick<SpendingAccount, 'id'>,
  plan: { readonly inputs: readonly Pick<UtxoTransferPlan['inputs'][number], 'hash' | 'index'>[] },
  hash: string,
): Promise<void> {
  for (const input of plan.inputs) {
    const spent = await tx
      .update(utxos)
      .set({ spentBy: hash })
      .where(
        and(
          eq(utxos.accountId, account.id),
          eq(utxos.hash, input.hash),
          eq(utxos.outputIndex, input.index),
          isNull(utxos.spentBy),
        ),
      )
      .returning({ hash: utxos.hash });
    if (spent.length !== 1)
      throw new ApiError(409, 'INPUT_TAKEN', {
        errors: ['The funds of this account changed meanwhile. Review the payment again.'],
      });
  }
}
