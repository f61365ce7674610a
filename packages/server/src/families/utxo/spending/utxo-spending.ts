import { type BaseUnits, getNetwork, toBaseUnits } from '@billfold/core';
import { getKeyring, type Utxo, type UtxoKeyring, type UtxoTransferPlan } from '@billfold/keyring';
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/open-database.ts';
import { accounts, addresses, chainCursors, utxos, walletPublicKeys } from '../../../db/schema.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { reserveChangeAddress } from '../../../services/accounts/reserve-change-address.ts';
import { refusedTransfer } from '../../refused-transfer.ts';
import type { PricedSpending, Spending, SpendingAccount } from '../../spending.ts';
import { chooseFeeRate } from '../fees/choose-fee-rate.ts';

/** Bitcoin and its kin: inputs are chosen among the unspent outputs, and change comes back. */
export const utxoSpending: Spending = {
  sendsTokens: false,

  spendable: async (db, account) => sumOf(await loadSpendable(db, account)),

  quote: async ({ chains }, account) => {
    const fees = await chains.get(account.network).fees();
    if (fees.family !== 'utxo') throw new Error(`${account.network} names no fee rates`);
    const outputs = readOnce((db) => loadSpendable(db, account));
    return {
      price: ({ feeRate, feeRateValue }) =>
        priceAt(account, { satPerKvb: chooseFeeRate(fees, feeRate, feeRateValue), outputs }),
    };
  },

  record: async (tx, account, { planned: { plan }, hash, tools }) => {
    if (plan.family !== 'utxo') throw new Error('a plan without inputs');
    await takeInputs(tx, account, plan, hash);
    const changeAt = plan.outputs.findIndex((output) => output.isChange);
    const change = plan.outputs[changeAt];
    if (change === undefined) return;
    const address = await reserveChangeAddress(tx, account, tools);
    if (address.address !== change.address)
      throw new Error('the reserved change address is not the planned one');
    await tx.insert(utxos).values({
      accountId: account.id,
      network: account.network,
      hash,
      outputIndex: changeAt,
      addressId: address.id,
      valueUnits: change.value,
      isChange: true,
    });
  },

  predecessors: async (db, network, hash) => {
    const rows = await db
      .selectDistinct({ hash: utxos.hash })
      .from(utxos)
      .where(and(eq(utxos.network, network), eq(utxos.spentBy, hash), utxos.isChange));
    return rows.map((row) => row.hash);
  },

  release: async (tx, network, hash) => {
    await tx
      .update(utxos)
      .set({ spentBy: null })
      .where(and(eq(utxos.network, network), eq(utxos.spentBy, hash)));
    await tx.delete(utxos).where(and(eq(utxos.network, network), eq(utxos.hash, hash)));
  },
};

type ReadOutputs = (db: Db) => Promise<readonly Utxo[]>;

/** Each price of a quote is that of the same outputs: what is signed reads its own, under the lock. */
function readOnce(read: ReadOutputs): ReadOutputs {
  let outputs: Promise<readonly Utxo[]> | undefined;
  return (db) => {
    outputs ??= read(db);
    return outputs;
  };
}

interface Price {
  readonly satPerKvb: bigint;
  readonly outputs: ReadOutputs;
}

function priceAt(account: SpendingAccount, { satPerKvb, outputs }: Price): PricedSpending {
  const keyring = utxoKeyringOf(account);
  return {
    terms: { per: 'size', satPerKvb },
    networkFee: null,
    estimateFee: async (db, { recipient, amount }) => {
      const spendable = await outputs(db);
      const estimate = (of: BaseUnits | 'max') =>
        keyring.estimateFee({ utxos: spendable, recipient, amount: of, satPerKvb });
      const exact = estimate(amount);
      const answer = exact.outcome === 'estimated' ? exact : estimate('max');
      if (answer.outcome === 'estimated') return answer.fee;
      if (answer.outcome === 'recipient_invalid') throw refusedTransfer(account.network, answer);
      // Not even the fee can be paid: it takes all there is, and nothing can be sent.
      return sumOf(spendable);
    },
    plan: async (tx, { recipient, amount }) => {
      const key = await loadKey(tx, account);
      const utxos = await loadSpendable(tx, account);
      const built = keyring.buildTransfer({ ...key, utxos, recipient, amount, satPerKvb });
      if (built.outcome !== 'built') throw refusedTransfer(account.network, built);
      const { plan } = built;
      return {
        plan,
        fee: plan.fee,
        sent: sumOf(plan.outputs.filter((output) => !output.isChange)),
        fromAddress: await addressOfFirstInput(tx, account, plan),
        toAddress: recipient,
        isToSelf: await isOwnAddress(tx, account, recipient),
        nonce: null,
      };
    },
  };
}

