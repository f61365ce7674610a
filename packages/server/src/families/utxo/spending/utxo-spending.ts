import type { BaseUnits } from '@billfold/core';
import type { Utxo } from '@billfold/keyring';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/open-database.ts';
import { utxos } from '../../../db/schema.ts';
import { readStoredIndex } from '../../../db/stored-account-index.ts';
import { refusedTransfer } from '../../refused-transfer.ts';
import { requireFamily } from '../../require-family.ts';
import type { PricedSpending, Spending, SpendingAccount } from '../../spending.ts';
import { chooseFeeRate } from '../fees/choose-fee-rate.ts';
import { utxoKeyringOf } from '../utxo-keyring.ts';
import { loadAccountKey } from './account-key.ts';
import { isOwnAddress, loadFirstInputAddress } from './own-addresses.ts';
import { recordSpend } from './record-spend.ts';
import { loadSpendableOutputs, sumOf } from './spendable-outputs.ts';

/** Bitcoin's family: coin selection among the unspent outputs, with change back to the account. */
export const utxoSpending: Spending<'utxo'> = {
  sendsTokens: false,

  loadSpendable: async (db, account) => sumOf(await loadSpendableOutputs(db, account)),

  quote: async ({ chains }, account) => {
    const fees = requireFamily(await chains.get(account.network).fees(), 'utxo');
    const outputs = loadOnce((db) => loadSpendableOutputs(db, account));
    return {
      price: ({ feeRate, feeRateValue }) =>
        priceAt(account, { satPerKvb: chooseFeeRate(fees, feeRate, feeRateValue), outputs }),
    };
  },

  record: recordSpend,

  hashOf: (account, plan) => utxoKeyringOf(account).hashTransfer(plan),

  findPredecessors: async (db, network, hash) => {
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

  loadTokenWallet: null,
};

type LoadOutputs = (db: Db) => Promise<readonly Utxo[]>;

/** Loads the outputs once for all prices of a quote. Signing loads its own, under the lock. */
function loadOnce(load: LoadOutputs): LoadOutputs {
  let outputs: Promise<readonly Utxo[]> | undefined;
  return (db) => {
    outputs ??= load(db);
    return outputs;
  };
}

interface Price {
  readonly satPerKvb: bigint;
  readonly outputs: LoadOutputs;
}

function priceAt(account: SpendingAccount, { satPerKvb, outputs }: Price): PricedSpending<'utxo'> {
  const keyring = utxoKeyringOf(account);
  const kind = readStoredIndex(account.accountIndex).addressType;
  return {
    terms: { per: 'size', satPerKvb },
    networkFee: null,
    estimateFee: async (db, { recipient, amount }) => {
      const spendable = await outputs(db);
      const estimate = (value: BaseUnits | 'max') =>
        keyring.estimateFee({ kind, utxos: spendable, recipient, amount: value, satPerKvb });
      const exact = estimate(amount);
      const answer = exact.outcome === 'estimated' ? exact : estimate('max');
      if (answer.outcome === 'estimated') return answer;
      if (answer.outcome === 'recipient_invalid') throw refusedTransfer(account.network, answer);
      // The balance does not cover the fee: nothing can be sent, and the fee takes the whole balance.
      return { fee: sumOf(spendable), vsize: null };
    },
    plan: async (tx, { recipient, amount }) => {
      const key = await loadAccountKey(tx, account);
      const spendable = await loadSpendableOutputs(tx, account);
      const built = keyring.buildTransfer({
        ...key,
        utxos: spendable,
        recipient,
        amount,
        satPerKvb,
      });
      if (built.outcome !== 'built') throw refusedTransfer(account.network, built);
      const { plan } = built;
      return {
        plan,
        fee: plan.fee,
        sent: sumOf(plan.outputs.filter((output) => !output.isChange)),
        fromAddress: await loadFirstInputAddress(tx, account, plan),
        toAddress: recipient,
        isToSelf: await isOwnAddress(tx, account, recipient),
        nonce: null,
        lastHeight: null,
      };
    },
  };
}
