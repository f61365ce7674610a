import { toBaseUnits } from '@billfold/core';
import type { EvmFeeOffer } from '@billfold/keyring';
import { loadAccountBalance, loadAssetBalance } from '../../../accounts/account-balances.ts';
import { loadPublicKey } from '../../../accounts/load-public-key.ts';
import type { Chain } from '../../../chains/chain.ts';
import type { Db } from '../../../db/open-database.ts';
import { requireNoFeeChoice } from '../../fee-choice.ts';
import { loadOnlyAddress } from '../../load-only-address.ts';
import { findNextNonce, findSendsBefore } from '../../next-nonce.ts';
import { refusedTransfer } from '../../refused-transfer.ts';
import { requireFamily } from '../../require-family.ts';
import type { EstimateRequest, PricedSpending, Spending, SpendingAccount } from '../../spending.ts';
import { toPlannedSpend } from '../../to-planned-spend.ts';
import { evmKeyringOf } from '../evm-keyring.ts';
import { chooseFeeOffer, chooseGasLimit, offerAsReviewed, priceOf } from '../fees/fee-offer.ts';
import { chooseTokenGasLimit, offerAtPrice, offerWithin } from '../fees/reviewed-price.ts';
import { loadHeldToken } from './held-token.ts';

/**
 * Ethereum's family: an account is one address with a balance, and nonces order its sends. The row of
 * a transaction is its whole record, so that `record` and `release` have nothing to do.
 */
export const evmSpending: Spending<'evm'> = {
  sendsTokens: true,

  loadSpendable: async (db, account) => (await loadAccountBalance(db, account)).spendable,

  quote: async ({ db, chains }, account, request) => {
    const chain = chains.get(account.network);
    const fees = requireFamily(await chain.fees(), 'evm');
    if (chain.loadAccount === null) throw new Error(`${account.network} has no accounts`);
    const now = chooseFeeOffer(account.network, fees);
    const address = await loadOnlyAddress(db, account.id);
    const { nonce } = await chain.loadAccount(address);
    const work = await simulate(chain, { db, account, address, request });
    return {
      price: (choice) => {
        requireNoFeeChoice(choice);
        const gasLimit =
          work === null
            ? chooseGasLimit(account.network, choice)
            : chooseTokenGasLimit(work, choice);
        const offer = offerWithin(account.network, {
          ...{ fees, gasLimit, mostFee: choice.mostFee },
          offer: offerAtPrice(account.network, { now, fees, choice }),
        });
        return priceAt(account, { offer, gasLimit, minedNonce: nonce ?? 0n });
      },
    };
  },

  record: async () => {},

  hashOf: null,

  findPredecessors: findSendsBefore,

  release: async () => {},

  loadTokenWallet: null,
};

interface Simulation {
  readonly db: Db;
  readonly account: SpendingAccount;
  readonly address: string;
  readonly request: EstimateRequest;
}

/** Returns the gas of a token transfer; null for the native asset, whose transfers all take the same. */
async function simulate(
  { simulateTransfer }: Chain,
  { db, account, address, request }: Simulation,
): Promise<bigint | null> {
  const { token, recipient, amount } = request;
  if (token === null || simulateTransfer === null) return null;
  const held = await loadAssetBalance(db, account, token.id);
  // A transfer above the balance cannot be simulated; the plan refuses it.
  const value = amount === 'max' || amount > held.spendable ? held.spendable : amount;
  const { work } = await simulateTransfer({ token, from: address, to: recipient, value });
  return work;
}

interface Price {
  readonly offer: EvmFeeOffer;
  readonly gasLimit: bigint;
  readonly minedNonce: bigint;
}

function priceAt(account: SpendingAccount, price: Price): PricedSpending<'evm'> {
  const { gasLimit, minedNonce } = price;
  const gasPrice = priceOf(price.offer);
  return {
    terms: { per: 'gas', gasPrice, gasLimit },
    networkFee: null,
    // Equal for every amount, and for every recipient that is not a contract.
    estimateFee: async () => ({ fee: toBaseUnits(gasPrice * gasLimit), vsize: null }),
    plan: async (tx, { token, recipient, amount, reviewed }) => {
      const { publicKey } = await loadPublicKey(tx, account);
      const { spendable: balance } = await loadAccountBalance(tx, account);
      const asReviewed = { offer: price.offer, gasLimit, balance, reviewed };
      const built = evmKeyringOf(account).buildTransfer({
        publicKey,
        addressIndex: account.addressIndex,
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
