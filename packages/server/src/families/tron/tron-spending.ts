import { type BaseUnits, type TokenDefinition, toBaseUnits } from '@billfold/core';
import type { TronFeeTerms, TronTokenRequest } from '@billfold/keyring';
import { loadAccountBalance, loadAssetBalance } from '../../accounts/account-balances.ts';
import { loadPublicKey } from '../../accounts/load-public-key.ts';
import type { Block, Chain, StakedResources, TronFees } from '../../chains/chain.ts';
import type { Db } from '../../db/open-database.ts';
import type { ServerPlatform } from '../../platform/server-platform.ts';
import { countSends, hasSentSince } from '../count-sends.ts';
import { requireNoFeeChoice } from '../fee-choice.ts';
import { loadOnlyAddress } from '../load-only-address.ts';
import { extraLifetimeMs } from '../raw-transfer.ts';
import { refusedTransfer } from '../refused-transfer.ts';
import { requireFamily } from '../require-family.ts';
import { settledBlock } from '../settled-block.ts';
import type { EstimateRequest, PricedSpending, Spending, SpendingAccount } from '../spending.ts';
import { toPlannedSpend } from '../to-planned-spend.ts';
import { tronKeyringOf } from './tron-keyring.ts';

/** Lifetime of a transaction: no block includes it later, and the owner can pay again. */
const validForMs = 60_000;

/**
 * Tron: an account is one address with a balance, and its sends are not counted. The first transfer
 * to an address opens its account, which the sender pays for.
 */
export const tronSpending: Spending<'tron'> = {
  sendsTokens: true,

  loadSpendable: async (db, account) => (await loadAccountBalance(db, account)).spendable,

  quote: async ({ db, chains, platform }, account, request) => {
    const chain = chains.get(account.network);
    const reference = await settledBlock(chain);
    const fees = requireFamily(await chain.fees(), 'tron');
    const costs = await costsOf(chain, fees, { db, account, request });
    return {
      price: (choice) => {
        requireNoFeeChoice(choice);
        return priceAt(account, { ...costs, reference, clock: platform.clock });
      },
    };
  },

  record: async () => {},

  hashOf: null,

  findPredecessors: async () => [],

  release: async () => {},

  loadTokenWallet: null,
};

/** Costs of a transfer. */
interface Costs {
  readonly terms: TronFeeTerms;
  /** The most for running the contract of the token that is sent; null for the native asset. */
  readonly computation: Computation | null;
}

interface Computation {
  readonly feeLimit: BaseUnits;
  readonly sunPerEnergy: bigint;
  readonly staked: StakedResources;
}

interface Price extends Costs {
  readonly reference: Block;
  readonly clock: ServerPlatform['clock'];
}

function priceAt(account: SpendingAccount, price: Price): PricedSpending<'tron'> {
  const { reference, clock } = price;
  const keyring = tronKeyringOf(account);
  return {
    terms: { per: 'transfer' },
    networkFee: price.terms.kind === 'activation' ? toBaseUnits(price.terms.price) : null,
    estimateFee: async (db, { token, amount }) => {
      const { spendable: balance } = await loadAccountBalance(db, account);
      const { terms, ...limits } = await chargesNow(db, account, price);
      const held = token && (await loadHeldToken(db, account, token));
      const paying = { terms, balance, token: held && { ...held, ...limits } };
      const exact = keyring.estimateFee({ ...paying, amount });
      const answer =
        exact.outcome === 'estimated' ? exact : keyring.estimateFee({ ...paying, amount: 'max' });
      if (answer.outcome === 'estimated') return { fee: answer.fee, vsize: null };
      // Not even the fees can be paid: the fee is that of the smallest amount.
      const one = { ...paying, amount: toBaseUnits(1n), balance: plenty };
      const least = keyring.estimateFee({
        ...one,
        token: one.token && { ...one.token, balance: plenty },
      });
      if (least.outcome !== 'estimated') throw refusedTransfer(account.network, least);
      return { fee: least.fee, vsize: null };
    },
    plan: async (tx, { token, recipient, amount }) => {
      const { publicKey } = await loadPublicKey(tx, account);
      const { spendable: balance } = await loadAccountBalance(tx, account);
      const { terms, ...limits } = await chargesNow(tx, account, price);
      const held = token && (await loadHeldToken(tx, account, token));
      const createdAtMs = clock.now() + (await countSends(tx, account));
      const built = keyring.buildTransfer({
        publicKey,
        addressIndex: account.addressIndex,
        balance,
        recipient,
        amount,
        token: held && { ...held, ...limits },
        terms,
        reference,
        createdAtMs,
        expiresAtMs: createdAtMs + validForMs,
      });
      if (built.outcome !== 'built')
        throw refusedTransfer(account.network, built, token ?? undefined);
      const { plan } = built;
      return toPlannedSpend(plan, { sent: plan.token?.value ?? plan.value, nonce: null });
    },
  };
}