export function utxoKeyringOf({ network, chain }: SpendingAccount): UtxoKeyring {
  const keyring = getKeyring(network, chain);
  if (keyring.family !== 'utxo') throw new Error(`${network} has no unspent outputs`);
  return keyring;
}

export async function loadKey(tx: Db, { id }: SpendingAccount) {
  const [row] = await tx
    .select({ publicKey: walletPublicKeys.publicKey, changeIndex: accounts.nextChangeIndex })
    .from(accounts)
    .innerJoin(walletPublicKeys, publicKeyOf())
    .where(eq(accounts.id, id));
  if (row === undefined) throw new Error(`account ${id} has no public key`);
  return row;
}

/** Unspent, and either our own change or deep enough in the chain to count as available. */
export async function loadSpendable(db: Db, account: SpendingAccount): Promise<readonly Utxo[]> {
  const { confirmations } = getNetwork(account.network);
  const cursor = db
    .select({ height: chainCursors.height })
    .from(chainCursors)
    .where(eq(chainCursors.network, account.network));
  const rows = await db
    .select({
      hash: utxos.hash,
      index: utxos.outputIndex,
      value: utxos.valueUnits,
      branch: addresses.branch,
      addressIndex: addresses.addressIndex,
    })
    .from(utxos)
    .innerJoin(addresses, eq(addresses.id, utxos.addressId))
    .where(
      and(
        eq(utxos.accountId, account.id),
        isNull(utxos.spentBy),
        or(
          utxos.isChange,
          lte(utxos.blockHeight, sql`(${cursor}) - ${confirmations.available - 1}`),
        ),
      ),
    );
  return rows.map((row) => ({
    ...row,
    value: toBaseUnits(row.value),
    branch: row.branch === 'change' ? 1 : 0,
  }));
}

async function takeInputs(
  tx: Db,
  account: SpendingAccount,
  plan: UtxoTransferPlan,
  hash: string,
): Promise<void> {
  for (const input of plan.inputs) {
    const taken = await tx
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
    if (taken.length !== 1)
      throw new ApiError(409, 'INPUT_TAKEN', {
        errors: ['The funds of this account changed meanwhile. Review the payment again.'],
      });
  }
}

export async function addressOfFirstInput(
  tx: Db,
  account: SpendingAccount,
  plan: UtxoTransferPlan,
): Promise<string> {
  const [input] = plan.inputs;
  if (input === undefined) throw new Error('a plan without inputs');
  const [row] = await tx
    .select({ address: addresses.address })
    .from(addresses)
    .where(
      and(
        eq(addresses.accountId, account.id),
        eq(addresses.branch, input.branch === 1 ? 'change' : 'receive'),
        eq(addresses.addressIndex, input.addressIndex),
      ),
    );
  if (row === undefined) throw new Error('a plan that spends an unknown address');
  return row.address;
}

export async function isOwnAddress(
  tx: Db,
  account: SpendingAccount,
  address: string,
): Promise<boolean> {
  const rows = await tx
    .select({ id: addresses.id })
    .from(addresses)
    .where(and(eq(addresses.accountId, account.id), eq(addresses.address, address)))
    .limit(1);
  return rows.length > 0;
}

/** The stored public key of an account: joined on its place in the wallet. */
function publicKeyOf() {
  return and(
    eq(walletPublicKeys.walletId, accounts.walletId),
    eq(walletPublicKeys.network, accounts.network),
    eq(walletPublicKeys.accountIndex, accounts.accountIndex),
  );
}

function sumOf(parts: readonly { readonly value: BaseUnits }[]): BaseUnits {
  return toBaseUnits(parts.reduce((sum, { value }) => sum + value, 0n));
}
