import { type TokenDefinition, toBaseUnits } from '@billfold/core';
import { type EvmFeeOffer, type EvmKeyring, getKeyring, type HeldToken } from '@billfold/keyring';
import type { Chain } from '../../../chains/chain.ts';
import type { Db } from '../../../db/open-database.ts';
import {
  loadAccountBalance,
  loadAssetBalance,
} from '../../../services/accounts/account-balances.ts';
import { loadPublicKey } from '../../../services/accounts/load-public-key.ts';
import { loadOnlyAddress } from '../../load-only-address.ts';
import { findNextNonce, findSendsBefore } from '../../next-nonce.ts';
import { refusedTransfer } from '../../refused-transfer.ts';
import type { EstimateRequest, PricedSpending, Spending, SpendingAccount } from '../../spending.ts';
import { toPlannedSpend } from '../../to-planned-spend.ts';
import {
  chooseFeeOffer,
  chooseGasLimit,
  offerAsReviewed,
  priceOf,
  refuseFeeChoice,
} from '../fees/evm-fee-offer.ts';
import { chooseTokenGasLimit, offerAtPrice } from '../fees/evm-token-fees.ts';

/**
 * Ethereum and its kin: an account is one address with a balance, and its sends are put in order by
 * their nonces. The row of a transaction is all that the books keep, so nothing is locked beside it.
 */
export const evmSpending: Spending = {
  sendsTokens: true,

  spendable: async (db, account) => (await loadAccountBalance(db, account)).spendable,

  quote: async ({ db, chains }, account, request) => {
    const chain = chains.get(account.network);
    const fees = await chain.fees();
    if (fees.family !== 'evm' || chain.loadAccount === null)
      throw new Error(`${account.network} names no gas price`);
    const now = chooseFeeOffer(account.network, fees);
    const address = await loadOnlyAddress(db, account.id);
    const { nonce } = await chain.loadAccount(address);
    const work = await simulate(chain, { db, account, address, request });
    return {
      price: (choice) => {
        refuseFeeChoice(choice);
        const gasLimit =
          work === null
            ? chooseGasLimit(account.network, choice)
            : chooseTokenGasLimit(work, choice);
        const offer = offerAtPrice(account.network, { now, fees, choice });
        return priceAt(account, { offer, gasLimit, minedNonce: nonce ?? 0n });
      },
    };
  },

  record: async () => {},

  predecessors: findSendsBefore,

  release: async () => {},
};

interface Simulation {
  readonly db: Db;
  readonly account: SpendingAccount;
  readonly address: string;
  readonly request: EstimateRequest;
}

/** The gas that the transfer of a token takes; null for the native asset, which always takes the same. */
async function simulate(
  { simulateTransfer }: Chain,
  { db, account, address, request }: Simulation,
): Promise<bigint | null> {
  const { token, recipient, amount } = request;
  if (token === null || simulateTransfer === null) return null;
  const held = await loadAssetBalance(db, account, token.id);
  // More than there is cannot be run: that is for the plan to refuse.
  const value = amount === 'max' || amount > held.spendable ? held.spendable : amount;
  const { work } = await simulateTransfer({ token, from: address, to: recipient, value });
  return work;
}

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
    networkFee: null,
    // The same for any amount and any recipient that is no contract.
    estimateFee: async () => toBaseUnits(gasPrice * gasLimit),
    plan: async (tx, { token, recipient, amount, reviewed }) => {
      const { publicKey } = await loadPublicKey(tx, account);
      const { spendable: balance } = await loadAccountBalance(tx, account);
      const asReviewed = { offer: price.offer, gasLimit, balance, reviewed };
      const built = evmKeyringOf(account).buildTransfer({
        publicKey,
        balance,
        nonce: await findNextNonce(tx, account.id, minedNonce),
        recipient,
        amount,
        token: token === null ? null : await loadHeldToken(tx, account, token),
        offer:
          amount === 'max' && token === null
            ? offerAsReviewed(account.network, asReviewed)
            : price.offer,
        gasLimit,
      });
      if (built.outcome !== 'built')
        throw refusedTransfer(account.network, built, token ?? undefined);
      const { plan } = built;
      return toPlannedSpend(plan, { sent: plan.value, nonce: plan.nonce });
    },
  };
}

export async function loadHeldToken(
  tx: Db,
  account: SpendingAccount,
  { id, contract }: TokenDefinition,
): Promise<HeldToken> {
  const { spendable: balance } = await loadAssetBalance(tx, account, id);
  return { contract, balance };
}

export function evmKeyringOf({ network, chain }: SpendingAccount): EvmKeyring {
  const keyring = getKeyring(network, chain);
  if (keyring.family !== 'evm') throw new Error(`${network} has no gas`);
  return keyring;
}