type Charges = Pick<TronTokenRequest, 'feeLimit' | 'covered'> & { readonly terms: TronFeeTerms };

/**
 * Returns what a transfer burns at the most. Staked resources count only while no earlier send of the account can use
 * them up, or is missing in what the node said of them.
 */
async function chargesNow(
  db: Db,
  account: SpendingAccount,
  { terms, computation, clock }: Price,
): Promise<Charges> {
  const { feeLimit, sunPerEnergy, staked } = computation ?? noComputation;
  const isStaked = staked.energy > 0n || staked.bandwidth > 0n;
  if (!isStaked || (await hasSentSince(db, account, new Date(clock.now() - usedUpWithinMs))))
    return { terms, feeLimit };
  const price = staked.energy * sunPerEnergy;
  return {
    // Bandwidth covers all bytes of a transaction or none.
    terms: staked.bandwidth < mostBytes ? terms : { kind: 'bandwidth', sunPerByte: 0n },
    feeLimit,
    covered: price < feeLimit ? toBaseUnits(price) : feeLimit,
  };
}

const noComputation: Computation = {
  ...{ feeLimit: toBaseUnits(0n), sunPerEnergy: 0n },
  staked: { energy: 0n, bandwidth: 0n },
};

/** The longest life of a send, and a minute for a node that lags. */
const usedUpWithinMs = validForMs + extraLifetimeMs + 60_000;

/** Bandwidth of any transfer of a token: 345 bytes, or a few more with its limit. */
const mostBytes = 360n;

interface Asked {
  readonly db: Db;
  readonly account: SpendingAccount;
  readonly request: EstimateRequest;
}

/**
 * Loads the costs of paying the recipient. While it is unknown, an activated account is assumed.
 */
async function costsOf(chain: Chain, fees: TronFees, asked: Asked): Promise<Costs> {
  const { token, recipient } = asked.request;
  const place: TronFeeTerms = { kind: 'bandwidth', sunPerByte: fees.sunPerByte };
  if (token !== null) return { terms: place, computation: await simulate(chain, fees, asked) };
  const account = recipient === null ? null : await chain.loadAccount?.(recipient);
  const opensAccount = account?.isActivated === false;
  const terms = opensAccount ? ({ kind: 'activation', price: fees.activation } as const) : place;
  return { terms, computation: null };
}

/**
 * Limits a call to a fifth more than was simulated: what a token does may depend on what others do meanwhile. The network
 * counts staked energy towards the limit, so it is the same with and without.
 * @see java-tron, VMActuator, `getAccountEnergyLimitWithFixRatio`
 */
async function simulate(
  { network, simulateTransfer }: Chain,
  { sunPerEnergy }: TronFees,
  { db, account, request }: Asked,
): Promise<Computation> {
  const { token, recipient, amount } = request;
  if (token === null || simulateTransfer === null) throw new Error(`${network} has no tokens`);
  const held = await loadAssetBalance(db, account, token.id);
  // A transfer above the balance cannot be simulated; the plan refuses it.
  const value = amount === 'max' || amount > held.spendable ? held.spendable : amount;
  const from = await loadOnlyAddress(db, account.id);
  const simulated = await simulateTransfer({ token, from, to: recipient, value });
  const feeLimit = toBaseUnits(((simulated.work * 12n + 9n) / 10n) * sunPerEnergy);
  return { feeLimit, sunPerEnergy, staked: simulated.staked ?? noComputation.staked };
}

async function loadHeldToken(
  db: Db,
  account: SpendingAccount,
  { id, contract }: TokenDefinition,
): Promise<Pick<TronTokenRequest, 'contract' | 'balance'>> {
  const { spendable: balance } = await loadAssetBalance(db, account, id);
  return { contract, balance };
}

/** More than any fee. */
const plenty = toBaseUnits(2n ** 62n);
