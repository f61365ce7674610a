import type { UtxoTransferPlan } from '@billfold/keyring';
import { and, eq, isNull } from 'drizzle-orm';
import { reserveChangeAddress } from '../../../accounts/reserve-change-address.ts';
import type { Db } from '../../../db/open-database.ts';
import { utxos } from '../../../db/schema.ts';
import { ApiError } from '../../../platform/api-error.ts';
import type { SignedSpend, SpendingAccount } from '../../spending.ts';
import { findOwnAddress } from './own-addresses.ts';
import { loadSpendableOutputs } from './spendable-outputs.ts';

/**
 * Marks the inputs of a signed send as spent and adds its change output. Where it spends a deposit that waits, it pays the
 * account alone, and that output waits like the deposit.
 * @throws {ApiError} 409 INPUT_TAKEN where another transaction spends an input already
 */
export async function recordSpend(
  tx: Db,
  account: SpendingAccount,
  { planned: { plan, isToSelf }, hash, tools }: SignedSpend<'utxo'>,
): Promise<void> {
  const waits = isToSelf && (await spendsWaiting(tx, account, plan));
  await spendInputs(tx, account, plan, hash);
  if (waits) return addDeposits(tx, account, { plan, hash });
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

/** Returns whether a plan spends an output that the account cannot spend otherwise: a deposit without its confirmations. */
async function spendsWaiting(
  tx: Db,
  account: SpendingAccount,
  { inputs }: UtxoTransferPlan,
): Promise<boolean> {
  const spendable = await loadSpendableOutputs(tx, account);
  const names = new Set(spendable.map(({ hash, index }) => `${hash}:${index}`));
  return inputs.some(({ hash, index }) => !names.has(`${hash}:${index}`));
}

/** Adds the outputs of a signed send to the account itself, which are no change: they need their confirmations. */
async function addDeposits(
  tx: Db,
  account: SpendingAccount,
  { plan, hash }: { readonly plan: UtxoTransferPlan; readonly hash: string },
): Promise<void> {
  for (const [index, { address, value }] of plan.outputs.entries()) {
    const addressId = await findOwnAddress(tx, account, address);
    if (addressId === null) throw new Error('a plan that takes a waiting deposit elsewhere');
    await addOutput(tx, account, { hash, index, addressId, value, isChange: false });
  }
}

export interface NewOutput {
  readonly hash: string;
  /** Index of the output. */
  readonly index: number;
  readonly addressId: string;
  readonly value: bigint;
}

/** Adds the change output of a signed send. */
export async function addChange(
  tx: Db,
  account: Pick<SpendingAccount, 'id' | 'network'>,
  change: NewOutput,
): Promise<void> {
  await addOutput(tx, account, { ...change, isChange: true });
}

async function addOutput(
  tx: Db,
  { id: accountId, network }: Pick<SpendingAccount, 'id' | 'network'>,
  output: NewOutput & { readonly isChange: boolean },
): Promise<void> {
  const { hash, index: outputIndex, addressId, value: valueUnits, isChange } = output;
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
