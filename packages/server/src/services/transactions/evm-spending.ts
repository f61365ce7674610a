import { toBaseUnits } from '@billfold/core';
import { type EvmFeeOffer, type EvmKeyring, getKeyring } from '@billfold/keyring';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/open-database.ts';
import { addresses } from '../../db/schema.ts';
import { loadAccountBalance } from '../accounts/account-balances.ts';
import { loadPublicKey } from '../accounts/load-public-key.ts';
import {
  chooseFeeOffer,
  chooseGasLimit,
  offerAsReviewed,
  priceOf,
  refuseFeeChoice,
} from './evm-fee-offer.ts';
import { findNextNonce, findSendsBefore } from './next-nonce.ts';
import { refusedTransfer } from './refused-transfer.ts';
import type { PricedSpending, Spending, SpendingAccount } from './spending.ts';

/**
 * Ethereum and its kin: an account is one address with a balance, and its sends are put in order by
 * their nonces. The row of a transaction is all that the books keep, so nothing is locked beside it.
 */
export const evmSpending: Spending = {
  spendable: async (db, account) => (await loadAccountBalance(db, account)).spendable,

  quote: async ({ db, chains }, account) => {
    const chain = chains.get(account.network);
    const fees = await chain.fees();
    if (fees.family !== 'evm' || chain.loadAccount === null)
      throw new Error(`${account.network} names no gas price`);
    const offer = chooseFeeOffer(account.network, fees);
    const { nonce } = await chain.loadAccount(await loadAddress(db, account));
    return {
      price: (choice) => {
        refuseFeeChoice(choice);
        const gasLimit = chooseGasLimit(account.network, choice);
        return priceAt(account, { offer, gasLimit, minedNonce: nonce });
      },
    };
  },

  record: async () => {},

  predecessors: findSendsBefore,

  release: async () => {},
};

interface Price {
  readonly offer: EvmFeeOffer;
  readonly gasLimit: bigint;
  readonly minedNonce: bigint;
}

function priceAt(account: SpendingAccount, price: Price): PricedSpending {
  const { gasLimit, minedNonce } = price;
  const gasPrice = priceOf(price.offer);
  return {
    terms: { per: 'gas', gasPrice, gasLimit },
    // The same for any amount and any recipient that is no contract.
    estimateFee: async () => toBaseUnits(gasPrice * gasLimit),
    plan: async (tx, { recipient, amount, reviewed }) => {
      const { publicKey } = await loadPublicKey(tx, account);
      const { spendable: balance } = await loadAccountBalance(tx, account);
      const asReviewed = { offer: price.offer, gasLimit, balance, reviewed };
      const built = keyringOf(account).buildTransfer({
        publicKey,
        balance,
        nonce: await findNextNonce(tx, account.id, minedNonce),
        recipient,
        amount,
        offer: amount === 'max' ? offerAsReviewed(account.network, asReviewed) : price.offer,
        gasLimit,
      });
      if (built.outcome !== 'built') throw refusedTransfer(account.network, built);
      const { plan } = built;
      return {
        plan,
        fee: plan.fee,
        sent: plan.value,
        fromAddress: plan.from,
        toAddress: plan.to,
        isToSelf: plan.to === plan.from,
        nonce: plan.nonce,
      };
    },
  };
}

function keyringOf({ network, chain }: SpendingAccount): EvmKeyring {
  const keyring = getKeyring(network, chain);
  if (keyring.family !== 'evm') throw new Error(`${network} has no gas`);
  return keyring;
}

/** The one address of the account. */
async function loadAddress(db: Db, { id }: SpendingAccount): Promise<string> {
  const [row] = await db
    .select({ address: addresses.address })
    .from(addresses)
    .where(eq(addresses.accountId, id));
  if (row === undefined) throw new Error(`account ${id} has no address`);
  return row.address;
}
